import type { dominantSpecies as english } from '../en/dominant-species.ts';

export { earth } from './earth.ts';

/** What Dominant Species says. */
export const dominantSpecies: Readonly<Record<keyof typeof english, string>> = {
  'ds.title': 'Dominant Species: Władcy Ziemi',

  // The display
  'ds.display': 'Obszar akcji',
  'ds.display.taken': 'zajęte pola: {taken, number} z {all, number}',
  'ds.section.initiative': 'Inicja\u00adtywa',
  'ds.section.adaptation': 'Adaptacja',
  'ds.section.regression': 'Regresja',
  'ds.section.abundance': 'Wzboga\u00adcenie',
  'ds.section.wasteland': 'Zubożenie',
  'ds.section.depletion': 'Wyjało\u00adwienie',
  'ds.section.glaciation': 'Zlodo\u00adwacenie',
  'ds.section.speciation': 'Specjacja',
  'ds.section.wanderlust': 'Odkry\u00adwanie',
  'ds.section.migration': 'Migracja',
  'ds.section.competition': 'Rywali\u00adzacja',
  'ds.section.domination': 'Przewaga',
  'ds.does.initiative':
    'Przesuń się o jedno miejsce na torze Inicjatywy, potem przestaw pionek na inne pole.',
  'ds.does.adaptation': 'Weź dostępny tu zasób dla swojej gromady, która mieści ich najwyżej sześć.',
  'ds.does.regression':
    'Każda gromada traci po jednym żetonie każdego rodzaju z pola Regresji; pionek tutaj chroni jeden twój.',
  'ds.does.abundance': 'Połóż dostępny tu zasób na wolnym wierzchołku Ziemi.',
  'ds.does.wasteland':
    'Wyjmij jeden żeton z pola Zubożenia; potem żetony jego rodzajów znikają z Ziemi tam, gdzie dotykają tundry.',
  'ds.does.depletion': 'Usuń z Ziemi jeden żeton rodzaju, który leży w polu Wyjałowienia.',
  'ds.does.glaciation':
    'Skrajny lewy pionek zamienia kafel obok tundry w tundrę i punktuje za tundrę wokół niego. Pozostałe czekają.',
  'ds.does.speciation': 'Wybierz żeton zasobu tego pola i umieść nowe kostki na kaflach wokół niego.',
  'ds.does.wanderlust': 'Dołóż nowy kafel, możesz też zasób, i punktuj za kafle obok.',
  'ds.does.migration': 'Przenieś najwyżej tyle swoich kostek na sąsiednie kafle.',
  'ds.does.competition': 'Na jednym kaflu każdego z trzech rodzajów terenu usuń kostkę innej gromady.',
  'ds.does.domination': 'Punktuj jeden kafel; kto na nim dominuje, bierze kartę.',
  'ds.now': 'teraz',
  'ds.space': '{section} {n, number}',
  'ds.space.speciation': '{section}, {element}',
  'ds.space.migration':
    '{section}, {cubes, plural, one {# kostka} few {# kostki} many {# kostek} other {# kostki}}',
  'ds.space.competition': '{section}, {first} i {second}',
  'ds.space.free': '{space}, wolne',
  'ds.space.taken': '{space}, zajęte: {animal}',
  'ds.space.target': 'Postaw pionek na polu {space}',
  'ds.box': 'Zasoby sekcji {section}',
  'ds.free.reptiles': 'Gady chronią jeden zasób bez pionka',
  'ds.free.insects': 'Owady umieszczają jedną kostkę po pionkach',
  'ds.free.birds': 'Ptaki migrują o jeden lub dwa kafle',
  'ds.free.arachnids': 'Pajęczaki usuwają jedną kostkę przed pionkami',
  'ds.entry.reptiles': 'Regresja, własna ochrona gadów',
  'ds.entry.losses': 'Regresja',
  'ds.entry.waste': 'Zubożenie',
  'ds.entry.insects': 'Specjacja, własna kostka owadów',
  'ds.entry.arachnids': 'Rywalizacja, własna pajęczaków',
  'ds.initiative': 'Inicjatywa, od pierwszego',
  'ds.tundra-left': 'zostało {n, number}',
  'ds.cards-below':
    'pod spodem {n, plural, =0 {brak kart} one {# karta} few {# karty} many {# kart} other {# karty}}',
  'ds.count.tundra':
    '{n, plural, one {kafel tundry został} few {kafle tundry zostały} many {kafli tundry zostało} other {kafla tundry zostało}}',
  'ds.count.survival': 'mają Przetrwanie',
  'ds.phase.choosing': 'Wybór gromad',
  'ds.phase.planning': 'Planowanie',
  'ds.phase.execution': 'Wykonywanie: {what}',
  'ds.phase.execution.short': 'Wykonywanie',
  'ds.phase.extinction': 'Wymieranie',
  'ds.phase.reset': 'Przygotowanie',
  'ds.phase.over': 'Koniec',
  'ds.last-round': 'ostatnia runda',

  // Cards
  'ds.cards': 'Karty dominacji',
  'ds.cards.left':
    '{n, plural, =0 {nic nie zostało} other {zostało #}}{last, select, true {, Epoka lodowcowa ostatnia} other {}}',
  'ds.card.label': '{name}: {text}',
  'ds.card.target': 'Wybierz kartę {name}',
  'ds.card.tip': '{name} ({rule}). {text}',
  'ds.card.aquatic': 'Gatunki wodne',
  'ds.card.aquatic.short': 'Żeton i 4 kostki na morzu lub mokradłach',
  'ds.card.aquatic.text':
    'Połóż wybrany żeton z worka na wolnym wierzchołku kafla morza lub mokradeł, potem umieść na tym kaflu do 4 swoich kostek.',
  'ds.card.biodiversity': 'Bioróżno\u00adrodność',
  'ds.card.biodiversity.short': '1 PZ za każdy wspólny kafel',
  'ds.card.biodiversity.text':
    'Zdobądź 1 punkt za każdy kafel, na którym oprócz ciebie jest co najmniej jedna inna gromada.',
  'ds.card.biomass': 'Biomasa',
  'ds.card.biomass.short': 'Tłoczne kafle tracą 1 kostkę',
  'ds.card.biomass.text':
    'Każdy kafel, na którym jest więcej kostek niż żetonów, traci jedną kostkę; wskazujesz czyją.',
  'ds.card.blight': 'Zaraza',
  'ds.card.blight.short': 'Na kaflu zostaje 1 zasób',
  'ds.card.blight.text':
    'Wybierz kafel i jeden żeton na jego wierzchołkach: wszystkie inne żetony z jego wierzchołków trafiają do worka.',
  'ds.card.catastrophe': 'Kata\u00adstrofa',
  'ds.card.catastrophe.short': 'Na kaflu zostaje 1 kostka, sąsiednie tracą 1',
  'ds.card.catastrophe.text':
    'Wybierz kafel: zostaje na nim jedna kostka wskazanej gromady. Każdy sąsiedni kafel z kostkami traci jedną; wskazujesz czyją.',
  'ds.card.cold-snap': 'Ochło\u00addzenie klimatu',
  'ds.card.cold-snap.short': 'Rywale tracą po 1 kostce na każdej tundrze',
  'ds.card.cold-snap.text':
    'Każda inna gromada traci jedną kostkę na każdym kaflu tundry, na którym jakąś ma.',
  'ds.card.disease': 'Choroba',
  'ds.card.disease.short': 'Bogatsze gromady tracą 1 zasób',
  'ds.card.disease.text':
    'Każda gromada, która ma więcej zasobów niż ty, traci jeden żeton; jej gracz wybiera który.',
  'ds.card.ecodiversity': 'Ekoróżno\u00adrodność',
  'ds.card.ecodiversity.short': '1 PZ za każdy żeton twoich rodzajów',
  'ds.card.ecodiversity.text': 'Zdobądź 1 punkt za każdy żeton na Ziemi takiego rodzaju, jaki masz.',
  'ds.card.evolution': 'Ewolucja',
  'ds.card.evolution.short': 'Zastąp 2 kostki rywali',
  'ds.card.evolution.text':
    'Zastąp swoimi kostkami po jednej kostce najwyżej dwóch innych gromad, na dowolnych kaflach.',
  'ds.card.fecundity': 'Plenność',
  'ds.card.fecundity.short': '+1 kostka na każdym twoim kaflu',
  'ds.card.fecundity.text':
    'Dodaj po jednej kostce na każdy kafel, na którym jesteś; możesz niektóre pominąć.',
  'ds.card.fertile': 'Płodność',
  'ds.card.fertile.short': '1 PZ za każdą kostkę na twoim kaflu',
  'ds.card.fertile.text':
    'Wybierz kafel, na którym jesteś, i zdobądź 1 punkt za każdą kostkę na nim, czyjakolwiek jest.',
  'ds.card.habitat': 'Siedlisko',
  'ds.card.habitat.short': 'Zasób z worka na Ziemię',
  'ds.card.habitat.text': 'Połóż wybrany żeton z worka na dowolnym wolnym wierzchołku Ziemi.',
  'ds.card.hibernation': 'Sen zimowy',
  'ds.card.hibernation.short': 'Wraca 5 usuniętych kostek',
  'ds.card.hibernation.text':
    'Przywróć do 5 swoich usuniętych kostek na jeden kafel; Wymieranie w tej rundzie ich nie dotyczy.',
  'ds.card.ice-age': 'Epoka lodowcowa',
  'ds.card.ice-age.short': 'Bonus za zdominowane kafle; ostatnia runda',
  'ds.card.ice-age.text':
    'Każda gromada zdobywa punkty bonusowe za kafle, na których dominuje. To ostatnia runda.',
  'ds.card.ice-sheet': 'Pokrywa lodowa',
  'ds.card.ice-sheet.short': 'Zlodowacenie kafla od razu',
  'ds.card.ice-sheet.text':
    'Wykonaj od razu zlodowacenie kafla, jak w akcji; zdobywasz za nie punkty bonusowe.',
  'ds.card.immigrants': 'Gatunki inwazyjne',
  'ds.card.immigrants.short': 'Każdy coś oddaje',
  'ds.card.immigrants.text':
    'Każda gromada, twoja też, oddaje jeden żeton albo jeden dostępny pionek, albo na każdym swoim kaflu zostawia jedną kostkę.',
  'ds.card.instinct': 'Instynkt',
  'ds.card.instinct.short': 'Postaw teraz swój pionek',
  'ds.card.instinct.text': 'Postaw jeden ze swoich dostępnych pionków na wolnym polu akcji.',
  'ds.card.intelligence': 'Inteli\u00adgencja',
  'ds.card.intelligence.short': '+1 pionek: ty i wyżsi od ciebie',
  'ds.card.intelligence.text':
    'Ty i każda gromada wyżej od ciebie w łańcuchu pokarmowym zyskujecie po jednym pionku.',
  'ds.card.mass-exodus': 'Wędrówki zwierząt',
  'ds.card.mass-exodus.short': 'Wszystkie kostki opuszczają kafel',
  'ds.card.mass-exodus.text':
    'Wybierz kafel i przenieś wszystkie jego kostki na sąsiednie kafle, jak zechcesz.',
  'ds.card.metamorphosis': 'Metamor\u00adfoza',
  'ds.card.metamorphosis.short': 'Wymień jeden ze swoich zasobów',
  'ds.card.metamorphosis.text': 'Wymień jeden ze swoich żetonów na wybrany żeton z worka.',
  'ds.card.niche-biomes': 'Sprzy\u00adjający biom',
  'ds.card.niche-biomes.short': 'Prowadzący tracą najwyższą wartość kafla',
  'ds.card.niche-biomes.text':
    'Każda gromada, która ma więcej punktów niż ty, traci pierwszą wartość właśnie punktowanego kafla, ale nie poniżej 0.',
  'ds.card.nocturnal': 'Gatunki nocne',
  'ds.card.nocturnal.short': 'O jedno miejsce wyżej w Inicjatywie',
  'ds.card.nocturnal.text':
    'Twój znacznik Inicjatywy zamienia się miejscami ze znacznikiem tuż na lewo od niego.',
  'ds.card.omnivore': 'Wszystko\u00adżerność',
  'ds.card.omnivore.short': '+1 pionek dla ciebie',
  'ds.card.omnivore.text': 'Zyskujesz jeden pionek na stałe.',
  'ds.card.parasitism': 'Pasożyt\u00adnictwo',
  'ds.card.parasitism.short': '+1 pionek: ty i niżsi od ciebie',
  'ds.card.parasitism.text':
    'Ty i każda gromada niżej od ciebie w łańcuchu pokarmowym zyskujecie po jednym pionku.',
  'ds.card.predator': 'Drapież\u00adnik',
  'ds.card.predator.short': 'Usuń 1 rywala na każdym wspólnym kaflu',
  'ds.card.predator.text':
    'Na każdym kaflu, na którym oprócz ciebie są inni, usuń jedną kostkę wybranej innej gromady.',
  'ds.card.symbiotic': 'Symbio\u00adtyczny',
  'ds.card.symbiotic.short': 'Losowe zasoby dla ciebie i uboższych',
  'ds.card.symbiotic.text':
    'Ty i każda gromada, która ma mniej zasobów niż ty, dostajecie losowy żeton z worka.',

  // Animals
  'ds.ability.mammals': 'ratują jedną zagrożoną kostkę przy każdym Wymieraniu',
  'ds.ability.reptiles': 'chronią bez pionka jeden zasób przy każdej Regresji',
  'ds.ability.birds': 'migrują o dwa kafle',
  'ds.ability.amphibians': 'zaczynają z trzema zasobami',
  'ds.ability.arachnids': 'usuwają jedną kostkę przed każdą Rywalizacją',
  'ds.ability.insects': 'umieszczają jedną kostkę po każdej Specjacji',
  'ds.dominates': 'dominacja: {n, plural, one {# kafel} few {# kafle} many {# kafli} other {# kafla}}',
  'ds.survival': 'Mają Przetrwanie: najwięcej kostek na tundrze',
  'ds.focus.note':
    'punkty {values}; przez Specjację najwyżej {limit, plural, one {# nowa kostka} few {# nowe kostki} many {# nowych kostek} other {# nowej kostki}}',

  // Planning
  'ds.plan.title': 'Zaplanowane',
  'ds.plan.when':
    '{n, plural, =0 {Pierwszy ze wszystkich postawionych pionków.} one {Po # postawionym pionku.} few {Po # postawionych pionkach.} many {Po # postawionych pionkach.} other {Po # postawionego pionka.}}',
  'ds.plan.waits':
    'Czeka w kolejce: co najmniej {n, plural, one {# rundę} few {# rundy} many {# rund} other {# rundy}}.',
  'ds.plan.initiative': 'W Inicjatywie wyprzedzisz {animal_nom}, potem przestawisz pionek.',
  'ds.plan.initiative.first': 'Już masz pierwsze miejsce; pionek tylko przestawisz.',
  'ds.plan.adaptation':
    'Teraz: {list}. {before, plural, =0 {Twój wybór jest pierwszy.} other {Przed tobą w kolejce: #.}} Masz {n, number} z 6.',
  'ds.plan.regression': 'Zagrożone: {list}.',
  'ds.plan.regression.none': 'Nic twojego nie jest zagrożone.',
  'ds.plan.abundance':
    'Teraz: {list}. {before, plural, =0 {Twój wybór jest pierwszy.} other {Przed tobą w kolejce: #.}}',
  'ds.plan.wasteland':
    'W polu: {list}; z tundry {n, plural, one {zniknie # żeton} few {znikną # żetony} many {zniknie # żetonów} other {zniknie # żetonu}}.',
  'ds.plan.depletion':
    'W polu: {list}; na Ziemi {n, plural, one {# taki żeton} few {# takie żetony} many {# takich żetonów} other {# takiego żetonu}}.',
  'ds.plan.glaciation':
    'Kafle tundry: zostało {n, number}; najwięcej da {tile_nom}, {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}.',
  'ds.plan.glaciation.none': 'Żaden kafel nie może ulec zlodowaceniu.',
  'ds.plan.speciation':
    '{n, plural, =0 {Na Ziemi nie ma takiego żetonu.} one {# taki żeton na Ziemi, nowych kostek do {cubes, number}; pula {pool, number}.} few {# takie żetony na Ziemi, nowych kostek do {cubes, number}; pula {pool, number}.} many {# takich żetonów na Ziemi, nowych kostek do {cubes, number}; pula {pool, number}.} other {# takiego żetonu na Ziemi, nowych kostek do {cubes, number}; pula {pool, number}.}}',
  'ds.plan.wanderlust':
    'Kafle: {list}. {before, plural, =0 {Twój wybór jest pierwszy.} other {Przed tobą w kolejce: #.}} Najlepsze miejsce: {hex}, {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}.',
  'ds.plan.wanderlust.none': 'Nie ma już kafli.',
  'ds.plan.migration':
    'Do {n, number} z {cubes, plural, one {twojej # kostki} few {twoich # kostek} many {twoich # kostek} other {twoich # kostki}} na Ziemi.',
  'ds.plan.competition': 'Wspólne z innymi: {list}.',
  'ds.plan.competition.none': 'Na tych terenach nie dzielisz kafla z nikim.',
  'ds.plan.domination':
    'Najwięcej da ci {tile_nom}: {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}. Twoja dominacja: {n, plural, one {# kafel} few {# kafle} many {# kafli} other {# kafla}}.',
  'ds.plan.domination.none': 'Żaden kafel nic ci teraz nie da.',

  // Prompts
  'ds.prompt.animal': 'Wybierz gromadę',
  'ds.prompt.placement': 'Postaw pionek',
  'ds.prompt.placement.detail':
    '{n, plural, one {To twój ostatni} few {Zostały #} many {Zostało #} other {Zostało #}}. Wskaż pole, by zobaczyć, co dałoby teraz.',
  'ds.prompt.placement.detail.touch':
    '{n, plural, one {To twój ostatni} few {Zostały #} many {Zostało #} other {Zostało #}}. Dotknij pola, by zobaczyć, co dałoby teraz.',
  'ds.prompt.initiative': 'Możesz awansować na torze Inicjatywy',
  'ds.prompt.initiative-space': 'Przestaw pionek na inne pole',
  'ds.prompt.adaptation': 'Możesz wziąć zasób',
  'ds.prompt.protection': 'Możesz ochronić zasób',
  'ds.prompt.abundance': 'Możesz wziąć zasób dla Ziemi',
  'ds.prompt.abundance-corner':
    'Połóż {element, select, none {zasób} other {{element_acc}}} na wierzchołku Ziemi',
  'ds.prompt.wasteland': 'Możesz wyjąć zasób z pola Zubożenia',
  'ds.prompt.depletion': 'Możesz usunąć zasób z Ziemi',
  'ds.prompt.glaciation': 'Możesz zamienić kafel w tundrę',
  'ds.prompt.glaciation.must': 'Zamień kafel w tundrę',
  'ds.prompt.speciation': 'Możesz umieścić nowe kostki wokół żetonu {element_gen}',
  'ds.prompt.speciation.detail': 'Wybierz żeton; kostki dodadzą się same, możesz je zmienić.',
  'ds.prompt.speciation-cubes': 'Możesz umieścić nowe kostki',
  'ds.prompt.speciation-cubes.detail': 'Kliknij podświetlony kafel lub licznik albo wybierz inny żeton.',
  'ds.prompt.speciation-cubes.detail.touch':
    'Dotknij podświetlonego kafla lub licznika albo wybierz inny żeton.',
  'ds.prompt.insects': 'Możesz umieścić jedną kostkę dzięki zdolności',
  'ds.prompt.wanderlust': 'Możesz wziąć kafel',
  'ds.prompt.wanderlust-hex': 'Dołóż kafel do Ziemi',
  'ds.prompt.wanderlust-disk': 'Możesz wziąć zasób na nowy kafel',
  'ds.prompt.wanderlust-corner': 'Połóż zasób na wierzchołku nowego kafla',
  'ds.prompt.arrivals': 'Możesz przenieść kostki na nowy kafel',
  'ds.prompt.migration':
    'Możesz przenieść jeszcze {n, plural, one {# kostkę} few {# kostki} many {# kostek} other {# kostki}}',
  'ds.prompt.migration.held': 'Możesz przenieść kostkę z {tile_gen}: wybierz dokąd',
  'ds.prompt.migration.detail': 'Przeciągnij kostkę albo kliknij skąd i dokąd, w dowolnej kolejności.',
  'ds.prompt.migration.detail.touch':
    'Przeciągnij kostkę albo dotknij miejsc: skąd i dokąd, w dowolnej kolejności.',
  'ds.prompt.competition': 'Możesz usunąć po jednej kostce rywala na każdym terenie: {list}',
  'ds.prompt.arachnids': 'Możesz usunąć kostkę rywala dzięki zdolności',
  'ds.prompt.domination': 'Możesz punktować kafel',
  'ds.prompt.card': 'Wybierz kartę dominacji',
  'ds.prompt.save': 'Możesz uratować jedną zagrożoną kostkę',
  'ds.prompt.instinct': 'Postaw pionek dzięki karcie Instynkt',
  'ds.prompt.aquatic-tile': 'Wybierz kafel morza lub mokradeł',
  'ds.prompt.aquatic-disk': 'Wybierz zasób z worka',
  'ds.prompt.aquatic-corner': 'Połóż zasób na wierzchołku kafla',
  'ds.prompt.aquatic-cubes': 'Możesz umieścić nowe kostki na kaflu',
  'ds.prompt.biomass': 'Wskaż, czyja kostka znika z {tile_gen}',
  'ds.prompt.blight-tile': 'Wybierz kafel, który traci zasoby',
  'ds.prompt.blight-disk': 'Wybierz zasób, który zostaje',
  'ds.prompt.catastrophe-tile': 'Wybierz kafel, w który uderza katastrofa',
  'ds.prompt.catastrophe-survivor': 'Wybierz gromadę, która zachowa kostkę',
  'ds.prompt.catastrophe-beside': 'Wskaż, czyja kostka znika z {tile_gen}',
  'ds.prompt.disease': 'Oddaj zasób',
  'ds.prompt.evolution': 'Możesz zastąpić kostki rywali swoimi',
  'ds.prompt.fecundity': 'Możesz dodać po kostce na każdy swój kafel',
  'ds.prompt.fertile': 'Wybierz kafel: punkt za każdą kostkę',
  'ds.prompt.habitat-disk': 'Wybierz zasób z worka',
  'ds.prompt.habitat-corner': 'Połóż zasób na wierzchołku Ziemi',
  'ds.prompt.hibernation-tile': 'Wybierz kafel, na który wracają',
  'ds.prompt.hibernation-cubes': 'Możesz przywrócić usunięte kostki',
  'ds.prompt.immigrants': 'Wybierz, co oddajesz',
  'ds.prompt.mass-exodus-tile': 'Wybierz kafel, który opuszczą wszystkie kostki',
  'ds.prompt.mass-exodus': 'Wskaż, dokąd idą kostki',
  'ds.prompt.metamorphosis-out': 'Oddaj jeden ze swoich zasobów',
  'ds.prompt.metamorphosis-in': 'Wybierz zasób z worka',
  'ds.prompt.predator': 'Usuń kostkę rywala {tile_on}',
  'ds.prompt.by.both': '{by}. {detail}',
  'ds.prompt.wait': 'Decyduje {who} ({animal}): {what}',
  'ds.prompt.wait.plain': 'Czekamy na: {who}',
  'ds.prompt.won':
    'Wygrywa {who}: {n, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}',
  'ds.prompt.you-won':
    'Wygrywasz: {n, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}',
  'ds.prompt.over': 'Koniec gry.',
  'ds.button.forgo': 'Pomiń akcję',
  'ds.button.skip': 'Pomiń to',
  'ds.button.use': 'Awansuj',
  'ds.button.stop': 'Gotowe',
  'ds.confirm.place': 'Postaw pionek',
  'ds.confirm.score': 'Punktuj: {tile}',
  'ds.prompt.domination.tile': 'Możesz punktować kafel: {tile}',
  'ds.prompt.domination.you':
    'Dominujesz na nim: wybierasz jedną z {n, plural, one {# karty} few {# kart} many {# kart} other {# karty}}.',
  'ds.prompt.domination.other': 'Dominują na nim {animal_nom} i biorą kartę.',
  'ds.prompt.domination.none': 'Nikt nie bierze karty.',

  // Moves
  'ds.move.animal': 'Graj {animal_ins}: {ability}',
  'ds.move.use': 'Awansuj na torze Inicjatywy',
  'ds.move.protect': 'Ochroń {element_acc}',
  'ds.move.discard': 'Wyjmij {element_acc} z pola Zubożenia',
  'ds.move.glaciate': 'Zamień w tundrę: {tile}',
  'ds.move.tile': 'Wybierz: {tile}',
  'ds.move.keep': 'Zostaw {element_acc} na {corner}',
  'ds.move.spare': 'Oszczędź {animal_nom}',
  'ds.move.lose': 'Oddaj {element_acc}',
  'ds.move.replace': 'Zastąp kostkę {animal_gen} {tile_on}',
  'ds.move.give-up': 'Oddaj {loss_acc}',
  'ds.move.send':
    'Wyślij {n, plural, =0 {zero kostek} one {# kostkę} few {# kostki} many {# kostek} other {# kostki}} {animal_gen} {tile_onto}',
  'ds.move.save': 'Uratuj kostkę {tile_on}',
  'ds.loss.pawn': 'pionek',
  'ds.loss.crowds': 'wszystkie kostki oprócz jednej na każdym kaflu',

  // The log
  'ds.log.round-started': 'Początek rundy {round, number}',
  'ds.log.execution-started': 'Wszystkie pionki postawione: Wykonywanie',
  'ds.log.pawn-placed': '<b>{animal}</b> postawiły pionek: {space}',
  'ds.log.pawn-taken': '<b>{animal}</b> działają: {space}',
  'ds.log.pawn-lost': '<b>{animal}</b> straciły pionek',
  'ds.log.initiative': '<b>{animal}</b> wyprzedziły {passed_nom} w Inicjatywie',
  'ds.log.protected': '<b>{animal}</b> ochroniły {element_acc}',
  'ds.log.disk-discarded': 'Żeton {element_gen} wyjęty z sekcji {section}',
  'ds.log.dominance': 'Dominacja: {list}',
  'ds.log.dominance.of': '{tile} – {animal_nom}',
  'ds.log.dominance.none': '{tile} – nikt',
  'ds.log.card-taken': '<b>{animal}</b> wzięły kartę {card}',
  'ds.log.card-revealed': 'Nowe karty: {list}',
  'ds.log.cube-saved': '<b>{animal}</b> uratowały kostkę {tile_on}',
  'ds.log.last-round': 'To ostatnia runda',
  'ds.log.game-ended.ice-age': 'Nadeszła epoka lodowcowa: koniec gry',
  'ds.log.game-ended.dead-world': 'Nie zostało nic żywego: koniec gry',
  'ds.log.game-ended.round-cap': 'Ostatnia runda dobiegła końca',
  'ds.log.group.setup': 'Przygotowanie rozgrywki',
  'ds.log.group': 'Runda {round, number}, {phase}',

  // Marks, end, aid
  'ds.mark.last-round': 'zaczyna się ostatnia runda',
  'ds.mark.glaciation': 'kafel staje się tundrą',
  'ds.mark.tile': 'nowy kafel',
  'ds.mark.card': 'karta dominacji',
  'ds.mark.scored': 'kafel punktowany',
  'ds.source.start': 'Początek',
  'ds.source.tiles': 'Punktowane kafle',
  'ds.source.glaciation': 'Bonus za Zlodowacenie',
  'ds.source.wanderlust': 'Bonus za Odkrywanie',
  'ds.source.survival': 'Przetrwanie',
  'ds.source.cards': 'Karty',
  'ds.source.final': 'Końcowe punktowanie',
  'ds.tie.chain': 'Łańcuch pokarmowy, 1 jest najwyżej',
  'ds.aid.round': 'Runda',
  'ds.aid.round.text':
    'Planowanie: według toru Inicjatywy każdy stawia po jednym pionku. Wykonywanie: sekcje z góry na dół, każda od lewej do prawej. Przygotowanie: zagrożone kostki wymierają, kto ma najwięcej kostek na tundrze, punktuje za Przetrwanie, przychodzą nowe karty, zasoby i kafle.',
  'ds.aid.level': 'Przystosowanie i dominacja',
  'ds.aid.level.text':
    'Poziom przystosowania gromady na kaflu: za każdy żeton na jego wierzchołkach tyle, ile razy gromada ma ten zasób. Poziom 0 to zagrożenie. Dominuje gromada, która jako jedyna ma najwyższy poziom.',
  'ds.aid.score': 'Punktowanie kafla',
  'ds.aid.score.text':
    'Według liczby kostek, remisy według łańcucha pokarmowego: ssaki, gady, ptaki, płazy, pajęczaki, owady. Potem dominujący bierze kartę.',
  'ds.aid.glaciation': 'Zlodowacenie',
  'ds.aid.glaciation.text':
    'Działa tylko skrajny lewy pionek. Zostaje po jednej kostce każdej gromady, reszta wraca do pul genów. Żetony między trzema kaflami tundry znikają.',
  'ds.aid.speciation': 'Limity Specjacji',
  'ds.aid.speciation.text': 'Morze i mokradła 4, sawanna, dżungla i las 3, pustynia i góry 2, tundra 1.',
  'ds.aid.abilities': 'Zdolności',
  'ds.aid.abilities.text':
    'Ssaki ratują jedną zagrożoną kostkę, gady chronią jeden zasób, ptaki migrują o dwa kafle, płazy zaczynają z trzema zasobami, pajęczaki najpierw usuwają jedną kostkę, owady na koniec dodają jedną kostkę.',
  'ds.aid.end': 'Koniec',
  'ds.aid.end.text':
    'Po rundzie, w której wzięto Epokę lodowcową, każdy kafel jest punktowany jeszcze raz. Wygrywa ten, kto ma najwięcej punktów; remis rozstrzyga wyższe miejsce w łańcuchu pokarmowym.',

  // Why not
  'ds.no.taken-space': 'Stoi tam pionek {animal_gen}.',
  'ds.no.same-space': 'Pionek idzie na inne pole niż to w Inicjatywie.',
  'ds.no.not-face-up': 'Karta {card} nie leży odkryta.',
  'ds.no.protected': 'Ten zasób jest już chroniony.',
  'ds.no.named': 'Dwie różne gromady: ta jest już wybrana.',
  'ds.no.no-pawn': '{animal} nie mają wolnego pionka.',
  'ds.no.tundra': '{hex} to już tundra.',
  'ds.no.no-tundra-beside': 'Obok {hex_gen} nie ma tundry.',
  'ds.no.other-terrain': '{hex} to inny teren niż ten, którego wymaga pole.',
  'ds.no.already-scored': '{hex}: ten kafel był już w tej rundzie punktowany.',
  'ds.no.not-endangered': '{animal} nie mają kostki do ratowania {hex_on}.',
  'ds.no.not-water': '{hex} to ani morze, ani mokradła.',
};
