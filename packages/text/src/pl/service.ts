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

  // Account
  'account.title': 'Konto',
  'account.guest':
    'Na tym urządzeniu grasz jako gość. Z adresem lub kluczem dostępu jesteś tą samą osobą na wszystkich swoich urządzeniach; do gry nikt tego nie potrzebuje.',
  'account.stranger': 'Masz konto? Zaloguj się, a twoje stoły będą tutaj.',
  'account.is': 'Twój adres to {mail}.',
  'account.is-passkey': 'Logujesz się kluczem dostępu.',
  'account.mail': 'Adres e-mail',
  'account.mail-note': 'Dostaniesz list z linkiem. Hasła nie ma.',
  'account.send': 'Wyślij mi link',
  'account.sent': 'Zajrzyj do poczty: jest tam list z linkiem, adres {mail}.',
  'account.passkey-enter': 'Zaloguj się kluczem dostępu',
  'account.passkey-add': 'Dodaj klucz dostępu',
  'account.passkey-name': 'Klucz dostępu, {date}',
  'account.passkey-failed': 'Przeglądarka nie utworzyła klucza dostępu.',
  'account.passkeys': 'Klucze dostępu',
  'account.remove': 'Usuń',
  'account.remove-of': 'Usuń: {name}',
  'account.devices': 'Urządzenia',
  'account.here': 'to tutaj',
  'account.seen': 'ostatnio {date}',
  'account.revoke': 'Wyloguj',
  'account.revoke-of': 'Wyloguj: {name}',
  'account.leave': 'Wyloguj się tutaj',
  'account.data': 'Zapisz moje dane',
  'account.delete': 'Usuń wszystko o mnie',
  'account.delete-sure':
    'Usunąć? Twoje miejsca przejmą boty, imię, notatki i ustawienia znikną i nie da się tego cofnąć.',
  'account.unknown-device': 'przeglądarka',
  'enter.title': 'Logowanie',
  'enter.note': 'Ten link loguje cię na tym urządzeniu. To, co grasz tu jako gość, przechodzi z tobą.',
  'enter.go': 'Zaloguj się',
  'enter.done': 'Logowanie udane: {name}.',
  'enter.home': 'Do moich stołów',
  'unsubscribe.title': 'Koniec listów',
  'unsubscribe.note': 'Wyłączyć e-maile o twoim ruchu? Możesz je znów włączyć w ustawieniach.',
  'unsubscribe.go': 'Wyłącz',
  'unsubscribe.done': 'Wyłączone. Więcej listów nie będzie.',

  // How I am told that it is my turn
  'notices.title': 'Gdy jest mój ruch, a mnie nie ma',
  'notices.mail': 'E-mail',
  'notices.mail.to': 'Jeden list na ruch, adres {mail}.',
  'notices.mail.none': 'Wymaga adresu; zobacz Konto.',
  'notices.webhook': 'Webhook',
  'notices.webhook.note': 'Adres webhooka, na przykład twojego kanału na Discordzie.',
  'notices.quiet': 'Godziny ciszy',
  'notices.quiet.note': 'Nic wtedy nie przychodzi; to, co nadal czeka, przychodzi potem.',
  'notices.digest': 'Raz dziennie',
  'notices.digest.note': 'Wszystkie czekające stoły w jednej wiadomości zamiast po kolei.',
  'notices.at': 'o',
  'notices.from': 'od',
  'notices.to': 'do',
  'notices.save': 'Zapisz',
  'notices.saved': 'Zapisano',
  'notices.vacation': 'Nie ma mnie do',
  'notices.vacation.note':
    'Przy stołach granych przez wiele dni twój zegar stoi, na tyle, na ile pozwala stół.',
  'notices.vacation.set': 'Wyjeżdżam',
  'notices.vacation.back': 'Jestem z powrotem',
  'notices.vacation.is':
    '{count, plural, =0 {Żaden stół nie jest grany przez wiele dni.} one {Dotyczy # stołu.} few {Dotyczy # stołów.} many {Dotyczy # stołów.} other {Dotyczy # stołu.}}',

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
