import type { terminal as english } from '../en/terminal.ts';

export { deal } from './deal.ts';

/** The terminal (`clade play`): questions, choices, what happened, the tables, commands. Rooms are narrow: short words. */
export const terminal: Readonly<Record<keyof typeof english, string>> = {
  // A deal that was checked
  'cli.verify.dealt':
    '{game}: раздача повторена из зерна, {moves, plural, one {проверен # ход} few {проверены # хода} many {проверено # ходов} other {проверено # хода}}, все контрольные суммы сошлись.',
  'cli.verify.fingerprint': 'Отпечаток в начале: {commitment}',
  'cli.verify.passed':
    'Перед {n, plural, =1 {ходом} one {ходами} few {ходами} many {ходами} other {ходами}} {list} были пропущены случайные числа, как после возврата к моменту до случайного выбора. Если там ничего не возвращали, раздачу подделали.',
  'cli.verify.unfinished': 'Партия не доиграна до конца.',

  // Who, at the beginning of a sentence and inside of one
  'cli.player': 'Игрок {n}',
  'cli.player.bot': 'Игрок {n} ({bot})',
  'cli.player.you': 'Игрок {n} (вы)',

  // Counts
  'cli.none': 'нет',
  'cli.n.cubes': '{n, plural, one {# куб} few {# куба} many {# кубов} other {# куба}}',
  'cli.n.choices': '{n, plural, one {# вариант} few {# варианта} many {# вариантов} other {# варианта}}',

  // Places of Marine
  'cli.m.any': 'любой',

  // Questions and choices of Evolution
  'cli.menu.decline-all': 'отказаться до конца раунда',
  'cli.menu.copies': '{card} (таких {n})',

  // Choices of both hex games
  'cli.menu.drawn': 'затем добор наугад',
  'cli.menu.corners': 'углы {column}…',

  // Choices of Marine
  'cli.menu.value': '{element} {from} → {to}',

  // The table of Evolution
  'cli.draw.legend':
    'На столе ▶ — чей ход, ● — съеденная еда, ○ — недостающая, свойство в [ ] закрыто. Ряд видов записан слева направо: вид выше — левый сосед, вид ниже — правый.',
  'cli.draw.phase':
    '{phase, select, deal {раздача} food {карты еды} play {розыгрыш карт} feeding {питание} other {конец}}',
  'cli.draw.planned': 'план: {list}',
  'cli.draw.last-round': 'ПОСЛЕДНИЙ РАУНД',
  'cli.draw.last-round.is': 'последний раунд — {n}',
  'cli.draw.round': 'Раунд {n}',
  'cli.draw.hole': 'водопой {n}',
  'cli.draw.draw-pile': 'колода {n}',
  'cli.draw.discard': 'сброс {n}',
  'cli.draw.removed': 'вне игры карт: {n}',
  'cli.draw.bank': 'банк {n}',
  'cli.draw.boards': 'планшетов осталось: {n}',
  'cli.draw.first': 'первый',
  'cli.draw.food-card': 'карта еды: {card}',
  'cli.draw.food-down': 'карта еды выложена',
  'cli.draw.plan-ready': 'план готов',
  'cli.draw.sums':
    'мешочек {bag} · {cards, plural, one {# карта} few {# карты} many {# карт} other {# карты}} · {points, plural, one {# очко} few {# очка} many {# очков} other {# очка}}',
  'cli.draw.no-species': 'нет видов',
  'cli.draw.food': 'еда {food}/{population}',
  'cli.draw.pop': 'поп. {n}',
  'cli.draw.body': 'тело {n}',
  'cli.draw.hand': 'на руке:',

  // The tables of both hex games
  'cli.map.round': 'Раунд {n}',
  'cli.map.last-round': 'ПОСЛЕДНИЙ РАУНД',
  'cli.map.legend.ds':
    'На столе ▶ — чей ход и что выполняется. C3 САВ 742 — тайл саванны на поле C3, где первые три класса животных получают 7, 4 и 2 очка; ✓ вместо пробела: в этом раунде подсчёт уже был. M3 — три куба млекопитающих (R рептилии, B птицы, A амфибии, S паукообразные, I насекомые), первыми стоят те, кто первым получает очки; * доминируют, ! вымирают, ~ есть кубы, которых вымирание не тронет. Источник пищи написан вдоль ребра, начиная с угла, на котором лежит. Животные идут в порядке инициативы; марк. (маркеры) 2+3: два доступны, три в зоне действий; [ ] — напечатанные источники пищи.',
  'cli.map.phase.ds':
    '{phase, select, choosing {выбор животных} planning {планирование} execution {выполнение} extinction {вымирание} other {конец}}',
  'cli.map.phase.m':
    '{phase, select, choosing {выбор животных} traits {выбор свойств} set_up {подготовка} turns {ходы} reseed {обновление} other {конец}}',
  'cli.map.phase.at': '{phase}: {space}',
  'cli.map.turn': 'ход {animal_gen}',
  'cli.map.survival': 'Выживание: {who}',
  'cli.map.survival.vents': 'Выживание: {who} (на источниках {list})',
  'cli.map.nobody': 'никто',
  'cli.map.tundra': 'тундры осталось {n}',
  'cli.map.deck': 'колода {n}',
  'cli.map.bag': 'мешочек: {list}',
  'cli.map.discard.empty': 'сброс пуст',
  'cli.map.discard.top': 'сброс {n}, сверху {card}',
  'cli.map.look': 'свойства на выбор: {list}',
  'cli.map.tile-in-hand': 'тайл в руке: {terrain}',
  'cli.map.order': 'порядок {list}',
  'cli.map.reptiles': 'рептилии хранят 1',
  'cli.map.insects': 'потом насекомые +1',
  'cli.map.arachnids': 'сперва паукообразные',
  'cli.map.tiles': 'тайлы {list}',
  'cli.map.cards': 'карты: {list}',
  'cli.map.head.animal': 'животные',
  'cli.map.head.player': 'игрок',
  'cli.map.head.points': 'очки',
  'cli.map.head.pool': 'фонд',
  'cli.map.head.lost': 'пот.',
  'cli.map.head.pawns': 'марк.',
  'cli.map.head.tiles': 'тайлы*',
  'cli.map.head.elements': 'пища [на планшете]',
  'cli.map.head.chain': 'цепь',
  'cli.map.head.after': 'маркеры после',
  'cli.map.head.own': 'пища [на планшете] · свойство',
  'cli.map.player.short': 'И{n}',
  'cli.map.smoker': 'курильщик',
  'cli.map.geyser': 'гейзер',
  'cli.map.edge': 'край',
  'cli.map.all': 'все',
  'cli.map.safe': 'под защитой {list}',
  'cli.map.vents': 'источников: {n}',
  'cli.map.row.element': 'пища',
  'cli.map.row.earth': 'планета + мешочек',
  'cli.map.row.target': 'жетон',
  'cli.map.row.special': 'особый маркер',
  'cli.map.row.value': '{letter} значение',
  'cli.map.out': '{letter} стоит',
  'cli.map.left': 'лево',
  'cli.map.right': 'право',
  'cli.map.anywhere': 'где угодно',
  'cli.map.before': 'или до {space}',
  'cli.map.before.last': '{last} / до {space}',
  'cli.map.on-trait': '({list} на карте свойства)',
  'cli.map.full': 'полон',
  'cli.map.keeps': 'оставлено: {list}',
  'cli.map.has-chosen': 'свойство выбрано',
  'cli.map.dealt': 'роздано: {list}',
  'cli.map.choosing': 'свойство выбирается',
  'cli.map.as': '{trait} как {copy}',
  'cli.map.no-trait': 'без свойства',
  'cli.map.legend.m':
    "На столе ▶ — чей ход и что выполняется. D4 РИФ 632 — тайл рифа на поле D4, где первые три класса животных получают 6, 3 и 2 очка (СУШ суша, ВОД лес водорослей, ГОР подводная гора, ЛУГ подводный луг, РАВ равнина, ОКЕ океан, КУР курильщик, ГЕЙ гейзер). R3 — три куба рептилий (C головоногие, F рыбы, K ракообразные), первыми стоят те, кто первым получает очки; ! вымирают. Источник пищи написан вдоль ребра, начиная с угла, на котором лежит. [ ] — ячейка действия, в фигурных скобках — только для особых маркеров, + — куда можно поместить ваш следующий обычный маркер; [R] — обычный маркер рептилий, [R·солн] — особый маркер солнечного света под их контролем, '<'F> — маркер, который вы можете выбить. Первая ячейка «Эволюции» достаёт до карты в ячейке 1, пятая — до всех пяти. В строках значений 2×3=6: два источника пищи одного типа, три тайла с ним; * доминируют. Животные идут в порядке хода; марк. (маркеры) 2+3: два доступны, три в зоне действий; цепь: куб пищевой цепи, который при возврате уходит вправо; [ ] — напечатанные источники пищи.",

  // The end
  'cli.end.nothing': 'ничего',
  'cli.end.seed': 'Зерно партии: {seed}.',
  'cli.end.leave': "log [all] (журнал), save '<'файл> или Enter, чтобы выйти",

  // At the table
  'cli.play.back.nothing': 'Отменять нечего.',
  'cli.play.back.other-seat': 'Отменить нельзя: с тех пор сделал выбор другой игрок.',
  'cli.play.back.draw': 'Отменить нельзя: с тех пор брали или тасовали карты.',
  'cli.play.back.reveal': 'Отменить нельзя: с тех пор открыли карты.',
  'cli.play.back.done': 'Отменено.',
  'cli.play.help.1':
    'Введите номер или букву варианта. Два числа подряд (3 2) — выбор в меню и сразу во вложенном меню.',
  'cli.play.help.2': 'Ход можно ввести и словами, как их перечисляет l (Tab дополняет), или массивом.',
  'cli.play.help.enter': 'показать стол ещё раз; во вложенном меню: назад',
  'cli.play.help.b': 'назад к первому меню',
  'cli.play.help.u': 'отменить свой последний выбор',
  'cli.play.help.l': 'перечислить словами все возможные ходы',
  'cli.play.help.w': 'почему этот ход невозможен?',
  'cli.play.help.c': 'что делают карты: видимые или одна по названию',
  'cli.play.help.log': 'что произошло в этом раунде или за всю партию',
  'cli.play.help.save': 'записать игру в файл; повтор откроет clade replay',
  'cli.play.help.q': 'выйти',
  'cli.play.help.words': "'<'слова>",
  'cli.play.help.name': '[название]',
  'cli.play.help.file': "'<'файл>",
  'cli.play.ended':
    'Ввод закончился: игра остановлена, {n, plural, one {сделан # ход} few {сделано # хода} many {сделано # ходов} other {сделано # хода}}.',
  'cli.play.keys': ' ?  справка, u отмена, w почему нет, q выход',
  'cli.play.keys.below': ' b  назад',
  'cli.play.no-choice': 'Варианта {n} здесь нет: номера от 1 до {all}.',
  'cli.play.no-choice.none': 'Варианта {n} здесь нет: номеров нет.',
  'cli.play.why': 'Добавьте ход, например: w {example}',
  'cli.play.legal': 'Сейчас этот ход возможен.',
  'cli.play.hint': 'Введите ?, чтобы увидеть справку, или l, чтобы увидеть все возможные ходы.',
  'cli.play.no-cards': 'Карт не видно.',
  'cli.play.no-card': 'Карты «{name}» нет.',
  'cli.play.save': 'Добавьте имя файла, например: save igra.jsonl',
  'cli.play.exists': 'Файл «{path}» уже есть; ничего не записано.',
  'cli.play.saved':
    'Записано: {n, plural, one {# ход} few {# хода} many {# ходов} other {# хода}}. Открыть повтор: clade replay {path}',
  'cli.play.unwritten': 'Не удалось записать файл «{path}»: {reason}.',
  'cli.play.sure': 'Выйти из этой партии? (д/н)',
  'cli.play.yes': 'д',
  'cli.play.left':
    'Вы вышли, {n, plural, one {сделан # ход} few {сделано # хода} many {сделано # ходов} other {сделано # хода}}.',
  'cli.play.card': '{name}: {text} [{rule}]',

  'cli.asked': '{asker}: {question}',
  'cli.end.over': 'Партия окончена. {won}.',
};
