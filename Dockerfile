# Caravanserai on Discord, as a user without rights; the data are in /data. See docs/running.md.
# For a database on a PostgreSQL server: --build-arg REQUIREMENTS=postgres
FROM python:3.13-slim

# Pillow shapes names in Arabic, Hebrew, Devanagari and Thai with FriBiDi, which it does not bring along.
RUN apt-get update \
    && apt-get install -y --no-install-recommends libfribidi0 \
    && rm -rf /var/lib/apt/lists/*
RUN useradd --create-home --uid 1000 caravanserai && install -d -o caravanserai /data
WORKDIR /app
ARG REQUIREMENTS=run
COPY requirements/${REQUIREMENTS}.txt requirements.txt
RUN pip install --no-cache-dir --require-hashes -r requirements.txt
COPY bot.py ./
COPY cogs cogs
COPY engine engine
COPY locales locales
COPY render render
RUN python -m compileall -q .

USER caravanserai
WORKDIR /data
VOLUME /data
ENV PYTHONUNBUFFERED=1
# As Ctrl-C: the bot closes its database before it exits.
STOPSIGNAL SIGINT
HEALTHCHECK --interval=60s --timeout=10s --start-period=60s CMD ["python", "/app/bot.py", "--health"]
ENTRYPOINT ["python", "/app/bot.py"]
