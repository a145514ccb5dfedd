import type { service as english } from '../en/service.ts';

/** What a server adds to the page: clocks, programs, notices, accounts, standing orders. */
export const service: Readonly<Record<keyof typeof english, string>> = {
  // Clocks of a table
  'clock.title': 'Часы',
  'clock.of': '{name}: {time}',
  'clock.of-running': '{name}, сейчас ходит: {time}',
  'clock.up': 'время вышло',
  'clock.away': 'в отъезде до {date}',
  'clock.minutes': '{minutes}\u00a0мин',
  'clock.hours': '{hours}\u00a0ч {minutes}\u00a0мин',
  'clock.days': '{days, plural, one {# день} few {# дня} many {# дней} other {# дня}} {hours}\u00a0ч',
  'clock.full': 'Время игрока {name} идёт до {date}.',

  // Somebody's time is up
  'late.title': 'Время вышло',
  'late.what': 'У игрока {name} вышло время. Что делать?',
  'late.note':
    '{needed, plural, =1 {Решаете вы.} one {Решит # одинаковый голос.} few {Решат # одинаковых голоса.} many {Решат # одинаковых голосов.} other {Решат # одинаковых голоса.}} До тех пор {name} ещё может сходить.',
  'late.wait': 'Ждать',
  'late.bot': 'Пусть играет бот',
  'late.end': 'Закончить партию',
  'late.me':
    'Ваше время вышло. Другие могут подождать, посадить за вас бота или закончить партию; сходите, и всё в порядке.',
  'late.wishes':
    '{count, plural, one {этого хочет #} few {этого хотят #} many {этого хотят #} other {этого хотят #}}',
  'late.end-sure': 'Закончить партию сейчас? Решат нынешние очки тех, у кого время не вышло.',

  // Lines of the table in the log
  'line.takeback': 'Назад к ходу {to}',
  'line.concede': '{name} сдаётся; дальше играет бот',
  'line.time': 'У игрока {name} вышло время',
  'line.stand-in': 'За игрока {name} играет бот',
  'line.order': 'Ответ наперёд, {name}:',
  'line.end': 'Другие закончили партию: у игрока {name} вышло время',

  // The pace of a new table
  'pace.label': 'Темп',
  'pace.none': 'Без часов',
  'pace.live': 'Часы за столом',
  'pace.days': 'Дни на ход',
  'pace.bank': 'Минут каждому',
  'pace.increment': 'Секунд прибавки за ход',
  'pace.per-move': 'Дней на ход',
  'pace.hours': 'Часы игры',
  'pace.all-day': 'круглые сутки',
  'pace.from': 'с',
  'pace.to': 'до',
  'pace.vacation': 'Дней отпуска каждому',
  'pace.live-is': '{minutes}\u00a0мин + {increment}\u00a0с',
  'pace.days-is':
    '{days, plural, one {# день на ход} few {# дня на ход} many {# дней на ход} other {# дня на ход}}',
  'pace.zone': 'Время идёт только в эти часы, часовой пояс {zone}.',

  // Account
  'account.title': 'Учётная запись',
  'account.guest':
    'На этом устройстве вы играете гостем. С адресом или ключом доступа вы один и тот же человек на всех своих устройствах; для игры это не нужно.',
  'account.stranger': 'Есть учётная запись? Войдите, и ваши столы будут здесь.',
  'account.is': 'Ваш адрес: {mail}.',
  'account.is-passkey': 'Вы входите по ключу доступа.',
  'account.mail': 'Адрес электронной почты',
  'account.mail-note': 'Придёт письмо со ссылкой. Пароля нет.',
  'account.send': 'Прислать ссылку',
  'account.sent': 'Проверьте почту: письмо со ссылкой ушло на {mail}.',
  'account.passkey-enter': 'Войти по ключу доступа',
  'account.passkey-add': 'Добавить ключ доступа',
  'account.passkey-name': 'Ключ доступа от {date}',
  'account.passkey-failed': 'Браузер не создал ключ доступа.',
  'account.passkeys': 'Ключи доступа',
  'account.remove': 'Убрать',
  'account.remove-of': 'Убрать: {name}',
  'account.devices': 'Устройства',
  'account.here': 'это',
  'account.seen': 'последний раз {date}',
  'account.revoke': 'Выйти',
  'account.revoke-of': 'Выйти на устройстве: {name}',
  'account.leave': 'Выйти здесь',
  'account.data': 'Сохранить мои данные',
  'account.delete': 'Удалить всё обо мне',
  'account.delete-sure':
    'Удалить? За вас доиграют боты, имя, заметки и настройки исчезнут, и вернуть это нельзя.',
  'account.unknown-device': 'браузер',
  'enter.title': 'Вход',
  'enter.note':
    'По этой ссылке вы войдёте на этом устройстве. Всё, что сыграно здесь гостем, останется с вами.',
  'enter.go': 'Войти',
  'enter.done': 'Вы вошли: {name}.',
  'enter.home': 'К моим столам',
  'unsubscribe.title': 'Больше не писать',
  'unsubscribe.note': 'Не присылать письма, когда ваш ход? Снова включить можно в настройках.',
  'unsubscribe.go': 'Выключить',
  'unsubscribe.done': 'Выключено. Писем больше не будет.',
  'problem.bad-link':
    'Эта ссылка уже использована, устарела или была запрошена на другом устройстве. Запросите новую в настройках.',
  'problem.unknown-link': 'Эта ссылка не от нас. Возможно, она неполная: скопируйте её из письма целиком.',

  // How I am told that it is my turn
  'notices.title': 'Когда мой ход, а меня нет',
  'notices.mail': 'Письмо',
  'notices.mail.to': 'Одно письмо на ход, на {mail}.',
  'notices.mail.none': 'Нужен адрес; см. «Учётная запись».',
  'notices.webhook': 'Вебхук',
  'notices.webhook.note': 'Адрес вебхука, например вашего канала в Discord.',
  'notices.quiet': 'Тихие часы',
  'notices.quiet.note': 'В это время ничего не приходит; что ещё ждёт, придёт потом.',
  'notices.digest': 'Раз в день',
  'notices.digest.note': 'Все столы, которые ждут, в одном сообщении, а не по одному.',
  'notices.at': 'в',
  'notices.from': 'с',
  'notices.to': 'до',
  'notices.save': 'Сохранить',
  'notices.saved': 'Сохранено',
  'notices.vacation': 'Меня нет до',
  'notices.vacation.note': 'За столами, где играют днями, ваши часы стоят, пока стол это позволяет.',
  'notices.vacation.set': 'Уезжаю',
  'notices.vacation.back': 'Я здесь',
  'notices.vacation.is':
    '{count, plural, =0 {Нет столов, где играют днями.} one {Действует за # столом.} few {Действует за # столами.} many {Действует за # столами.} other {Действует за # стола.}}',

  // Standing orders
  'menu.orders': 'Ответы наперёд',
  'orders.note':
    'Ответы наперёд. Сервер даст их за вас, как только спросят, даже если вас нет; до того их никто другой не видит.',
  'orders.new': 'Новый ответ',
  'orders.choose': 'Выберите…',
  'orders.this-question': 'На этот вопрос всегда отвечать так же',
  'orders.of': 'Что',
  'orders.answer': 'Ответ',
  'orders.only-once': 'только один раз',
  'orders.once': 'Один раз.',
  'orders.used':
    '{count, plural, one {Применён # раз.} few {Применён # раза.} many {Применён # раз.} other {Применён # раза.}}',
  'orders.add': 'Добавить',
  'orders.remove': 'Убрать',
  'orders.remove-of': 'Убрать: {order}',
  'orders.off.impossible': 'Выключен: такой ход был невозможен.',
  'orders.off.gone': 'Выключен: этого у вас больше нет.',
  'orders.off.used': 'Выключен: был на один раз.',
  'orders.off.withdrawn': 'Выключен: вы взяли его назад.',
  'order.answer': 'На вопрос: {move}',
  'order.food-least': 'Карта еды: где еды меньше всего',
  'order.food-most': 'Карта еды: где еды больше всего',
  'order.no-intelligence': 'Не применять интеллект',
  'order.protect': 'Не терять этот источник пищи: {of}',
  'order.adapt': 'При адаптации брать этот источник пищи: {of}',
  'order.leave-wasteland': 'Пропускать «Пустошь»',
  'order.no-initiative': 'Пропускать «Инициативу»',
  'order.no-camouflage': 'Пропустить маскировку',

  // Before the start
  'room.bot-on': 'Бот на месте {seat}',
  'room.nobody': 'ждать кого-нибудь',

  // Programs with a token
  'programs.title': 'Программы',
  'programs.note':
    'Ваша программа может играть за столами этого сервера, если у неё есть токен. <a>Как её написать</a>',
  'programs.name': 'Название программы',
  'programs.create': 'Создать токен',
  'programs.token': 'Токен для «{name}». Он показан только сейчас; храните его как пароль:',
  'programs.copy': 'Копировать токен',
  'programs.copied': 'Скопировано',
  'programs.done': 'Сохранено',
  'programs.since': 'с {date}',
  'programs.revoke': 'Отозвать',
  'programs.revoke-of': 'Отозвать токен: {name}',
  'programs.revoke-sure': 'Отозвать? Программа «{name}» больше не сможет играть.',
  'seats.program': 'программа',
};
