import type { coach as english } from '../en/coach.ts';

/** Co Ada mówi przy pytaniu w prawdziwej grze: do czego służy i rozsądny wybór z powodem. */
export const coach: Readonly<Record<keyof typeof english, string>> = {
  'coach.evo.food-card':
    'Każdy kładzie jedną kartę przy wodopoju; jej liczba to pożywienie dla wszystkich. Daj kartę z dużą liczbą, najmniej potrzebną.',
  'coach.evo.play-card':
    'Karta to cecha, wzrost o jeden albo nowy gatunek. Rozwijaj to, co wykarmisz, i chroń przed drapieżnikami.',
  'coach.evo.plan-card':
    'Wszyscy planują naraz w tajemnicy: cechy, wzrost, nowe gatunki. Rozwijaj to, co wykarmisz i ochronisz.',
  'coach.evo.leaf-order':
    'Cechy działające przed karmieniem: wybierasz, która zadziała pierwsza. Najpierw rośnij, potem jedz.',
  'coach.evo.feed':
    'Je jeden gatunek. Najpierw ten, który nic nie ma; drapieżnikowi wybierz ofiarę mniejszą i niegroźną.',
  'coach.evo.intelligence':
    'Karta z ręki to dwie rośliny dla tego gatunku. Warto, gdy jest głodny, a karta zbędna.',
  'coach.evo.payment': 'Ominięcie obrony kosztuje kartę. Zapłać tą, której najmniej potrzebujesz.',
  'coach.ds.abundance':
    'Pożywienie na mapę: żywi wszystkich obok, którzy je jedzą. Weź to, co jesz ty, a rywale nie.',
  'coach.ds.abundance-corner':
    'Wierzchołek między trzema kaflami żywi trzy. Najlepiej tam, gdzie twoje kostki głodują albo dokąd idziesz.',
  'coach.ds.adaptation':
    'Czego się tu nauczysz, to jesz już wszędzie. Weź to, co leży tam, gdzie żyjesz lub chcesz żyć.',
  'coach.ds.animal':
    'Każda gromada je co innego i ma własny dar. Na pierwszą grę nada się każda: weź tę, którą lubisz.',
  'coach.ds.aquatic-corner': 'Wierzchołek, który dotyka też innego twojego kafla, żywi oba.',
  'coach.ds.aquatic-cubes': 'Do czterech kostek naraz. Na bogatym kaflu opłacają się wszystkie.',
  'coach.ds.aquatic-disk': 'Weź pożywienie, które jesz: twoje cztery kostki muszą z niego żyć.',
  'coach.ds.aquatic-tile':
    'Żeton i do czterech kostek na morze lub mokradła: najbogatsze kafle. Tam, gdzie dadzą ci prowadzenie.',
  'coach.ds.arachnids':
    'Usuwasz kostkę rywala, zanim inni zaczną rywalizować. Wybierz tego, kto stoi tuż przed tobą na bogatym kaflu.',
  'coach.ds.arrivals':
    'Sąsiednie kostki mogą wejść za darmo. Poślij tyle, by prowadzić, ale nie oddaj miejsca, z którego idziesz.',
  'coach.ds.biomass':
    'Ten kafel jest przepełniony i jedna kostka musi odejść. Wybierz tego, kto stoi tuż przed tobą.',
  'coach.ds.blight-disk': 'Jeden żeton zostaje. Zachowaj ten, który jesz.',
  'coach.ds.blight-tile':
    'Z kafla znika całe pożywienie poza jednym. Wybierz taki, gdzie jedzą rywale, a ty nie.',
  'coach.ds.card':
    'Karta działa od razu i znika. Weź tę, która teraz daje najwięcej, albo tę, której chce rywal.',
  'coach.ds.catastrophe-beside': 'Sąsiedni kafel traci jedną kostkę. Wybierz tego, kto stoi tuż przed tobą.',
  'coach.ds.catastrophe-survivor': 'Na kaflu zostaje jedna kostka. Jeśli tam jesteś, niech będzie twoja.',
  'coach.ds.catastrophe-tile':
    'Na jednym kaflu zostaje jedna kostka, sąsiednie tracą po jednej. Uderz tam, gdzie rywale stoją razem.',
  'coach.ds.competition':
    'Na każdym pokazanym terenie usuwasz jednego rywala, tam gdzie żyjesz i ty. Wybierz tego, kto stoi tuż przed tobą.',
  'coach.ds.depletion':
    'Jeden żeton znika z mapy. Zabierz ten, który żywi rywali, a nie ciebie, najlepiej tam, gdzie zgłodnieją.',
  'coach.ds.disease': 'Jedno wyuczone pożywienie przepada. Oddaj to, z którego żyje najmniej twoich kostek.',
  'coach.ds.domination':
    'Punktuj kafel, na którym masz najwięcej kostek. Jeśli masz tam też koronę, bierzesz kartę.',
  'coach.ds.evolution':
    'Kostki dwóch rywali stają się twoje, gdziekolwiek stoją. Zamień tam, gdzie jedna zmienia prowadzącego.',
  'coach.ds.fecundity':
    'Po jednej kostce na każdy twój kafel. Najpierw tam, gdzie daje lepsze miejsce lub przełamuje remis.',
  'coach.ds.fertile': 'Punkt za każdą kostkę na kaflu, czyjakolwiek jest. Wybierz najbardziej zatłoczony.',
  'coach.ds.glaciation':
    'Lód daje punkty za lód wokół i odsyła kostki do puli, poza jedną z każdej gromady. Zamroź kafel pełen rywali.',
  'coach.ds.habitat-corner':
    'Wierzchołek trzech kafli żywi trzy. Najlepiej tam, gdzie kostki głodują albo waży się korona.',
  'coach.ds.habitat-disk':
    'Dowolne pożywienie z worka. Weź to, co jesz najwięcej, albo co uratuje głodne kostki.',
  'coach.ds.hibernation-cubes': 'Sprowadź, ile się da: nic nie kosztują.',
  'coach.ds.hibernation-tile':
    'Stracone kostki wracają na jeden kafel, w tej rundzie bezpieczne nawet bez pożywienia. Wybierz najbogatszy.',
  'coach.ds.immigrants':
    'Każdy coś oddaje. Porównaj: pożywienie, pionek na zawsze albo kostki tam, gdzie masz ich więcej.',
  'coach.ds.initiative':
    'W następnej rundzie jesteś o miejsce wcześniej, a pionek stawiasz od nowa. To prawie za darmo, skorzystaj.',
  'coach.ds.initiative-space':
    'Pionek może stanąć na wolnym polu niżej i zadziała tam w tej rundzie. Czego brakuje w planie?',
  'coach.ds.insects':
    'Darmowa kostka na dowolny kafel, co rundę. Połóż ją tam, gdzie daje lepsze miejsce albo trzyma lód.',
  'coach.ds.instinct':
    'Jeden pionek staje teraz na wolnym polu. Rząd 12, dalej w prawo, zadziała jeszcze w tej rundzie, inne w następnej.',
  'coach.ds.mass-exodus':
    'Ty mówisz, dokąd idą. Rywali poślij tam, gdzie zgłodnieją, swoich tam, gdzie zyskają lepsze miejsce.',
  'coach.ds.mass-exodus-tile':
    'Z jednego kafla odchodzą wszyscy. Wybierz taki, gdzie rywal jest silny, a ty masz mało do stracenia.',
  'coach.ds.metamorphosis-in':
    'Wybierz dowolne pożywienie. Najlepsze to, które leży na kilku kaflach, gdzie żyjesz.',
  'coach.ds.metamorphosis-out':
    'Wymieniasz jedno pożywienie na inne. Oddaj to, z którego żyje najmniej twoich kostek.',
  'coach.ds.migration':
    'Przesuń kostki na sąsiednie kafle. Odchodź stamtąd, gdzie masz za dużo, idź tam, gdzie jedna daje lepsze miejsce.',
  'coach.ds.placement':
    'Pionki to plan, rzędy działają od 1 do 12. Najpierw zajmij to, bez czego się nie obejdziesz: jedzenie, wzrost, punkty.',
  'coach.ds.predator':
    'Po jednej kostce rywala na każdym wspólnym kaflu. Wybierz tego, kto stoi tuż przed tobą, albo czyjąś ostatnią.',
  'coach.ds.protection':
    'Co tu leży, tracą wszyscy, którzy się tego nauczyli. Chroń to, z czego żyje najwięcej twoich kostek.',
  'coach.ds.save':
    'Przy każdym Wymieraniu ssaki ratują jedną głodną kostkę. Ratuj ją tam, gdzie jej miejsce daje punkty.',
  'coach.ds.speciation':
    'Nowe kostki wokół żetonu. Wybierz ten, którego kafle mieszczą dużo, żywią cię i dają lepsze miejsce.',
  'coach.ds.speciation-cubes':
    'Bierz, ile wolno: o punktach decyduje liczba kostek na kaflu. Mniej tylko tam, gdzie by głodowały.',
  'coach.ds.wanderlust': 'Nowy ląd od razu daje punkty i miejsce. Weź taki, na którym chcesz prowadzić.',
  'coach.ds.wanderlust-corner':
    'Wierzchołek, który dotyka innych kafli, żywi też je. Dziel go ze swoim kaflem, nie z kaflem rywala.',
  'coach.ds.wanderlust-disk':
    'Nowy kafel może przynieść pożywienie. Weź to, co jesz: wtedy to dom dla ciebie, nie dla rywali.',
  'coach.ds.wanderlust-hex':
    'Punkty są za sąsiadów: dwóch to 3, trzech to 6, czterech to 10. Połóż go przy swoich stadach.',
  'coach.ds.wasteland': 'Co tu leży, znika z wierzchołków lodu. Wyjmij to, co tam jesz.',
  'coach.m.abundance':
    'Pożywienie na mapę: żywi wszystkich obok, którzy je jedzą. Weź to, co jesz ty, a rywale nie.',
  'coach.m.abundance-corner':
    'Wierzchołek między trzema kaflami żywi trzy. Najlepiej tam, gdzie twoje kostki głodują albo dokąd idziesz.',
  'coach.m.adaptability-earth': 'Weź rodzaj, który leży też na innych twoich kaflach: odtąd cię tam żywi.',
  'coach.m.adaptability-own':
    'Twój żeton zamienia się miejscami z żetonem na mapie. Oddaj ten, z którego żyje najmniej kostek.',
  'coach.m.adaptation':
    'Czego się tu nauczysz, to jesz już wszędzie. Weź to, co leży tam, gdzie żyjesz lub chcesz żyć.',
  'coach.m.adaptation-replace':
    'Nowe pożywienie możesz położyć w miejsce starego. Warto tylko, gdy planszetka jest pełna.',
  'coach.m.adaptation-space':
    'Wskaż, gdzie ma leżeć. Na cesze przepada razem z cechą, planszetka jest pewniejsza.',
  'coach.m.ancient-lineage':
    'Zabierając pionki, możesz użyć ostatniej odrzuconej karty. Zrób to, gdy ci się opłaca.',
  'coach.m.animal':
    'Każda gromada je co innego i ma własny dar. Na pierwszą grę nada się każda: weź tę, którą lubisz.',
  'coach.m.arrivals':
    'Sąsiednie kostki mogą wejść za darmo. Poślij tyle, by prowadzić, ale nie oddaj miejsca, z którego idziesz.',
  'coach.m.asteroid-beside': 'Sąsiedni kafel traci jedną kostkę. Wybierz tego, kto stoi tuż przed tobą.',
  'coach.m.asteroid-survivor': 'Na kaflu zostaje jedna kostka. Jeśli tam jesteś, niech będzie twoja.',
  'coach.m.asteroid-tile':
    'Na kaflu zostaje jedna kostka, sąsiednie tracą po jednej, a gra kończy się z tą rundą. Uderz w dom rywala.',
  'coach.m.autotrophs':
    'Żetony przy kominach można wymienić lub usunąć. Daj tam to, co jesz, albo zabierz to, co żywi rywali.',
  'coach.m.autotrophs-exchange':
    'Wybierz, co odtąd leży przy kominie: najlepiej to, co jesz ty, a sąsiedzi nie.',
  'coach.m.biomass':
    'Ten kafel jest przepełniony i jedna kostka musi odejść. Wybierz tego, kto stoi tuż przed tobą.',
  'coach.m.bottom-feeder':
    'Używasz karty z miejsca 1 bez punktowania. Warto, gdy daje punkty albo otwiera lepszy rząd.',
  'coach.m.bottom-feeder-disk':
    'Weź pożywienie z tego, co zostawili inni. Najlepiej takie, które leży tam, gdzie żyjesz.',
  'coach.m.bottom-feeder-space':
    'Wskaż, gdzie ma leżeć. Na cesze przepada razem z cechą, planszetka jest pewniejsza.',
  'coach.m.bountiful-habitat':
    'Punktuje się naraz wszystkie kafle jednego terenu. Wybierz ten, na którym najczęściej prowadzisz.',
  'coach.m.camouflage':
    'Możesz dołożyć kostkę na kafel, który położył rywal. To za darmo: rób to tam, gdzie znajdzie pożywienie.',
  'coach.m.card':
    'Dowolna karta do numeru twojego pola. Patrz na miejsca: im wyższe, tym silniejsza karta z X.',
  'coach.m.cladogenesis-discard':
    'Odrzucona karta działa jeszcze raz. Wybierz tę, która daje coś tobie, a nie wszystkim.',
  'coach.m.cladogenesis-row':
    'Działa też inna karta z rzędu. Przeczytaj wszystkie: najlepsza jest ta, która teraz daje najwięcej.',
  'coach.m.competition':
    'Usuń rywali z jednego kafla pokazanego terenu, gdzie żyjesz i ty. Wybierz tego, kto stoi tuż przed tobą.',
  'coach.m.depletion':
    'Jeden żeton znika z mapy. Zabierz ten, który żywi rywali, a nie ciebie, najlepiej tam, gdzie zgłodnieją.',
  'coach.m.disease': 'Jedno wyuczone pożywienie przepada. Oddaj to, z którego żyje najmniej twoich kostek.',
  'coach.m.domination':
    'Liczba twoich żetonów rodzaju razy twoje kafle, na których leży. Przekrocz próg, a biały pionek jest twój; na końcu daje punkty.',
  'coach.m.evolution':
    'Punktuj kafel pokazanego rodzaju. Jeśli twoje kostki mają tam pożywienie, bierzesz też kartę: najlepiej tam, gdzie prowadzisz.',
  'coach.m.exaptation': 'Twoja cecha kopiuje inną. Wybierz tę, która pasuje do twojego pożywienia i miejsca.',
  'coach.m.fecundity':
    'Po jednej kostce na każdy twój kafel. Najpierw tam, gdzie daje lepsze miejsce lub przełamuje remis.',
  'coach.m.fertile': 'Punkt za każdą kostkę na kaflu, czyjakolwiek jest. Wybierz najbardziej zatłoczony.',
  'coach.m.gene-expression': 'Trzy nowe cechy, jedna jest twoja. Weź to, co pomoże w pozostałych ruchach.',
  'coach.m.gene-expression-replaced': 'Jedna z twoich cech musi odejść. Oddaj tę, która już zrobiła swoje.',
  'coach.m.habitat-corner':
    'Wierzchołek trzech kafli żywi trzy. Najlepiej tam, gdzie kostki głodują albo żyją bez niego.',
  'coach.m.habitat-disk':
    'Pożywienie rodzaju, którego biały pionek jest twój. Im więcej kafli je ma, tym więcej wart jest pionek.',
  'coach.m.habitat-removed':
    'Znika jeden żeton rodzaju, którego biały pionek nie jest twój. Zabierz ten, który żywi rywali.',
  'coach.m.habitat-uncontrolled-corner': 'Połóż go tam, gdzie żywi ciebie, albo gdzie nie żywi nikogo.',
  'coach.m.habitat-uncontrolled-disk':
    'Na mapę trafia żeton rodzaju, którego biały pionek nie jest twój. Weź taki, który jesz, jeśli jest.',
  'coach.m.mass-exodus':
    'Ty mówisz, dokąd idą. Rywali poślij tam, gdzie zgłodnieją, swoich tam, gdzie zyskają lepsze miejsce.',
  'coach.m.mass-exodus-tile':
    'Z jednego kafla odchodzą wszyscy. Wybierz taki, gdzie rywal jest silny, a ty masz mało do stracenia.',
  'coach.m.metamorphosis-in':
    'Wybierz dowolne pożywienie. Najlepsze to, które leży na kilku kaflach, gdzie żyjesz.',
  'coach.m.metamorphosis-out':
    'Wymieniasz jedno pożywienie na inne. Oddaj to, z którego żyje najmniej twoich kostek.',
  'coach.m.migration':
    'Przesuń kostki na sąsiednie kafle. Odchodź stamtąd, gdzie masz za dużo, idź tam, gdzie jedna daje lepsze miejsce.',
  'coach.m.niche-construction-corner':
    'Połóż go tam, gdzie żywi twoje kostki: najlepszy jest wierzchołek trzech kafli.',
  'coach.m.niche-construction-disk':
    'Przesuwasz jeden żeton na mapie. Weź taki, który żywi rywali, albo swój, który źle leży.',
  'coach.m.omnivore-cube': 'Jedna kostka odchodzi. Wybierz tego, kto stoi tuż przed tobą.',
  'coach.m.omnivore-disk': 'Zabierz żeton, który żywi rywali, a nie ciebie.',
  'coach.m.omnivore-tile':
    'Twój kafel traci żeton i kostkę. Wybierz taki, gdzie jedno i drugie straci rywal.',
  'coach.m.pack-hunters':
    'Zaczynasz z białym pionkiem. Weź rodzaj, którego masz najwięcej: najłatwiej go utrzymać.',
  'coach.m.population-explosion':
    'Tyle nowych kostek, ile tam stoi, czyjekolwiek są. Wybierz najpełniejszy kafel, który cię żywi.',
  'coach.m.predator':
    'Po jednej kostce rywala na każdym wspólnym kaflu. Wybierz tego, kto stoi tuż przed tobą, albo czyjąś ostatnią.',
  'coach.m.profligate-carnivore':
    'Kostki rywali znikają, a twoje wchodzą na ich miejsce. Wybierz tam, gdzie jedna zmienia prowadzącego.',
  'coach.m.profligate-carnivore-cubes':
    'Masz za mało kostek na wszystkie miejsca. Połóż je tam, gdzie mają pożywienie i poprawią pozycję.',
  'coach.m.regression':
    'Kostka tutaj chroni całe wyuczone pożywienie przy uzupełnieniu. Warto, gdy w rzędzie wyżej leży coś, co jesz.',
  'coach.m.regression-loss':
    'Jeden z dwóch jednakowych żetonów przepada. Oddaj ten, którego miejsce łatwiej potem zapełnisz.',
  'coach.m.resilience': 'Możesz ocalić jedno pożywienie. Zachowaj to, z którego żyje najwięcej kostek.',
  'coach.m.solar-radiation-cube': 'Wskaż, czyja kostka wraca do puli. Wybierz tego, kto stoi tuż przed tobą.',
  'coach.m.solar-radiation-tile':
    'Kostki z jednego kafla wracają do puli. Wybierz taki, gdzie prowadzi rywal, a ciebie jest mało.',
  'coach.m.special-space':
    'Biały pionek może stanąć wszędzie, wyżej czy niżej, nawet na zwykłym pionku rywala. Weź to, co teraz najważniejsze.',
  'coach.m.speciation':
    'Nowe kostki wokół żetonu. Wybierz ten, którego kafle mieszczą dużo, żywią cię i dają lepsze miejsce.',
  'coach.m.speciation-cubes':
    'Bierz, ile wolno: o punktach decyduje liczba kostek na kaflu. Mniej tylko tam, gdzie by głodowały.',
  'coach.m.symbiotic': 'Losujesz pożywienie. Wskaż, gdzie ma leżeć; planszetka jest pewniejsza niż cecha.',
  'coach.m.tectonics':
    'Komin daje punkty za kominy obok i odsyła tłum, zostaje po jednej kostce. Najwięcej kostek na kominach daje punkty przy Przetrwaniu.',
  'coach.m.tectonics-cube': 'Jedna twoja kostka trafia na komin. Weź straconą, jeśli masz: nic nie kosztuje.',
  'coach.m.tectonics-side':
    'Gejzer należy do lądu, dymnik do głębi morza. Liczy się to tylko przy kartach i Autotrofach.',
  'coach.m.terrestrial-corner': 'Wierzchołek, który dotyka też innego twojego kafla, żywi oba.',
  'coach.m.terrestrial-cubes': 'Do czterech kostek naraz. Na bogatym kaflu opłacają się wszystkie.',
  'coach.m.terrestrial-disk': 'Weź pożywienie, które jesz: twoje kostki muszą z niego żyć.',
  'coach.m.terrestrial-tile':
    'Żeton i do czterech kostek na ląd lub gejzer. Ląd daje 8, więc cztery kostki są tam dużo warte.',
  'coach.m.trait':
    'Cecha to dar na całą grę. Na początek weź coś prostego: dłuższą Migrację albo dodatkowe pożywienie.',
  'coach.m.trophic-cascade-disk': 'Zabierz żetony, które żywią rywali, a zostaw to, co jesz.',
  'coach.m.trophic-cascade-tile':
    'Z jednego kafla znika pożywienie. Wybierz taki, gdzie jedzą rywale, a ty nie.',
  'coach.m.turn':
    'Postaw pionek, działa od razu; następny musi stać niżej. Zacznij wysoko i zabierz pionki, gdy niżej mało zostało.',
  'coach.m.wanderlust': 'Nowy ląd od razu daje punkty i miejsce. Weź taki, na którym chcesz prowadzić.',
  'coach.m.wanderlust-corner':
    'Wierzchołek, który dotyka innych kafli, żywi też je. Dziel go ze swoim kaflem, nie z kaflem rywala.',
  'coach.m.wanderlust-disk':
    'Nowy kafel może przynieść pożywienie. Weź to, co jesz: wtedy to dom dla ciebie, nie dla rywali.',
  'coach.m.wanderlust-hex':
    'Punkty są za sąsiadów tego samego rodzaju, z nowym kaflem włącznie: dwa to 3, trzy to 6, cztery to 10.',
  'coach.less.evo.bag': 'Twoje gatunki przyniosłyby mniej pożywienia do worka.',
  'coach.less.evo.heads': 'Na koniec twoja populacja byłaby mniejsza.',
  'coach.less.evo.traits': 'Na żywych gatunkach zostałoby ci mniej cech.',
  'coach.less.evo.species': 'Zostałoby ci mniej gatunków.',
  'coach.less.evo.body': 'Twoje gatunki byłyby mniejsze i łatwiejsze do upolowania.',
  'coach.less.evo.hand': 'Zostałoby ci mniej kart na później.',
  'coach.less.evo.stores': 'Miejsca na zapas tłuszczu byłoby mniej.',
  'coach.less.evo.prey': 'Twój drapieżnik znalazłby mniej ofiar.',
  'coach.less.evo.hunted': 'Drapieżniki łatwiej dosięgłyby twoich gatunków.',
  'coach.less.evo.bare': 'Twoje małe gatunki zostałyby bez ochrony.',
  'coach.less.evo.hunger': 'Części twoich zwierząt zabrakłoby pożywienia.',
  'coach.less.evo.safe': 'Mniej twoich gatunków byłoby dobrze chronionych.',
  'coach.less.evo.chained': 'Twoje gatunki przekazywałyby sobie mniej pożywienia.',
  'coach.less.earth.points': 'Teraz dałoby ci to mniej punktów.',
  'coach.less.earth.places': 'Mniej miejsc na kaflach dawałoby ci punkty.',
  'coach.less.earth.dominance': 'Twoja dominacja objęłaby mniej kafli.',
  'coach.less.earth.estate': 'Zdominowane przez ciebie kafle byłyby warte mniej.',
  'coach.less.earth.cubes': 'Przetrwałoby mniej twoich kostek.',
  'coach.less.earth.tiles': 'Twoje kostki byłyby na mniejszej liczbie kafli.',
  'coach.less.earth.levels': 'Twoje kostki stałyby na kaflach, które są warte mniej.',
  'coach.less.earth.matches': 'Mniej tego, co leży na Ziemi, by cię żywiło.',
  'coach.less.earth.frontier': 'Miejsca na ekspansję byłoby mniej.',
  'coach.less.earth.pool': 'Zostałoby ci mniej kostek do rozwoju.',
  'coach.less.earth.elements': 'Twój jadłospis byłby krótszy.',
  'coach.less.earth.kinds': 'Twoje pożywienie byłoby mniej różnorodne.',
  'coach.less.earth.threats': 'Regresja mogłaby zabrać ci więcej wyuczonego pożywienia.',
  'coach.less.earth.initiative': 'Twoja kolej przypadałaby później.',
  'coach.less.earth.survival': 'Bonus za Przetrwanie byłby mniejszy.',
  'coach.less.earth.waiting': 'Więcej rywali działałoby przed tobą.',
  'coach.less.earth.targets': 'Twoje białe pionki dałyby na koniec mniej punktów.',
  'coach.less.earth.specials': 'Białych pionków byłoby u ciebie mniej.',
  'coach.less.earth.takeovers': 'Mniej białych pionków byłoby w twoim zasięgu.',
  'coach.less.earth.turns': 'Zostałoby ci mniej pionków do postawienia.',
  'coach.less.earth.traits': 'Twoje cechy dawałyby ci mniej.',
};
