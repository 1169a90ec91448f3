# What Discord shows next to a command and its options while somebody types it: at most 100 characters each.
# `command-<command>` describes a command, `command-<command>-<option>` an option of it.

command-which-table = Which table; without it, the one of this channel
command-which-game = Which game

command-play = Open a table: others join, then you start
command-help = What I am, and where to begin
command-rules = The rules of a game, in short
command-games = Your tables, those waiting for you first; tables with free seats; your finished games
command-move = Type your move, which is played at once; a semicolon separates the steps
command-move-move = For example: take chest; place H4b; end
command-board = Look at a table. Only you see it
command-board-text = Describe the board in words
command-hand = What only you may see at a table, such as your cards
command-replay = Go through a game turn by turn, or watch it as a film
command-note = Write a note to yourself about a table. Only you will see it
command-undo = Ask the others whether you may take back your last turn
command-vacation = Stop your clocks at all tables for some days, beginning now, or end your vacation
command-vacation-days = How many days; leave it out to see or end your vacation

command-plan = Plan moves ahead. Only you see them
command-plan-move = Plan a move for your next turn, after those you have planned already
command-plan-move-move = As you would type it with /move
command-plan-move-unless = Stop if somebody else plays a move that begins like this
command-plan-always = Always give the same answer to a question in others' turns
command-plan-always-question = Which question
command-plan-always-answer = As you would type it. Leave it out to be asked again
command-plan-list = Show your plans at a table
command-plan-forget = Delete all your plans at a table

command-table = Leave, resign from, call off, pause, move or export a table
command-table-leave = Leave a table that has not started yet
command-table-resign = Give up your seat for good. A computer takes it over
command-table-cancel = Call off a table. Once it has started, everybody who is still there must agree
command-table-absent = Call a vote about somebody who has not moved for three days at a table without a clock
command-table-pause = Ask the others to pause a game for some days
command-table-pause-days = How many days
command-table-resume = Ask the others to end the pause of a game now
command-table-here = Continue a game in this channel, or post the card of a lobby again
command-table-export = Get the record of a game as a file

command-settings = Your language, time zone, quiet hours and mentions
command-settings-language = The language I answer you in
command-settings-timezone = For example Europe/Prague
command-settings-quiet = When not to remind you, such as "22:00-07:00", or "off"
command-settings-mentions = Whether I mention you when it is your turn
command-settings-mentions-yes = yes
command-settings-mentions-no = no
command-settings-reminders = When I remind you that it is your turn
command-settings-reminders-both = Halfway and near the end
command-settings-reminders-once = Once, halfway
command-settings-reminders-off = Not at all
command-settings-upcoming = Whether I mention you when you are next
command-window = Before a game starts: the hours of the day in which its clocks run
command-window-hours = For example "18:00-23:00", or "off"
command-window-timezone = For example Europe/Prague
command-server = What this server has set: defaults for tables, channels, who may play
command-server-pace = Time for a move
command-server-place = Where games are played
command-server-openers = Who may open tables; @everyone means everybody
command-server-language = The language of posts, pictures and lists
command-server-tables = The channel for a list of all tables, which I keep up to date

command-privacy = What I store about you
command-privacy-export = Get everything I store about you as a file. Only you see it
command-privacy-delete = Make me forget you: computers take over your seats, and your name is removed

command-admin = For the owner of this bot
command-admin-pause = Pause all tables: nobody can move and no clock runs
command-admin-resume = End the pause
command-admin-health = How the bot is doing

command-learn = Learn a game by playing it, step by step. Only you see it
