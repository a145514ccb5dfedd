import type { service as english } from '../en/service.ts';

/** What a server adds to the page: clocks, programs, notices, accounts, standing orders. */
export const service: Readonly<Record<keyof typeof english, string>> = {
  // Clocks of a table
  'clock.title': 'Hodiny',
  'clock.of': '{name}: {time}',
  'clock.of-running': '{name}, na tahu: {time}',
  'clock.up': 'čas vypršel',
  'clock.away': 'do {date} pryč',
  'clock.minutes': '{minutes}\u00a0min',
  'clock.hours': '{hours}\u00a0h {minutes}\u00a0min',
  'clock.days': '{days, plural, one {# den} few {# dny} many {# dne} other {# dní}} {hours}\u00a0h',
  'clock.full': '{name} má čas do: {date}.',

  // When time is up
  'late.title': 'Čas vypršel',
  'late.what': '{name} už nemá čas. Co chcete udělat?',
  'late.note':
    '{needed, plural, =1 {Rozhodujete vy.} other {Stane se to, až budou chtít totéž #.}} Do té doby může {name} ještě táhnout.',
  'late.wait': 'Čekat',
  'late.bot': 'Ať hraje bot',
  'late.end': 'Ukončit hru',
  'late.me':
    'Váš čas vypršel. Ostatní mohou počkat, nechat za vás hrát bota, nebo hru ukončit; zahrajte tah a vše je v\u00a0pořádku.',
  'late.wishes':
    '{count, plural, =0 {zatím nikdo} one {chce to #} few {chtějí to #} many {chtějí to #} other {chce to #}}',
  'late.end-sure': 'Ukončit hru hned? Mezi těmi, komu čas nevypršel, rozhodnou body v\u00a0této chvíli.',

  // Lines of the table in the log
  'line.takeback': 'Zpět k\u00a0tahu {to}',
  'line.concede': '{name} se vzdává; dál hraje bot',
  'line.time': '{name}: čas vypršel',
  'line.stand-in': '{name}: zatím hraje bot',
  'line.end': 'Ostatní hru končí, čas vypršel: {name}',

  // The pace of a new table
  'pace.label': 'Tempo',
  'pace.none': 'Bez hodin',
  'pace.live': 'Živé hodiny',
  'pace.days': 'Dny na tah',
  'pace.bank': 'Minut pro každého',
  'pace.increment': 'Sekund zpět za každý tah',
  'pace.per-move': 'Dnů na tah',
  'pace.hours': 'Hrací hodiny',
  'pace.all-day': 'celý den',
  'pace.from': 'od',
  'pace.to': 'do',
  'pace.vacation': 'Dnů volna pro každého',
  'pace.live-is': '{minutes}\u00a0min + {increment}\u00a0s',
  'pace.days-is':
    '{days, plural, one {# den na tah} few {# dny na tah} many {# dne na tah} other {# dní na tah}}',
  'pace.zone': 'Čas běží jen v\u00a0těchto hodinách, v\u00a0časovém pásmu {zone}.',

  // Programs with a token
  'programs.title': 'Programy',
  'programs.note': 'Váš program může s\u00a0tokenem hrát u\u00a0stolů tohoto serveru. <a>Jak jej napsat</a>',
  'programs.name': 'Název programu',
  'programs.create': 'Vytvořit token',
  'programs.token': 'Token: {name}. Ukáže se jen teď; střežte jej jako heslo:',
  'programs.copy': 'Kopírovat token',
  'programs.copied': 'Zkopírováno',
  'programs.done': 'Mám jej',
  'programs.since': 'od {date}',
  'programs.revoke': 'Zneplatnit',
  'programs.revoke-of': 'Zneplatnit token: {name}',
  'programs.revoke-sure': 'Zneplatnit? {name} už nebude moci hrát.',
  'seats.program': 'program',
};
