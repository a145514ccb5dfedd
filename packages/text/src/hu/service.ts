import type { service as english } from '../en/service.ts';

/** What a server adds to the page: clocks, programs, notices, accounts, standing orders. */
export const service: Readonly<Record<keyof typeof english, string>> = {
  // Clocks of a table
  'clock.title': 'Órák',
  'clock.of': '{name}: {time}',
  'clock.of-running': '{name}, soron van: {time}',
  'clock.up': 'lejárt az idő',
  'clock.away': 'távol eddig: {date}',
  'clock.minutes': '{minutes} perc',
  'clock.hours': '{hours} óra {minutes} perc',
  'clock.days': '{days, plural, one {# nap} other {# nap}} {hours} óra',
  'clock.full': '{name} ideje eddig tart: {date}.',

  // Somebody's time is up
  'late.title': 'Lejárt az idő',
  'late.what': '{name} kifutott az időből. Mit szeretnél?',
  'late.note':
    '{needed, plural, =1 {Te döntesz.} other {Akkor történik meg, ha közületek # ugyanazt akarja.}} Addig {name} még léphet.',
  'late.wait': 'Várok',
  'late.bot': 'Játsszon egy gép',
  'late.end': 'A játszma vége',
  'late.me':
    'Lejárt az időd. A többiek várhatnak, géppel játszathatnak helyetted, vagy befejezhetik a játszmát; lépj, és minden rendben.',
  'late.wishes': '{count, plural, =0 {senki} one {# ezt akarja} other {# ezt akarja}}',
  'late.end-sure':
    'Véget érjen most a játszma? A pillanatnyi pontok döntenek azok között, akiknek még van idejük.',

  // Lines of the table in the log
  'line.takeback': 'Vissza ide: {to}. lépés',
  'line.concede': '{name} feladta; gép játszik tovább',
  'line.time': '{name} ideje lejárt',
  'line.stand-in': 'Gép játszik helyette: {name}',
  'line.end': 'A többiek befejezték a játszmát: {name} ideje lejárt',

  // The pace of a new table
  'pace.label': 'Tempó',
  'pace.none': 'Óra nélkül',
  'pace.live': 'Élő óra',
  'pace.days': 'Napok lépésenként',
  'pace.bank': 'Perc fejenként',
  'pace.increment': 'Másodperc vissza lépésenként',
  'pace.per-move': 'Nap lépésenként',
  'pace.hours': 'Játékidő',
  'pace.all-day': 'egész nap',
  'pace.from': 'ettől',
  'pace.to': 'eddig',
  'pace.vacation': 'Szabadnap fejenként',
  'pace.live-is': '{minutes} perc + {increment} mp',
  'pace.days-is': '{days, plural, one {# nap lépésenként} other {# nap lépésenként}}',
  'pace.zone': 'Az idő csak ezekben az órákban telik, ebben az időzónában: {zone}.',

  // Programs with a token
  'programs.title': 'Programok',
  'programs.note':
    'Egy saját programod is játszhat ennek a kiszolgálónak az asztalainál, tokennel. <a>Hogyan írj egyet</a>',
  'programs.name': 'A program neve',
  'programs.create': 'Token létrehozása',
  'programs.token': '{name} tokenje. Csak most az egyszer látszik; őrizd úgy, mint egy jelszót:',
  'programs.copy': 'Token másolása',
  'programs.copied': 'Kimásolva',
  'programs.done': 'Megvan',
  'programs.since': '{date} óta',
  'programs.revoke': 'Visszavonás',
  'programs.revoke-of': 'Token visszavonása: {name}',
  'programs.revoke-sure': 'Visszavonod? {name} többé nem játszhat.',
  'seats.program': 'program',
};
