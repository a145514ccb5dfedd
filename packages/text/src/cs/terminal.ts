import type { terminal as english } from '../en/terminal.ts';

export { deal } from './deal.ts';

/**
 * The terminal (`clade play`): questions, choices, what happened, the tables, commands. Rooms are narrow: short words.
 * What happened is told without verbs behind a dash, because "Vy", players and animals would need different ones.
 */
export const terminal: Readonly<Record<keyof typeof english, string>> = {
  // A deal that was checked
  'cli.verify.dealt':
    '{game}: rozdáno znovu ze semínka, {moves, plural, one {ověřen # tah} few {ověřeny # tahy} many {ověřeno # tahu} other {ověřeno # tahů}}, všechny kontrolní součty souhlasí.',
  'cli.verify.fingerprint': 'Otisk na začátku: {commitment}',
  'cli.verify.passed':
    'Před {n, plural, one {tahem} few {tahy} many {tahy} other {tahy}} {list} se přeskočila náhodná čísla, jako po vrácení tahu až před losování. Pokud se tam nic nevracelo, někdo s\u00a0rozdáním manipuloval.',
  'cli.verify.unfinished': 'Partie se nedohrála do konce.',

  // Who, at the beginning of a sentence and inside of one
  'cli.player': 'Hráč {n}',
  'cli.player.bot': 'Hráč {n} ({bot})',
  'cli.player.you': 'Hráč {n} (vy)',

  // Counts
  'cli.none': 'nic',
  'cli.n.cubes': '{n, plural, one {# kostka} few {# kostky} many {# kostky} other {# kostek}}',
  'cli.n.choices': '{n, plural, one {# volba} few {# volby} many {# volby} other {# voleb}}',

  // Places of Marine
  'cli.m.any': 'jakýkoli',

  // Questions and choices of Evolution
  'cli.menu.decline-all': 'odmítat do konce kola',
  'cli.menu.copies': '{card} (celkem {n})',

  // Choices of both hex games
  'cli.menu.drawn': 'pak se losuje',
  'cli.menu.corners': 'rohy {column}…',

  // Choices of Marine
  'cli.menu.value': '{element} {from} → {to}',

  // The table of Evolution
  'cli.draw.legend':
    'V\u00a0tabulce značí ▶, kdo je na tahu, ● je snědená potrava, ○ chybějící, a vlastnost v\u00a0[ ] leží lícem dolů. Řada druhů se vypisuje zleva doprava: druh nad ním je levý soused, druh pod ním pravý.',
  'cli.draw.phase':
    '{phase, select, deal {rozdání} food {karty potravy} play {hraní karet} feeding {krmení} other {konec}}',
  'cli.draw.planned': 'plán: {list}',
  'cli.draw.last-round': 'POSLEDNÍ KOLO',
  'cli.draw.last-round.is': 'poslední je {n}. kolo',
  'cli.draw.round': '{n}. kolo',
  'cli.draw.hole': 'napajedlo {n}',
  'cli.draw.draw-pile': 'dobírací {n}',
  'cli.draw.discard': 'odhozené {n}',
  'cli.draw.removed': 'karet stranou {n}',
  'cli.draw.bank': 'zásoba {n}',
  'cli.draw.boards':
    '{n, plural, one {# volná deska} few {# volné desky} many {# volné desky} other {# volných desek}}',
  'cli.draw.first': 'první',
  'cli.draw.food-card': 'karta potravy {card}',
  'cli.draw.food-down': 'karta potravy položena',
  'cli.draw.plan-ready': 'plán hotov',
  'cli.draw.sums':
    'sáček {bag} · {cards, plural, one {# karta} few {# karty} many {# karty} other {# karet}} · {points, plural, one {# bod} few {# body} many {# bodu} other {# bodů}}',
  'cli.draw.no-species': 'žádný druh',
  'cli.draw.food': 'potrava {food}/{population}',
  'cli.draw.pop': 'pop. {n}',
  'cli.draw.body': 'tělo {n}',
  'cli.draw.hand': 'v\u00a0ruce:',

  // The tables of both hex games
  'cli.map.round': '{n}. kolo',
  'cli.map.last-round': 'POSLEDNÍ KOLO',
  'cli.map.legend.ds':
    'V\u00a0tabulce značí ▶, kdo je na tahu a co se provádí. C3 SAV 742 je dílek savany na hexu C3, jehož první tři živočichové získají 7, 4 a 2; ✓ místo mezery: v\u00a0tomto kole už bodováno. M3 jsou tři kostky savců, první je ten, kdo získá nejvíc (M savci, R plazi, B ptáci, A obojživelníci, S\u00a0pavoukovci, I hmyz); * dominuje, ! je ohrožený, ~ má kostky, kterých se Vyhynutí netýká. Element je napsán podél hrany od rohu, na kterém leží. Živočichové jsou v\u00a0pořadí iniciativy; figurky 2+3: dvě k\u00a0umístění, tři v\u00a0nabídce; v\u00a0[ ] předtištěné elementy.',
  'cli.map.phase.ds':
    '{phase, select, choosing {volba živočichů} planning {plánování} execution {provádění} extinction {vyhynutí} other {konec}}',
  'cli.map.phase.m':
    '{phase, select, choosing {volba živočichů} traits {volba vlastností} set_up {příprava hry} turns {tahy} reseed {Nový život} other {konec}}',
  'cli.map.phase.at': '{phase}: {space}',
  'cli.map.turn': 'na tahu {animal}',
  'cli.map.survival': 'Přežití: {who}',
  'cli.map.survival.vents': 'Přežití: {who} (na vývěrech {list})',
  'cli.map.nobody': 'nikdo',
  'cli.map.tundra': 'tundry zbývá {n}',
  'cli.map.deck': 'balíček {n}',
  'cli.map.bag': 'sáček {list}',
  'cli.map.discard.empty': 'nic odhozeného',
  'cli.map.discard.top': 'odhozené {n}, navrchu {card}',
  'cli.map.look': 'vlastnosti na výběr: {list}',
  'cli.map.tile-in-hand': 'dílek v\u00a0ruce: {terrain}',
  'cli.map.order': 'pořadí {list}',
  'cli.map.reptiles': 'plazi ochrání jeden',
  'cli.map.insects': 'pak hmyz +1',
  'cli.map.arachnids': 'napřed pavoukovci',
  'cli.map.tiles': 'dílky {list}',
  'cli.map.cards': 'karty: {list}',
  'cli.map.head.animal': 'živočich',
  'cli.map.head.player': 'hráč',
  'cli.map.head.points': 'body',
  'cli.map.head.pool': 'fond',
  'cli.map.head.lost': 'ztr.',
  'cli.map.head.pawns': 'figurky',
  'cli.map.head.tiles': 'dílky*',
  'cli.map.head.elements': 'elementy [tištěné]',
  'cli.map.head.chain': 'řetězec',
  'cli.map.head.after': 'figurky za',
  'cli.map.head.own': 'elementy [tištěné] · vlastnost',
  'cli.map.player.short': 'H{n}',
  'cli.map.smoker': 'kuřák',
  'cli.map.geyser': 'gejzír',
  'cli.map.edge': 'okraj',
  'cli.map.all': 'vše',
  'cli.map.safe': 'v\u00a0bezpečí {list}',
  'cli.map.vents': 'zbylé vývěry {n}',
  'cli.map.row.element': 'element',
  'cli.map.row.earth': 'planeta + sáček',
  'cli.map.row.target': 'cílové číslo',
  'cli.map.row.special': 'zvl. figurka',
  'cli.map.row.value': '{letter} hodnota',
  'cli.map.out': '{letter} venku',
  'cli.map.left': 'vlevo',
  'cli.map.right': 'vpravo',
  'cli.map.anywhere': 'kamkoli',
  'cli.map.before': 'nebo před {space}',
  'cli.map.before.last': '{last} / před {space}',
  'cli.map.on-trait': '({list} na kartě vlastnosti)',
  'cli.map.full': 'plno',
  'cli.map.keeps': 'nechá si {list}',
  'cli.map.has-chosen': 'vlastnost zvolena',
  'cli.map.dealt': 'rozdáno {list}',
  'cli.map.choosing': 'vlastnost se volí',
  'cli.map.as': '{trait} jako {copy}',
  'cli.map.no-trait': 'bez vlastnosti',
  'cli.map.legend.m':
    "V\u00a0tabulce značí ▶, kdo je na tahu a co se provádí. D4 ÚTE 632 je dílek útesu na hexu D4, jehož první tři živočichové získají 6, 3 a 2 (SOU souš, CHA chaluhový les, HOR podmořská hora, LOU mořská louka, PLÁ písečná pláň, OCE širý oceán, KUŘ černý kuřák, GEJ gejzír). R3 jsou tři kostky plazů, první je ten, kdo získá nejvíc; C jsou hlavonožci, F ryby, K\u00a0korýši; ! je ohrožený. Element je napsán podél hrany od rohu, na kterém leží. [ ] je akční pole, ve složených závorkách pole jen pro zvláštní figurky, + kam smí vaše další základní figurka; [R] je základní figurka plazů, [R·slun] zvláštní figurka slunce, kterou vlastní, '<'F> figurka, kterou byste mohli vykopnout. První pole Evoluce dosáhne na kartu na poli 1, páté na všech pět. V\u00a0řádcích hodnot 2×3=6: dva elementy daného typu, tři dílky s\u00a0ním; * dominuje. Živočichové jsou v\u00a0pořadí tahů; figurky 2+3: dvě k\u00a0umístění, tři v\u00a0nabídce; řetězec: kostka v\u00a0potravním řetězci, která jde při návratu doprava; v\u00a0[ ] předtištěné elementy.",

  // The end
  'cli.end.nothing': 'nic',
  'cli.end.seed': 'Semínko bylo {seed}.',
  'cli.end.leave': "log [all], save '<'soubor>, nebo Enter a konec",

  // At the table
  'cli.play.back.nothing': 'Nemáte co vzít zpět.',
  'cli.play.back.other-seat': 'Zpět to nejde: mezitím rozhodl jiný hráč.',
  'cli.play.back.draw': 'Zpět to nejde: mezitím se dobíraly nebo míchaly karty.',
  'cli.play.back.reveal': 'Zpět to nejde: mezitím se odkryly karty.',
  'cli.play.back.done': 'Vzato zpět.',
  'cli.play.help.1':
    'Napište číslo nebo písmeno volby. Dvěma čísly za sebou (3 2) volíte v\u00a0nabídce i v\u00a0její podnabídce.',
  'cli.play.help.2': 'Tah lze napsat i slovy, jak je vypíše l (Tab doplňuje), nebo jako pole hodnot.',
  'cli.play.help.enter': 'ukázat znovu stůl; v\u00a0podnabídce: zpět',
  'cli.play.help.b': 'zpět k\u00a0první nabídce',
  'cli.play.help.u': 'vzít zpět poslední volbu',
  'cli.play.help.l': 'vypsat všechny možné tahy slovy',
  'cli.play.help.w': 'proč tento tah nejde?',
  'cli.play.help.c': 'co dělají karty: viditelné, nebo jedna podle názvu',
  'cli.play.help.log': 'co se stalo v\u00a0tomto kole, nebo v\u00a0celé hře',
  'cli.play.help.save': 'uložit hru do souboru, který otevře clade replay',
  'cli.play.help.q': 'konec',
  'cli.play.help.words': "'<'slova>",
  'cli.play.help.name': '[název]',
  'cli.play.help.file': "'<'soubor>",
  'cli.play.ended':
    'Vstup skončil: hra se zde zastavuje, odehráno {n, plural, one {# tah} few {# tahy} many {# tahu} other {# tahů}}.',
  'cli.play.keys': ' ?  nápověda, u\u00a0zpět, w proč ne, q konec',
  'cli.play.keys.below': ' b  zpět',
  'cli.play.no-choice': 'Volba {n} zde není: čísla jdou od 1 do {all}.',
  'cli.play.no-choice.none': 'Volba {n} zde není: nejsou tu žádná čísla.',
  'cli.play.why': 'Za w napište tah, třeba: w {example}',
  'cli.play.legal': 'Tento tah je teď možný.',
  'cli.play.hint': 'Napište ? pro nápovědu, l pro všechny možné tahy slovy.',
  'cli.play.no-cards': 'Není vidět žádná karta.',
  'cli.play.no-card': 'Karta „{name}“ neexistuje.',
  'cli.play.save': 'Za save napište název souboru, třeba: save hra.jsonl',
  'cli.play.exists': 'Soubor „{path}“ už existuje; nic se nezapsalo.',
  'cli.play.saved':
    'Uloženo: {n, plural, one {# tah} few {# tahy} many {# tahu} other {# tahů}}. Otevřete příkazem: clade replay {path}',
  'cli.play.unwritten': 'Soubor „{path}“ nelze zapsat: {reason}.',
  'cli.play.sure': 'Opustit tuto hru? (a/n)',
  'cli.play.yes': 'a',
  'cli.play.left':
    'Hra opuštěna, odehráno {n, plural, one {# tah} few {# tahy} many {# tahu} other {# tahů}}.',
  'cli.play.card': '{name}: {text} [{rule}]',

  'cli.asked': '{asker}: {question}',
  'cli.end.over': 'Hra skončila. {won}.',
};
