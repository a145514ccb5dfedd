export { deal } from './deal.ts';

/** The terminal (`clade play`): questions, choices, what happened, the tables, commands. Rooms are narrow: short words. */
export const terminal = {
  // A deal that was checked
  'cli.verify.dealt':
    '{game}: dealt again from the seed, {moves, plural, one {# move} other {# moves}} checked, every hash fits.',
  'cli.verify.fingerprint': 'Fingerprint at the start: {commitment}',
  'cli.verify.passed':
    'Random numbers were passed over before {n, plural, one {move} other {moves}} {list}, as after a takeback past a draw. If nothing was taken back there, the deal was tampered with.',
  'cli.verify.unfinished': 'The game was not played to its end.',

  // Who, at the beginning of a sentence and inside of one
  'cli.player': 'Player {n}',
  'cli.player.bot': 'Player {n} ({bot})',
  'cli.player.you': 'Player {n} (you)',

  // Counts
  'cli.none': 'none',
  'cli.n.cubes': '{n, plural, one {# cube} other {# cubes}}',
  'cli.n.choices': '{n, plural, one {# choice} other {# choices}}',

  // Places of Marine
  'cli.m.any': 'any',

  // Questions and choices of Evolution
  'cli.menu.decline-all': 'decline for the rest of this round',
  'cli.menu.copies': '{card} ({n} of them)',

  // Choices of both hex games
  'cli.menu.drawn': 'then something is drawn',
  'cli.menu.corners': 'corners {column}…',

  // Choices of Marine
  'cli.menu.value': '{element} {from} → {to}',

  // The table of Evolution
  'cli.draw.legend':
    'In the table ▶ marks who is to act, ● is food eaten, ○ food wanted, and a trait in [ ] lies face-down. A row of species is listed from left to right: the one above is the left neighbour, the one below the right.',
  'cli.draw.phase':
    '{phase, select, deal {deal} food {food cards} play {card play} feeding {feeding} other {over}}',
  'cli.draw.planned': 'planned: {list}',
  'cli.draw.last-round': 'LAST ROUND',
  'cli.draw.last-round.is': 'last round is {n}',
  'cli.draw.round': 'Round {n}',
  'cli.draw.hole': 'watering hole {n}',
  'cli.draw.draw-pile': 'draw pile {n}',
  'cli.draw.discard': 'discard {n}',
  'cli.draw.removed': '{n, plural, one {# card} other {# cards}} out',
  'cli.draw.bank': 'bank {n}',
  'cli.draw.boards': '{n, plural, one {# free board} other {# free boards}}',
  'cli.draw.first': 'first',
  'cli.draw.food-card': 'food card {card}',
  'cli.draw.food-down': 'food card down',
  'cli.draw.plan-ready': 'plan ready',
  'cli.draw.sums':
    'bag {bag} · {cards, plural, one {# card} other {# cards}} · {points, plural, one {# point} other {# points}}',
  'cli.draw.no-species': 'no species',
  'cli.draw.food': 'food {food}/{population}',
  'cli.draw.pop': 'pop {n}',
  'cli.draw.body': 'body {n}',
  'cli.draw.hand': 'hand:',

  // The tables of both hex games
  'cli.map.round': 'Round {n}',
  'cli.map.last-round': 'LAST ROUND',
  'cli.map.legend.ds':
    'In the table ▶ marks who is to act and what is carried out. C3 SAV 742 is a savannah tile on hex C3 whose first three animals score 7, 4 and 2; ✓ instead of the blank: scored this round. M3 is three cubes of the mammals, the animal that scores first coming first; * dominates, ! is endangered, ~ has cubes that Extinction passes over. An element is written along the edge from the corner it lies on. Animals are listed in the order of initiative; pawns 2+3: two to place, three on the display; [ ] around printed elements.',
  'cli.map.phase.ds':
    '{phase, select, choosing {choice of animals} planning {planning} execution {execution} extinction {extinction} other {over}}',
  'cli.map.phase.m':
    '{phase, select, choosing {choice of animals} traits {choice of traits} set_up {set-up} turns {turns} reseed {Reseed} other {over}}',
  'cli.map.phase.at': '{phase}: {space}',
  'cli.map.turn': 'turn of the {animal}',
  'cli.map.survival': 'Survival: {who}',
  'cli.map.survival.vents': 'Survival: {who} (on vents {list})',
  'cli.map.nobody': 'nobody',
  'cli.map.tundra': 'tundra left {n}',
  'cli.map.deck': 'deck {n}',
  'cli.map.bag': 'bag {list}',
  'cli.map.discard.empty': 'discard empty',
  'cli.map.discard.top': 'discard {n}, on top {card}',
  'cli.map.look': 'traits to choose from: {list}',
  'cli.map.tile-in-hand': '{terrain} tile in hand',
  'cli.map.order': 'order {list}',
  'cli.map.reptiles': 'reptiles protect one',
  'cli.map.insects': 'then insects +1',
  'cli.map.arachnids': 'first arachnids',
  'cli.map.tiles': 'tiles {list}',
  'cli.map.cards': 'cards: {list}',
  'cli.map.head.animal': 'animal',
  'cli.map.head.player': 'player',
  'cli.map.head.points': 'points',
  'cli.map.head.pool': 'pool',
  'cli.map.head.lost': 'lost',
  'cli.map.head.pawns': 'pawns',
  'cli.map.head.tiles': 'tiles*',
  'cli.map.head.elements': 'elements [printed]',
  'cli.map.head.chain': 'chain',
  'cli.map.head.after': 'pawns after',
  'cli.map.head.own': 'elements [printed] · trait',
  'cli.map.player.short': 'P{n}',
  'cli.map.smoker': 'smoker',
  'cli.map.geyser': 'geyser',
  'cli.map.edge': 'edge',
  'cli.map.all': 'all',
  'cli.map.safe': 'safe {list}',
  'cli.map.vents': '{n, plural, one {# vent} other {# vents}} left',
  'cli.map.row.element': 'element',
  'cli.map.row.earth': 'Earth + bag',
  'cli.map.row.target': 'target',
  'cli.map.row.special': 'special pawn',
  'cli.map.row.value': '{letter} value',
  'cli.map.out': '{letter} out',
  'cli.map.left': 'left',
  'cli.map.right': 'right',
  'cli.map.anywhere': 'anywhere',
  'cli.map.before': 'or before {space}',
  'cli.map.before.last': '{last} / before {space}',
  'cli.map.on-trait': '({list} on the trait card)',
  'cli.map.full': 'full',
  'cli.map.keeps': 'keeps {list}',
  'cli.map.has-chosen': 'has chosen a trait',
  'cli.map.dealt': 'dealt {list}',
  'cli.map.choosing': 'is choosing a trait',
  'cli.map.as': '{trait} as {copy}',
  'cli.map.no-trait': 'no trait',
  'cli.map.legend.m':
    "In the table ▶ marks who is to act and what is carried out. D4 REE 632 is a reef tile on hex D4 whose first three animals score 6, 3 and 2 (LAN land, KEL kelp, SMT seamount, GRA seagrass, SAN sand, OCE ocean, SMO smoker, GEY geyser). R3 is three cubes of the reptiles, the animal that scores first coming first; K are the crustaceans; ! is endangered. An element is written along the edge from the corner it lies on. [ ] is an action space, braces around one that is for special pawns only, + where your next basic pawn may go; [R] is a basic pawn of the reptiles, [R·sun] the special pawn of sun under their control, '<'F> a pawn that you could bump. The first Evolution space reaches the card in slot 1, the fifth all five. In the rows of values 2×3=6: two elements of a kind, three tiles with it; * dominates. Animals are listed in turn order; pawns 2+3: two to place, three on the display; chain: the Food Chain cube, which goes right at a Retrieve; [ ] around printed elements.",

  // The end
  'cli.end.nothing': 'nothing',
  'cli.end.seed': 'The seed was {seed}.',
  'cli.end.leave': "log [all], save '<'file>, or Enter to leave",

  // At the table
  'cli.play.back.nothing': 'There is no choice of yours to take back.',
  'cli.play.back.other-seat': 'You cannot go back: another player has decided since.',
  'cli.play.back.draw': 'You cannot go back: cards were drawn or shuffled since.',
  'cli.play.back.reveal': 'You cannot go back: cards were turned up since.',
  'cli.play.back.done': 'Taken back.',
  'cli.play.help.1':
    'Type the number or letter of a choice. Two numbers in a row (3 2) answer a menu and the one after it.',
  'cli.play.help.2':
    'A move may also be typed in words, as l lists them (Tab completes), or as a wire array.',
  'cli.play.help.enter': 'show the table again; in a menu after a menu: back',
  'cli.play.help.b': 'back to the first menu',
  'cli.play.help.u': 'undo your last choice',
  'cli.play.help.l': 'list all legal moves in words',
  'cli.play.help.w': 'why is this move not legal?',
  'cli.play.help.c': 'what the cards do: those in sight, or one by name',
  'cli.play.help.log': 'what has happened this round, or in the whole game',
  'cli.play.help.save': 'write the game to a file that clade replay opens',
  'cli.play.help.q': 'quit',
  'cli.play.help.words': "'<'words>",
  'cli.play.help.name': '[name]',
  'cli.play.help.file': "'<'file>",
  'cli.play.ended': 'The input ended: the game stops here, after {n, plural, one {# move} other {# moves}}.',
  'cli.play.keys': ' ?  help, u undo, w why not, q quit',
  'cli.play.keys.below': ' b  back',
  'cli.play.no-choice': 'There is no choice {n} here: the numbers go from 1 to {all}.',
  'cli.play.no-choice.none': 'There is no choice {n} here: there are no numbers.',
  'cli.play.why': 'Type the move after it, as in: w {example}',
  'cli.play.legal': 'That move is legal now.',
  'cli.play.hint': 'Type ? for help, l for all legal moves in words.',
  'cli.play.no-cards': 'There is no card in sight.',
  'cli.play.no-card': 'There is no card "{name}".',
  'cli.play.save': 'Type a file name after it, as in: save game.jsonl',
  'cli.play.exists': 'The file "{path}" already exists; nothing was written.',
  'cli.play.saved': 'Saved: {n, plural, one {# move} other {# moves}}. Open it with: clade replay {path}',
  'cli.play.unwritten': 'The file "{path}" cannot be written: {reason}.',
  'cli.play.sure': 'Leave this game? (y/n)',
  'cli.play.yes': 'y',
  'cli.play.left': 'You left after {n, plural, one {# move} other {# moves}}.',
  'cli.play.card': '{name}: {text} [{rule}]',

  'cli.asked': '{asker}: {question}',
  'cli.end.over': 'The game is over. {won}.',
} as const;
