/** What a server adds to the page: clocks, programs, notices, accounts, standing orders. */
export const service = {
  // Clocks of a table
  'clock.title': 'Clocks',
  'clock.of': '{name}: {time}',
  'clock.of-running': '{name}, to act: {time}',
  'clock.up': 'time is up',
  'clock.away': 'away until {date}',
  'clock.minutes': '{minutes} min',
  'clock.hours': '{hours} h {minutes} min',
  'clock.days': '{days, plural, one {# day} other {# days}} {hours} h',
  'clock.full': 'The time of {name} runs until {date}.',

  // Somebody's time is up
  'late.title': 'Time is up',
  'late.what': '{name} has run out of time. What do you want to do?',
  'late.note':
    '{needed, plural, =1 {You decide.} other {It is done when # of you want the same.}} Until then {name} can still move.',
  'late.wait': 'Wait',
  'late.bot': 'Let a bot play',
  'late.end': 'End the game',
  'late.me':
    'Your time is up. The others may wait, let a bot play for you, or end the game; move, and all is well.',
  'late.wishes': '{count, plural, =0 {} one {# wants this} other {# want this}}',
  'late.end-sure': 'End the game now? The points of this moment decide between those whose time is not up.',

  // Lines of the table in the log
  'line.takeback': 'Back to move {to}',
  'line.concede': '{name} gives up; a bot plays on',
  'line.time': 'The time of {name} is up',
  'line.stand-in': 'A bot plays for {name}',
  'line.end': 'The others end the game: the time of {name} was up',

  // The pace of a new table
  'pace.label': 'Pace',
  'pace.none': 'No clock',
  'pace.live': 'Live clock',
  'pace.days': 'Days for a move',
  'pace.bank': 'Minutes for each',
  'pace.increment': 'Seconds back for each move',
  'pace.per-move': 'Days for a move',
  'pace.hours': 'Hours of play',
  'pace.all-day': 'all day',
  'pace.from': 'from',
  'pace.to': 'to',
  'pace.vacation': 'Days of vacation for each',
  'pace.live-is': '{minutes} min + {increment} s',
  'pace.days-is': '{days, plural, one {# day for a move} other {# days for a move}}',
  'pace.zone': 'Time passes only in these hours, in the time zone {zone}.',

  // Programs with a token
  'programs.title': 'Programs',
  'programs.note':
    'A program of yours can play at tables of this server, with a token. <a>How to write one</a>',
  'programs.name': 'Name of the program',
  'programs.create': 'Make a token',
  'programs.token': 'The token of {name}. It is shown this once; keep it like a password:',
  'programs.copy': 'Copy the token',
  'programs.copied': 'Copied',
  'programs.done': 'I have it',
  'programs.since': 'since {date}',
  'programs.revoke': 'Revoke',
  'programs.revoke-of': 'Revoke the token of {name}',
  'programs.revoke-sure': 'Revoke? {name} cannot play any more.',
  'seats.program': 'a program',
} as const;
