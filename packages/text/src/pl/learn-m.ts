import type { learnM as english } from '../en/learn-m.ts';

/** Co Ada mówi w pierwszej rozgrywce z przewodnikiem w Dominant Species: Marine, według rozdziałów i kroków. */
export const learnM: Readonly<Record<keyof typeof english, string>> = {
  'learn.m.1.title': 'Miejsce do życia',
  'learn.m.1.1.say': 'To twoje kraby. Obok nazwy widać, co jedzą: robaki, robaki i glony.',
  'learn.m.1.1.do': 'Wybierz pożywienie skorupiaków',
  'learn.m.1.2.say': 'Pożywienie leży na wierzchołkach kafli. Znajdź robaki na tej rafie.',
  'learn.m.1.2.do': 'Wybierz robaki między rafą, piaskami i oceanem',
  'learn.m.1.2.after': 'Leżą na wierzchołku, więc mają je też piaski i ocean. Zapamiętaj to miejsce.',
  'learn.m.1.2.wrong': 'Tego twoje kraby nie jedzą. Jedzą robaki i glony.',
  'learn.m.1.3.say': 'Żywi je jeszcze jeden żeton na rafie. Który?',
  'learn.m.1.3.do': 'Wybierz glony między rafą, łąką podwodną i lądem',
  'learn.m.1.3.after':
    'Jeden pasujący żeton wystarczy, by prosperować. Gdzie nie ma żadnego, kostki są zagrożone.',
  'learn.m.1.3.wrong': 'Tego twoje kraby nie jedzą. Jedzą robaki i glony.',

  'learn.m.2.title': 'Ile daje kafel',
  'learn.m.2.1.say': 'Gdyby teraz punktować rafę, dałaby 6, 3 i 2. Po trzy kostki: kto jest pierwszy?',
  'learn.m.2.1.do': 'Wybierz głowonogi na rafie',
  'learn.m.2.1.after': 'Remis rozstrzyga łańcuch pokarmowy, a z was trojga głowonogi stoją najwyżej.',
  'learn.m.2.1.wrong.crabs': 'Kraby są na dole łańcucha pokarmowego, a remis wygrywa ten, kto jest wyżej.',
  'learn.m.2.1.wrong.fishes': 'Ryby stoją nad tobą, ale ktoś stoi nad nimi.',
  'learn.m.2.2.say': 'A kto jest drugi?',
  'learn.m.2.2.do': 'Wybierz ryby na rafie',
  'learn.m.2.2.after': 'Trzy dla ryb, dwa dla ciebie. Jeszcze jedna kostka i prowadzisz.',
  'learn.m.2.2.wrong': 'Kraby są na samym dole: przy każdym remisie ostatnie.',

  'learn.m.3.title': 'Postaw i działaj',
  'learn.m.3.1.say': 'Twój ruch to jeden pionek, który działa od razu. Postaw go przy robakach, w rzędzie 6.',
  'learn.m.3.1.do': 'Postaw pionek na Specjacji, przy robakach',
  'learn.m.3.1.wrong': 'Najwięcej jesz robaków. Zajmij pole przy nich.',
  'learn.m.3.2.say': 'Teraz działa: młode wokół robaków. Dwa na rafie, trzy na piaskach, cztery w oceanie.',
  'learn.m.3.2.do': 'Wybierz robaki i weź wszystkie młode',
  'learn.m.3.2.after': 'Dziewięć nowych krabów. Szeroki ocean mieści ich wiele, rafa mało.',
  'learn.m.3.2.wrong': 'Zmieszczą się wszystkie: dwa na rafie, trzy na piaskach, cztery w oceanie.',
  'learn.m.3.3.say': 'Spójrz jeszcze raz na rafę: kto teraz prowadzi?',
  'learn.m.3.3.do': 'Wybierz skorupiaki na rafie',
  'learn.m.3.3.after': 'Pięć krabów przeciw trzem i trzem: 6 punktów dla ciebie przy punktowaniu.',
  'learn.m.3.3.wrong': 'Mają trzy kostki. Policz kraby.',

  'learn.m.4.title': 'Zawsze w dół',
  'learn.m.4.1.say': 'Twój pionek stoi w rzędzie 6, następne staną niżej. Spójrz na pierwszy rząd.',
  'learn.m.4.1.do': 'Wybierz rząd 1, Wzbogacenie',
  'learn.m.4.1.after': 'Ten rząd masz za sobą, póki nie zabierzesz pionków. Idziemy więc w dół.',
  'learn.m.4.2.say': 'Twoje kraby tłoczą się na piaskach. Znajdź pole Migracji dla trzech kostek.',
  'learn.m.4.2.do': 'Postaw pionek na Migracji, 3 kostki',
  'learn.m.4.2.wrong': 'To inna akcja. Migracja to rząd 9.',
  'learn.m.4.2.wrong.other': 'Dobry rząd. Ale szukaj trójki.',
  'learn.m.4.2.wrong.home': 'Niżej są jeszcze dobre rzędy. Zostań trochę.',
  'learn.m.4.3.say': 'Każda idzie na sąsiedni kafel. Poślij dwa kraby na łąkę podwodną: tam żywią je glony.',
  'learn.m.4.3.do': 'Przenieś dwie kostki z piasków na łąkę podwodną i zakończ',
  'learn.m.4.3.after': 'Jeden krab na piaskach, dwa na łące podwodnej: prowadzisz na obu.',
  'learn.m.4.3.wrong': 'Tam nie znajdą nic do jedzenia. Szukaj glonów lub robaków na wierzchołku.',

  'learn.m.5.title': 'Powrót pionków',
  'learn.m.5.1.say': 'Najlepsze rzędy masz za sobą. Zabierz pionki: to kosztuje ten ruch.',
  'learn.m.5.1.do': 'Powrót: zabierz pionki',
  'learn.m.5.1.after': 'Wszystkie rzędy znów są otwarte. Labrus i Hippa też zabrali swoje.',
  'learn.m.5.1.wrong': 'Można, ale niżej niewiele zostało. Cztery pionki czekają na nowe akcje.',
  'learn.m.5.2.say':
    'Gdy każdy raz zabierze pionki, losuje się nowe pożywienie i punktuje inne kafle. Spójrz na rząd 11.',
  'learn.m.5.2.do': 'Wybierz rząd 11, Ewolucję',
  'learn.m.5.2.after': 'Te pięć rodzajów kafli można punktować w tej rundzie. Planuj pod nie.',
  'learn.m.5.3.say': 'Wszystko znów otwarte. Postaw pionek w pierwszym rzędzie.',
  'learn.m.5.3.do': 'Postaw pionek na Wzbogaceniu',
  'learn.m.5.3.after': 'Znowu od góry. Runda trwa, aż każdy jeszcze raz zabierze pionki.',
  'learn.m.5.3.wrong': 'Pierwszy rząd jest na górze: Wzbogacenie.',

  'learn.m.6.title': 'Więcej smaków',
  'learn.m.6.1.say': 'W rzędzie 1 kładziesz pożywienie na mapie. Weź robaki: jesz je tylko ty.',
  'learn.m.6.1.do': 'Weź robaki',
  'learn.m.6.1.wrong': 'Tego twoje kraby nie jedzą. Weź to, co jesz.',
  'learn.m.6.2.say': 'Kładzie się je na wolnym wierzchołku: tutaj dostaną je oba kafle, a oba są twoje.',
  'learn.m.6.2.do': 'Połóż robaki między piaskami a łąką podwodną',
  'learn.m.6.2.after':
    'Masz robaki na czterech kaflach. Labrus nauczył się jeść glony, Hippa położyła kostkę na Regresji.',
  'learn.m.6.3.say': 'Następny pionek idzie niżej: Adaptacja, rząd 4, uczy jeść coś nowego.',
  'learn.m.6.3.do': 'Postaw pionek na Adaptacji',
  'learn.m.6.4.say': 'Które pożywienie do wzięcia leży też przy sąsiedniej górze podwodnej?',
  'learn.m.6.4.do': 'Weź plankton',
  'learn.m.6.4.after': 'Plankton: teraz góra podwodna też cię wyżywi. Masz miejsce na sześć.',
  'learn.m.6.4.wrong':
    'To nie leży przy górze podwodnej. Spójrz na wierzchołek, gdzie styka się z rafą i oceanem.',
  'learn.m.6.5.say': 'Pożywienie, którego nikt nie weźmie, zsuwa się do rzędu 5. Spójrz.',
  'learn.m.6.5.do': 'Wybierz rząd 5, Regresję',
  'learn.m.6.5.after':
    'Przy uzupełnianiu traci je każdy, kto się go nauczył. Kostka w tym rzędzie, jak u Hippy, chroni.',

  'learn.m.7.title': 'Władza nad pożywieniem',
  'learn.m.7.1.say':
    'Dwa robaki na planszetce, trzy twoje kafle z robakami: sześć. Spójrz na liczbę przy robakach.',
  'learn.m.7.1.do': 'Wybierz liczbę przy robakach',
  'learn.m.7.1.after': 'Tylko jeden. Kto ma więcej, może wziąć biały pionek robaków.',
  'learn.m.7.2.say': 'Bierze się go w ostatnim rzędzie. Postaw tam pionek.',
  'learn.m.7.2.do': 'Postaw pionek na Przewadze',
  'learn.m.7.3.say': 'Glony liczą się dla ciebie za dwa, robaki za sześć. Który biały pionek bierzesz?',
  'learn.m.7.3.do': 'Przejmij kontrolę nad robakami',
  'learn.m.7.3.after':
    'Liczba to teraz sześć: kto chce ten pionek, musi mieć więcej. Na końcu daje on sześć punktów.',
  'learn.m.7.3.wrong': 'Wtedy nic nie zyskujesz tym pionkiem. Weź biały.',
  'learn.m.7.3.wrong.algae':
    'Jedne glony na planszetce, dwa kafle: dwa. Robaki dają sześć, trudniej to przebić.',

  'learn.m.8.title': 'Biały pionek',
  'learn.m.8.1.say': 'Zwykłe pionki stoją nisko, ale masz biały pionek robaków. Weź go.',
  'learn.m.8.1.do': 'Weź biały pionek robaków',
  'learn.m.8.2.say': 'Może iść w górę i w dół, a nawet zająć miejsce: postaw go tam, gdzie stoi pionek ryb.',
  'learn.m.8.2.do': 'Postaw go na Specjacji, przy robakach',
  'learn.m.8.2.after': 'Pionek ryb wraca do właściciela, a działasz ty.',
  'learn.m.8.2.wrong.diamond':
    'Romb jest tylko dla białych pionków, za to do każdego pożywienia. Ale tu odsyłasz też rywala.',
  'learn.m.8.3.say': 'Robaki leżą na mapie dwa razy. Wybierz żeton, który da najwięcej młodych.',
  'learn.m.8.3.do': 'Wybierz robaki między rafą, piaskami i oceanem',
  'learn.m.8.3.after': 'Dziewięć młodych i prowadzisz na rafie: 6 punktów zamiast 2.',
  'learn.m.8.3.wrong': 'Weź wszystkie: dwa na rafę, trzy na piaski, cztery do oceanu.',
  'learn.m.8.3.wrong.sand': 'Ten dotyka tylko piasków. Drugi dotyka trzech kafli.',

  'learn.m.9.title': 'Nowy teren i ogień',
  'learn.m.9.1.say': 'Nowe kafle leżą obok mapy. Weź ocean.',
  'learn.m.9.1.do': 'Weź ocean',
  'learn.m.9.2.say': 'Daje punkty za oceany obok: on sam i trzech sąsiadów to 10 punktów. Połóż go tutaj.',
  'learn.m.9.2.do': 'Połóż ocean na C5',
  'learn.m.9.2.after': 'Dziesięć punktów. Kto żyje obok, mógł na niego wejść; potem był ruch innych.',
  'learn.m.9.2.wrong': 'Tam jest mniej oceanów. On sam i trzech sąsiadów dają 10.',
  'learn.m.9.3.say': 'Teraz ogień: Tektonika, rząd 8, zamienia kafel na brzegu w komin.',
  'learn.m.9.3.do': 'Postaw pionek na Tektonice',
  'learn.m.9.3.after':
    'Komin daje punkty za kominy obok. Z każdej gromady zostaje jedna kostka, reszta wraca do puli.',
  'learn.m.9.4.say': 'Wybierz kafel na brzegu, na którym żyje najwięcej rywali.',
  'learn.m.9.4.do': 'Otwórz komin na oceanie E6',
  'learn.m.9.4.after':
    'Dwa kominy razem: 3 punkty. Trzy ryby wróciły do puli, wszedł krab, a Labrus punktował.',
  'learn.m.9.4.wrong': 'Tam nikt nie żyje. Jeden ocean na brzegu jest pełen ryb.',
  'learn.m.9.5.say': 'Nowa karta ma szkielet: kto nie miał pożywienia, zniknął. Spójrz na ocean na południu.',
  'learn.m.9.5.do': 'Wybierz ocean D6',
  'learn.m.9.5.after':
    'Twoje kraby miały robaki. A żywa ryba daje punkty temu, kto prowadzi na kominach: tobie.',

  'learn.m.10.title': 'Ewolucja i Asteroida',
  'learn.m.10.1.say': 'Ewolucja punktuje to, co widać pod polem. Pod trzecim jest rafa, a tam prowadzisz.',
  'learn.m.10.1.do': 'Postaw pionek na Ewolucji 3',
  'learn.m.10.1.wrong': 'Na takim kaflu nie żyje żaden krab. Rafa jest pod trzecim polem.',
  'learn.m.10.2.say': 'Pięć krabów przeciw czterem rybom: punktuj rafę.',
  'learn.m.10.2.do': 'Punktuj rafę',
  'learn.m.10.2.after':
    'Sześć dla ciebie, trzy dla Labrusa. Twoje kraby tam prosperują, więc bierzesz też kartę.',
  'learn.m.10.3.say': 'Możesz brać karty z miejsc od pierwszego do trzeciego. Weź Asteroidę.',
  'learn.m.10.3.do': 'Weź Asteroidę',
  'learn.m.10.3.after':
    'Gdy każdy zabierze pionki, koniec: punkty daje każdy kafel, a każdy biały pionek tyle, ile jego liczba.',
  'learn.m.10.4.say': 'Uderza mocno w jeden kafel, słabiej w sąsiednie. Gdzie zaboli to tylko Labrusa?',
  'learn.m.10.4.do': 'Uderz w górę podwodną',
  'learn.m.10.4.after': 'Została tam jedna ryba, a sąsiednie kafle też straciły po jednej.',
  'learn.m.10.4.wrong': 'Szukaj kafla, na którym jest najwięcej ryb i żadnego kraba.',
  'learn.m.10.5.say':
    'Labrus już zabrał pionki: gra kończy się, gdy zrobisz to ty. Dograj ją, zostaję przy tobie.',
  'learn.m.10.5.after':
    'Znasz już morze. We własnej grze zachowasz jedną cechę z trzech: na początek dobrzy są Wędrowcy sezonowi.',
  'learn.m.10.5.ask.turn':
    'Pionek niżej, biały gdziekolwiek albo zabranie pionków, czyli koniec gry. Najpierw użyj tego, co daje punkty.',
  'learn.m.10.5.ask.evolution':
    'Punktuj kafel, na którym masz najwięcej kostek. Jeśli mają tam pożywienie, dojdzie karta.',
  'learn.m.10.5.ask.domination':
    'Podnieś liczbę, którą masz, albo weź nowy biały pionek: na końcu każdy daje tyle, ile jego liczba.',
};
