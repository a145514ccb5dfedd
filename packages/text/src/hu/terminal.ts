import type { terminal as english } from '../en/terminal.ts';

export { deal } from './deal.ts';

/** The terminal (`clade play`): questions, choices, what happened, the tables, commands. Rooms are narrow: short words. */
export const terminal: Readonly<Record<keyof typeof english, string>> = {
  // A deal that was checked
  'cli.verify.dealt':
    '{game}: újraosztva a véletlenmagból, {moves, plural, one {# lépés} other {# lépés}} ellenőrizve, minden ellenőrző szám egyezik.',
  'cli.verify.fingerprint': 'Ujjlenyomat a kezdéskor: {commitment}',
  'cli.verify.passed':
    'Kimaradtak véletlenszámok, mint egy húzás elé visszalépő visszavonás után; {n, plural, one {e lépés előtt} other {e lépések előtt}}: {list}. Ha ott semmit sem vontak vissza, akkor az osztást manipulálták.',
  'cli.verify.unfinished': 'A játszmát nem játszották végig.',

  // Who, at the beginning of a sentence and inside of one
  'cli.player': '{n}. játékos',
  'cli.player.bot': '{n}. játékos ({bot})',
  'cli.player.you': '{n}. játékos (te)',

  // Counts
  'cli.none': 'semmi',
  'cli.n.cubes': '{n} kocka',
  'cli.n.choices': '{n} választás',

  // Places of Marine
  'cli.m.any': 'bármi',

  // Questions and choices of Evolution
  'cli.menu.decline-all': 'kihagyom a forduló végéig',
  'cli.menu.copies': '{card} ({n} van)',

  // Choices of both hex games
  'cli.menu.drawn': 'ezután húzás következik',
  'cli.menu.corners': '{column}… sarkok',

  // Choices of Marine
  'cli.menu.value': '{element} {from} → {to}',

  // The table of Evolution
  'cli.draw.legend':
    'Az asztalon ▶ jelöli, ki következik, ● a megevett, ○ a még hiányzó élelem, a [ ] közötti tulajdonság képpel lefelé fekszik. A fajok sora balról jobbra van felsorolva: a fölötte álló a bal, az alatta álló a jobb szomszéd.',
  'cli.draw.phase':
    '{phase, select, deal {osztás} food {élelemkártyák} play {kártyák kijátszása} feeding {etetés} other {vége}}',
  'cli.draw.planned': 'a terv: {list}',
  'cli.draw.last-round': 'UTOLSÓ FORDULÓ',
  'cli.draw.last-round.is': 'az utolsó forduló: {n}.',
  'cli.draw.round': '{n}. forduló',
  'cli.draw.hole': 'itató {n}',
  'cli.draw.draw-pile': 'húzópakli {n}',
  'cli.draw.discard': 'eldobva {n}',
  'cli.draw.removed': '{n} lap félretéve',
  'cli.draw.bank': 'tartalék {n}',
  'cli.draw.boards': '{n} szabad tábla',
  'cli.draw.first': 'kezd',
  'cli.draw.food-card': 'élelemkártya: {card}',
  'cli.draw.food-down': 'élelemkártya letéve',
  'cli.draw.plan-ready': 'terv kész',
  'cli.draw.sums': 'zsák {bag} · {cards} lap · {points} pont',
  'cli.draw.no-species': 'nincs faj',
  'cli.draw.food': 'élelem {food}/{population}',
  'cli.draw.pop': 'pop. {n}',
  'cli.draw.body': 'test {n}',
  'cli.draw.hand': 'kézben:',

  // The tables of both hex games
  'cli.map.round': '{n}. kör',
  'cli.map.last-round': 'UTOLSÓ KÖR',
  'cli.map.legend.ds':
    'Az asztalon ▶ jelöli, ki következik, és mi van végrehajtás alatt. C3 SZA 742: szavannalapka a C3 hatszögön, ahol az első három állat 7, 4 és 2 pontot kap; szóköz helyett ✓: ebben a körben már pontozták. M3: az emlősök három kockája (R hüllők, B madarak, A kétéltűek, S pókfélék, I rovarok), elöl az az állat, amely elsőként pontoz; * domináns, ! veszélyeztetett, ~ van olyan kockája, amelyre a Kihalás nem hat. Az elem neve az él mentén áll, attól a saroktól kezdve, amelyen fekszik. Az állatok a kezdeményezés sorrendjében vannak; bábu 2+3: kettő kézben, három az akciójelzőn; [ ] közt az előre nyomtatott elemek.',
  'cli.map.phase.ds':
    '{phase, select, choosing {állatválasztás} planning {tervezés} execution {végrehajtás} extinction {kihalás} other {vége}}',
  'cli.map.phase.m':
    '{phase, select, choosing {állatválasztás} traits {jellemvonások választása} set_up {előkészítés} turns {fordulók} reseed {Újravetés} other {vége}}',
  'cli.map.phase.at': '{phase}: {space}',
  'cli.map.turn': 'soron: {animal}',
  'cli.map.survival': 'Túlélés: {who}',
  'cli.map.survival.vents': 'Túlélés: {who} (kürtőkön {list})',
  'cli.map.nobody': 'senki',
  'cli.map.tundra': 'tundra: még {n}',
  'cli.map.deck': 'pakli {n}',
  'cli.map.bag': 'zsák: {list}',
  'cli.map.discard.empty': 'nincs eldobott kártya',
  'cli.map.discard.top': 'eldobva {n}, felül: {card}',
  'cli.map.look': 'választható jellemvonások: {list}',
  'cli.map.tile-in-hand': 'kézben lévő lapka: {terrain}',
  'cli.map.order': 'sorrend {list}',
  'cli.map.reptiles': 'hüllők: 1 védett',
  'cli.map.insects': 'utána rovarok +1',
  'cli.map.arachnids': 'előbb pókfélék',
  'cli.map.tiles': 'lapkák {list}',
  'cli.map.cards': 'kártyák: {list}',
  'cli.map.head.animal': 'állat',
  'cli.map.head.player': 'játékos',
  'cli.map.head.points': 'pont',
  'cli.map.head.pool': 'készlet',
  'cli.map.head.lost': 'veszt.',
  'cli.map.head.pawns': 'bábu',
  'cli.map.head.tiles': 'lapka*',
  'cli.map.head.elements': 'elemek [nyomtatott]',
  'cli.map.head.chain': 'lánc',
  'cli.map.head.after': 'bábu ez után',
  'cli.map.head.own': 'elemek [nyomtatott] · jellemvonás',
  'cli.map.player.short': '{n}.',
  'cli.map.smoker': 'füstölő',
  'cli.map.geyser': 'gejzír',
  'cli.map.edge': 'szél',
  'cli.map.all': 'mind',
  'cli.map.safe': 'biztonságban {list}',
  'cli.map.vents': 'még {n} kürtő',
  'cli.map.row.element': 'elem',
  'cli.map.row.earth': 'Föld + zsák',
  'cli.map.row.target': 'célszám',
  'cli.map.row.special': 'speciális bábu',
  'cli.map.row.value': '{letter} értéke',
  'cli.map.out': '{letter} kint',
  'cli.map.left': 'bal',
  'cli.map.right': 'jobb',
  'cli.map.anywhere': 'bárhová',
  'cli.map.before': 'vagy előtte: {space}',
  'cli.map.before.last': '{last} / előtte: {space}',
  'cli.map.on-trait': '({list} a jellemvonáskártyán)',
  'cli.map.full': 'tele',
  'cli.map.keeps': 'megtartja: {list}',
  'cli.map.has-chosen': 'jellemvonás kiválasztva',
  'cli.map.dealt': 'osztott lapok: {list}',
  'cli.map.choosing': 'jellemvonást választ',
  'cli.map.as': '{trait} mint {copy}',
  'cli.map.no-trait': 'nincs jellemvonás',
  'cli.map.legend.m':
    "Az asztalon ▶ jelöli, ki következik, és mi van végrehajtás alatt. D4 ZÁT 632: zátonylapka a D4 hatszögön, ahol az első három állat 6, 3 és 2 pontot kap (FÖL szárazföld, MOS moszaterdő, HEG tenger alatti hegy, FŰ tengerifű, HOM homok, ÓCE óceán, FÜS füstölő, GEJ gejzír). R3: a hüllők három kockája (C fejlábúak, F halak, K rákok), elöl az az állat, amely elsőként pontoz; ! veszélyeztetett. Az elem neve az él mentén áll, attól a saroktól kezdve, amelyen fekszik. [ ] akcióhely, kapcsos zárójelben csak speciális bábuknak való, + ahová a következő normál bábud kerülhet; [R] a hüllők normál bábuja, [R·nap] a nap speciális bábuja az irányításuk alatt, '<'F> olyan bábu, amelyet kitúrhatsz. Az Evolúció első helye az 1. kártyahelyet éri el, az ötödik mind az ötöt. Az értékek soraiban 2×3=6: két ilyen elem, három lapka, ahol jelen van; * domináns. Az állatok a fordulók sorrendjében vannak; bábu 2+3: kettő kézben, három az akciójelzőn; lánc: a tápláléklánc kockája, amely Visszavételkor jobbra kerül; [ ] közt az előre nyomtatott elemek.",

  // The end
  'cli.end.nothing': 'semmi',
  'cli.end.seed': 'A véletlenmag: {seed}.',
  'cli.end.leave': "log [all] (napló), save '<'fájl>, vagy Enter a kilépéshez",

  // At the table
  'cli.play.back.nothing': 'Nincs mit visszavonnod.',
  'cli.play.back.other-seat': 'Nem vonhatod vissza: azóta más is döntött.',
  'cli.play.back.draw': 'Nem vonhatod vissza: azóta húzás vagy keverés volt.',
  'cli.play.back.reveal': 'Nem vonhatod vissza: azóta kártyák fordultak fel.',
  'cli.play.back.done': 'Visszavonva.',
  'cli.play.help.1':
    'Írd be a választott lehetőség számát vagy betűjét. Két szám egymás után (3 2) a menüben és rögtön az almenüben is választ.',
  'cli.play.help.2':
    'A lépést szavakkal is beírhatod, ahogy az l felsorolja (a Tab kiegészíti), vagy tömbként.',
  'cli.play.help.enter': 'az asztal újra; almenüben: vissza',
  'cli.play.help.b': 'vissza az első menühöz',
  'cli.play.help.u': 'az utolsó választásod visszavonása',
  'cli.play.help.l': 'minden szabályos lépés szavakkal',
  'cli.play.help.w': 'miért nem szabályos ez a lépés?',
  'cli.play.help.c': 'mit tudnak a kártyák: a láthatók, vagy egy név szerint',
  'cli.play.help.log': 'mi történt ebben a körben vagy az egész játékban',
  'cli.play.help.save': 'a játék fájlba írása; a clade replay nyitja meg',
  'cli.play.help.q': 'kilépés',
  'cli.play.help.words': "'<'szavak>",
  'cli.play.help.name': '[név]',
  'cli.play.help.file': "'<'fájl>",
  'cli.play.ended': 'A bemenet véget ért: a játék itt megáll, {n} lépés után.',
  'cli.play.keys': ' ?  súgó, u vissza, w miért nem, q kilépés',
  'cli.play.keys.below': ' b  vissza',
  'cli.play.no-choice': 'Itt nincs {n}. lehetőség: a számok 1 és {all} között vannak.',
  'cli.play.no-choice.none': 'Itt nincs {n}. lehetőség: nincsenek számok.',
  'cli.play.why': 'A w után írd be a lépést, például: w {example}',
  'cli.play.legal': 'Ez a lépés most szabályos.',
  'cli.play.hint': 'A ? a súgó, az l felsorol minden szabályos lépést.',
  'cli.play.no-cards': 'Nem látszik egyetlen kártya sem.',
  'cli.play.no-card': 'Nincs ilyen kártya: „{name}”.',
  'cli.play.save': 'A save után írj be egy fájlnevet, például: save jatek.jsonl',
  'cli.play.exists': 'A fájl már létezik: „{path}”; nem íródott ki semmi.',
  'cli.play.saved': 'Mentve: {n} lépés. Megnyitás: clade replay {path}',
  'cli.play.unwritten': 'A fájl nem írható: „{path}” ({reason}).',
  'cli.play.sure': 'Kilépsz ebből a játékból? (i/n)',
  'cli.play.yes': 'i',
  'cli.play.left': 'Kiléptél {n} lépés után.',
  'cli.play.card': '{name}: {text} [{rule}]',

  'cli.asked': '{asker}: {question}',
  'cli.end.over': 'Vége a játéknak. {won}.',
};
