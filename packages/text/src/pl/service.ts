import type { service as english } from '../en/service.ts';

/** What a server adds to the page: clocks, programs, notices, accounts, standing orders. */
export const service: Readonly<Record<keyof typeof english, string>> = {
  // Clocks of a table
  'clock.title': 'Zegary',
  'clock.of': '{name}: {time}',
  'clock.of-running': '{name}, na ruchu: {time}',
  'clock.up': 'czas minął',
  'clock.away': 'poza grą do {date}',
  'clock.minutes': '{minutes} min',
  'clock.hours': '{hours} godz. {minutes} min',
  'clock.days': '{days, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}} {hours} godz.',
  'clock.full': '{name}: czas biegnie do {date}.',

  // Somebody's time is up
  'late.title': 'Czas minął',
  'late.what': 'Czas minął: {name}. Co robimy?',
  'late.note':
    '{needed, plural, =1 {Decydujesz ty.} other {Stanie się, gdy tego samego chcą: #.}} Do tego czasu {name} może jeszcze zagrać.',
  'late.wait': 'Czekaj',
  'late.bot': 'Niech gra bot',
  'late.end': 'Zakończ grę',
  'late.me':
    'Twój czas minął. Inni mogą czekać, oddać twoje ruchy botowi albo zakończyć grę; zagraj, a wszystko będzie dobrze.',
  'late.wishes':
    '{count, plural, =0 {nikt} one {# osoba tego chce} few {# osoby tego chcą} many {# osób tego chce} other {# osoby tego chce}}',
  'late.end-sure': 'Zakończyć grę teraz? Wśród tych, którym czas nie minął, rozstrzygną punkty z tej chwili.',

  // Lines of the table in the log
  'line.takeback': 'Powrót do ruchu {to}',
  'line.concede': '{name} się poddaje; gra dalej bot',
  'line.time': 'Czas minął: {name}',
  'line.stand-in': 'Bot w zastępstwie: {name}',
  'line.end': 'Pozostali kończą grę, czas minął: {name}',

  // The pace of a new table
  'pace.label': 'Tempo',
  'pace.none': 'Bez zegara',
  'pace.live': 'Zegar na żywo',
  'pace.days': 'Dni na ruch',
  'pace.bank': 'Minut dla każdego',
  'pace.increment': 'Sekund za każdy ruch',
  'pace.per-move': 'Dni na ruch',
  'pace.hours': 'Godziny gry',
  'pace.all-day': 'cała doba',
  'pace.from': 'od',
  'pace.to': 'do',
  'pace.vacation': 'Dni urlopu dla każdego',
  'pace.live-is': '{minutes} min + {increment} s',
  'pace.days-is':
    '{days, plural, one {# dzień na ruch} few {# dni na ruch} many {# dni na ruch} other {# dnia na ruch}}',
  'pace.zone': 'Czas płynie tylko w tych godzinach, w strefie {zone}.',

  // Programs with a token
  'programs.title': 'Programy',
  'programs.note': 'Twój program może grać przy stołach tego serwera, z tokenem. <a>Jak go napisać</a>',
  'programs.name': 'Nazwa programu',
  'programs.create': 'Utwórz token',
  'programs.token': 'Token ({name}). Widać go tylko teraz; strzeż go jak hasła:',
  'programs.copy': 'Kopiuj token',
  'programs.copied': 'Skopiowano',
  'programs.done': 'Mam go',
  'programs.since': 'od {date}',
  'programs.revoke': 'Unieważnij',
  'programs.revoke-of': 'Unieważnij token: {name}',
  'programs.revoke-sure': 'Unieważnić? {name} nie będzie już grać.',
  'seats.program': 'program',
};
