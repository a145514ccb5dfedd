import type { terminal as english } from '../en/terminal.ts';

export { deal } from './deal.ts';

/** The terminal (`clade play`): questions, choices, what happened, the tables, commands. Rooms are narrow: short words. */
export const terminal: Readonly<Record<keyof typeof english, string>> = {
  // A deal that was checked
  'cli.verify.dealt':
    '{game}: rozdano ponownie z ziarna, {moves, plural, one {sprawdzono # ruch} few {sprawdzono # ruchy} many {sprawdzono # ruchów} other {sprawdzono # ruchu}}, wszystkie sumy kontrolne się zgadzają.',
  'cli.verify.fingerprint': 'Odcisk na początku: {commitment}',
  'cli.verify.passed':
    'Pominięto liczby losowe przed {n, plural, one {ruchem} few {ruchami} many {ruchami} other {ruchami}} {list}, jak po cofnięciu sięgającym przed losowanie. Jeśli nic tam nie cofano, ktoś manipulował rozdaniem.',
  'cli.verify.unfinished': 'Gry nie doprowadzono do końca.',

  // Who, at the beginning of a sentence and inside of one
  'cli.player': 'Gracz {n}',
  'cli.player.bot': 'Gracz {n} ({bot})',
  'cli.player.you': 'Gracz {n} (ty)',

  // Counts
  'cli.none': 'brak',
  'cli.n.cubes': '{n, plural, one {# kostka} few {# kostki} many {# kostek} other {# kostki}}',
  'cli.n.choices': '{n, plural, one {# wybór} few {# wybory} many {# wyborów} other {# wyboru}}',

  // Places of Marine
  'cli.m.any': 'dow.',

  // Questions and choices of Evolution
  'cli.menu.decline-all': 'zrezygnuj do końca tej rundy',
  'cli.menu.copies': '{card} (jest ich {n})',

  // Choices of both hex games
  'cli.menu.drawn': 'potem losowanie',
  'cli.menu.corners': 'wierzchołki {column}…',

  // Choices of Marine
  'cli.menu.value': '{element} {from} → {to}',

  // The table of Evolution
  'cli.draw.legend':
    'Na stole ▶ oznacza, kto jest na ruchu, ● to zjedzone pożywienie, ○ brakujące, a cecha w [ ] jest zakryta. Rząd gatunków jest spisany od lewej do prawej: ten wyżej to lewy sąsiad, ten niżej prawy.',
  'cli.draw.phase':
    '{phase, select, deal {rozdanie} food {karty pożywienia} play {zagrywanie kart} feeding {karmienie} other {koniec}}',
  'cli.draw.planned': 'plan: {list}',
  'cli.draw.last-round': 'OSTATNIA RUNDA',
  'cli.draw.last-round.is': 'ostatnia runda: {n}',
  'cli.draw.round': 'Runda {n}',
  'cli.draw.hole': 'wodopój {n}',
  'cli.draw.draw-pile': 'stos dobierania {n}',
  'cli.draw.discard': 'odrzucone {n}',
  'cli.draw.removed': 'usunięte karty {n}',
  'cli.draw.bank': 'bank {n}',
  'cli.draw.boards': 'wolne plansze: {n, plural, other {#}}',
  'cli.draw.first': 'zaczyna',
  'cli.draw.food-card': 'karta pożywienia {card}',
  'cli.draw.food-down': 'zakryta karta pożywienia',
  'cli.draw.plan-ready': 'plan gotowy',
  'cli.draw.sums':
    'worek {bag} · {cards, plural, one {# karta} few {# karty} many {# kart} other {# karty}} · {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}',
  'cli.draw.no-species': 'bez gatunków',
  'cli.draw.food': 'pożywienie {food}/{population}',
  'cli.draw.pop': 'pop. {n}',
  'cli.draw.body': 'ciało {n}',
  'cli.draw.hand': 'na ręce:',

  // The tables of both hex games
  'cli.map.round': 'Runda {n}',
  'cli.map.last-round': 'OSTATNIA RUNDA',
  'cli.map.legend.ds':
    'Na stole ▶ oznacza, kto jest na ruchu i co się wykonuje. C3 SAW 742 to kafel sawanny na polu C3, na którym pierwsze trzy gromady dostają 7, 4 i 2; ✓ zamiast odstępu: w tej rundzie już punktowany. M3 to trzy kostki ssaków (R gady, B ptaki, A płazy, S pajęczaki, I owady), najpierw gromada, która punktuje pierwsza; * dominuje, ! jest zagrożona, ~ ma kostki, których Wymieranie nie dotyczy. Zasób jest wypisany wzdłuż krawędzi od wierzchołka, na którym leży. Gromady są w kolejności Inicjatywy; pionki 2+3: dwa do postawienia, trzy w obszarze akcji; [ ] obejmuje zasoby nadrukowane.',
  'cli.map.phase.ds':
    '{phase, select, choosing {wybór gromad} planning {planowanie akcji} execution {wykonywanie akcji} extinction {wymieranie gatunków} other {koniec}}',
  'cli.map.phase.m':
    '{phase, select, choosing {wybór gromad} traits {wybór cech} set_up {przygotowanie gry} turns {ruchy} reseed {Rozkładanie żetonów} other {koniec}}',
  'cli.map.phase.at': '{phase}: {space}',
  'cli.map.turn': 'ruch {animal_gen}',
  'cli.map.survival': 'Przetrwanie: {who}',
  'cli.map.survival.vents': 'Przetrwanie: {who} (kominy {list})',
  'cli.map.nobody': 'nikt',
  'cli.map.tundra': 'zapas tundry {n}',
  'cli.map.deck': 'talia {n}',
  'cli.map.bag': 'worek {list}',
  'cli.map.discard.empty': 'brak odrzuconych',
  'cli.map.discard.top': 'odrzucone {n}, na wierzchu {card}',
  'cli.map.look': 'cechy do wyboru: {list}',
  'cli.map.tile-in-hand': 'kafel w ręku: {terrain}',
  'cli.map.order': 'kolejność {list}',
  'cli.map.reptiles': 'gady chronią jeden',
  'cli.map.insects': 'potem owady +1',
  'cli.map.arachnids': 'najpierw pajęczaki',
  'cli.map.tiles': 'kafle {list}',
  'cli.map.cards': 'karty: {list}',
  'cli.map.head.animal': 'gromada',
  'cli.map.head.player': 'gracz',
  'cli.map.head.points': 'punkty',
  'cli.map.head.pool': 'pula',
  'cli.map.head.lost': 'usun.',
  'cli.map.head.pawns': 'pionki',
  'cli.map.head.tiles': 'kafle*',
  'cli.map.head.elements': 'zasoby [nadrukowane]',
  'cli.map.head.chain': 'łańcuch',
  'cli.map.head.after': 'pionki za',
  'cli.map.head.own': 'zasoby [nadrukowane] · cecha',
  'cli.map.player.short': 'G{n}',
  'cli.map.smoker': 'dymnik',
  'cli.map.geyser': 'gejzer',
  'cli.map.edge': 'brzeg',
  'cli.map.all': 'do woli',
  'cli.map.safe': 'bezpieczne {list}',
  'cli.map.vents': 'kominy: {n}',
  'cli.map.row.element': 'zasób',
  'cli.map.row.earth': 'Ziemia + worek',
  'cli.map.row.target': 'próg',
  'cli.map.row.special': 'pionek specjalny',
  'cli.map.row.value': '{letter} wartość',
  'cli.map.out': '{letter} stoi',
  'cli.map.left': 'lewo',
  'cli.map.right': 'prawo',
  'cli.map.anywhere': 'gdziekolwiek',
  'cli.map.before': 'albo przed {space}',
  'cli.map.before.last': '{last} / przed {space}',
  'cli.map.on-trait': '({list} na karcie cechy)',
  'cli.map.full': 'pełna',
  'cli.map.keeps': 'zatrzymuje {list}',
  'cli.map.has-chosen': 'cecha wybrana',
  'cli.map.dealt': 'rozdano {list}',
  'cli.map.choosing': 'wybiera cechę',
  'cli.map.as': '{trait} jako {copy}',
  'cli.map.no-trait': 'bez cechy',
  'cli.map.legend.m':
    "Na stole ▶ oznacza, kto jest na ruchu i co się wykonuje. D4 RAF 632 to kafel rafy na polu D4, na którym pierwsze trzy gromady dostają 6, 3 i 2 (LĄD ląd, WOD wodorosty, GÓR góra podwodna, ŁĄK łąka podwodna, PIA piaski, OCE ocean, DYM dymnik, GEJ gejzer). R3 to trzy kostki gadów (C głowonogi, F ryby, K skorupiaki), najpierw gromada, która punktuje pierwsza; ! jest zagrożona. Zasób jest wypisany wzdłuż krawędzi od wierzchołka, na którym leży. [ ] to pole akcji, w klamrach pole tylko dla pionków specjalnych, + tam może stanąć twój następny zwykły pionek; [R] to zwykły pionek gadów, [R·słoń] pionek specjalny słońca pod ich kontrolą, '<'F> pionek, który możesz wypchnąć. Pierwsze pole Ewolucji sięga karty na miejscu 1, piąte wszystkich pięciu. W wierszach wartości 2×3=6: dwa zasoby rodzaju, trzy kafle z nim; * to przewaga. Gromady są w kolejności ruchów; pionki 2+3: dwa do postawienia, trzy w obszarze akcji; łańcuch: kostka w łańcuchu pokarmowym, która przy Powrocie idzie w prawo; [ ] obejmuje zasoby nadrukowane.",

  // The end
  'cli.end.nothing': 'nic',
  'cli.end.seed': 'Ziarno: {seed}.',
  'cli.end.leave': "log [all] (dziennik), save '<'plik> albo Enter, by wyjść",

  // At the table
  'cli.play.back.nothing': 'Nie masz czego cofnąć.',
  'cli.play.back.other-seat': 'Nie można cofnąć: inny gracz już zdecydował.',
  'cli.play.back.draw': 'Nie można cofnąć: od tego czasu dobrano lub przetasowano karty.',
  'cli.play.back.reveal': 'Nie można cofnąć: od tego czasu odkryto karty.',
  'cli.play.back.done': 'Cofnięto.',
  'cli.play.help.1':
    'Wpisz numer albo literę wyboru. Dwa numery z rzędu (3 2) wybierają w menu i od razu w podmenu.',
  'cli.play.help.2':
    'Ruch można też wpisać słowami, tak jak wypisuje je l (Tab uzupełnia), albo jako tablicę.',
  'cli.play.help.enter': 'pokaż stół jeszcze raz; w podmenu: wstecz',
  'cli.play.help.b': 'wróć do pierwszego menu',
  'cli.play.help.u': 'cofnij swój ostatni wybór',
  'cli.play.help.l': 'wypisz słowami wszystkie możliwe ruchy',
  'cli.play.help.w': 'dlaczego ten ruch nie jest dozwolony?',
  'cli.play.help.c': 'co robią karty: widoczne albo jedna z nazwy',
  'cli.play.help.log': 'co się stało w tej rundzie albo w całej grze',
  'cli.play.help.save': 'zapisz grę w pliku; powtórkę otwiera clade replay',
  'cli.play.help.q': 'wyjdź',
  'cli.play.help.words': "'<'słowa>",
  'cli.play.help.name': '[nazwa]',
  'cli.play.help.file': "'<'plik>",
  'cli.play.ended':
    'Koniec danych wejściowych: gra przerwana po {n, plural, one {# ruchu} few {# ruchach} many {# ruchach} other {# ruchu}}.',
  'cli.play.keys': ' ?  pomoc, u cofnij, w czemu nie, q wyjdź',
  'cli.play.keys.below': ' b  wstecz',
  'cli.play.no-choice': 'Nie ma tu wyboru {n}: numery są od 1 do {all}.',
  'cli.play.no-choice.none': 'Nie ma tu wyboru {n}: nie ma numerów.',
  'cli.play.why': 'Po w wpisz ruch, na przykład: w {example}',
  'cli.play.legal': 'Ten ruch jest teraz dozwolony.',
  'cli.play.hint': 'Wpisz ?, by zobaczyć pomoc, l, by zobaczyć słowami wszystkie możliwe ruchy.',
  'cli.play.no-cards': 'Nie widać żadnej karty.',
  'cli.play.no-card': 'Nie ma karty „{name}”.',
  'cli.play.save': 'Po save wpisz nazwę pliku, na przykład: save gra.jsonl',
  'cli.play.exists': 'Plik „{path}” już istnieje; nic nie zapisano.',
  'cli.play.saved':
    'Zapisano: {n, plural, one {# ruch} few {# ruchy} many {# ruchów} other {# ruchu}}. Powtórka: clade replay {path}',
  'cli.play.unwritten': 'Pliku „{path}” nie można zapisać: {reason}.',
  'cli.play.sure': 'Opuścić tę grę? (t/n)',
  'cli.play.yes': 't',
  'cli.play.left': 'Koniec po {n, plural, one {# ruchu} few {# ruchach} many {# ruchach} other {# ruchu}}.',
  'cli.play.card': '{name}: {text} [{rule}]',

  'cli.asked': '{asker}: {question}',
  'cli.end.over': 'Koniec gry. {won}.',
};
