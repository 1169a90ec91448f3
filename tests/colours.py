"""Colours as eyes with and without a colour vision deficiency see them."""

from __future__ import annotations

from render import theme

VISIONS = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
"""Machado, Oliveira and Fernandes 2009, severity 1, for linear RGB."""
Triple = tuple[float, float, float]


def linear(colour: str) -> Triple:
    r, g, b = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (value / 255 for value in theme.rgb(colour))
    )
    return r, g, b


def seen(colour: str, vision: str) -> Triple:
    """CIE L*a*b* of a colour as that eye sees it."""
    source = linear(colour)
    r, g, b = (
        min(1.0, max(0.0, sum(weight * part for weight, part in zip(row, source, strict=True))))
        for row in VISIONS[vision]
    )
    x = (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047
    y = 0.2126 * r + 0.7152 * g + 0.0722 * b
    z = (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883
    fx, fy, fz = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def distance(one: str, other: str, vision: str) -> float:
    pairs = zip(seen(one, vision), seen(other, vision), strict=True)
    return sum((a - b) ** 2 for a, b in pairs) ** 0.5


def contrast(one: str, other: str) -> float:
    """WCAG 2: 1 to 21."""
    dark, light = sorted(
        sum(w * part for w, part in zip((0.2126, 0.7152, 0.0722), linear(colour), strict=True))
        for colour in (one, other)
    )
    return (light + 0.05) / (dark + 0.05)


def too_near(pairs: list[tuple[str, str]], least: float) -> list[tuple[str, str, str]]:
    return [(a, b, vision) for a, b in pairs for vision in VISIONS if distance(a, b, vision) < least]
