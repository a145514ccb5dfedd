import type { learnDs as english } from '../en/learn-ds.ts';

/** Co Ada mówi w pierwszej rozgrywce z przewodnikiem w Dominant Species, według rozdziałów i kroków. */
export const learnDs: Readonly<Record<keyof typeof english, string>> = {
  'learn.ds.1.title': 'Jeść, żeby żyć',
  'learn.ds.1.1.say': 'To twoje żaby. Żyją dzięki wodzie: spójrz na trzy krople obok ich nazwy.',
  'learn.ds.1.1.do': 'Wybierz krople płazów',
  'learn.ds.1.2.say':
    'Pożywienie leży na wierzchołkach kafli. Znajdź kroplę, która żywi twoją żabę w dżungli.',
  'learn.ds.1.2.do': 'Wybierz kroplę między dżunglą a mokradłami',
  'learn.ds.1.2.after': 'Leży na wierzchołku, więc żywi też mokradła.',
  'learn.ds.1.2.wrong.far': 'Ta kropla nie dotyka dżungli. Spójrz na wierzchołki samej dżungli.',
  'learn.ds.1.2.wrong.food': 'Tego twoje żaby nie jedzą. Poszukaj kropli.',
  'learn.ds.1.3.say': 'Jedna twoja żaba nie ma wcale wody. Znajdź ją.',
  'learn.ds.1.3.do': 'Wybierz żabę w górach',
  'learn.ds.1.3.after': 'Kreski i czerwony trójkąt: jest zagrożona. Na koniec rundy by wymarła.',
  'learn.ds.1.3.wrong': 'Te mają kroplę na wierzchołku swojego kafla. Jedna żaba nie ma żadnej.',

  'learn.ds.2.title': 'Korona',
  'learn.ds.2.1.say': 'Na tej sawannie żyją trzy gromady. Która je tu najlepiej?',
  'learn.ds.2.1.do': 'Wybierz owady na sawannie',
  'learn.ds.2.1.after':
    'Leżą tu dwie trawy i owady mają dwie trawy: to daje cztery. Ty masz trzy wody, ale kropla jest jedna: trzy.',
  'learn.ds.2.1.wrong.frogs': 'Masz trzy wody, ale leży tu tylko jedna kropla: trzy. Ktoś ma cztery.',
  'learn.ds.2.1.wrong.reptiles': 'Mają dwa słońca, a leży tu jedno: dwa. Ktoś ma cztery.',
  'learn.ds.2.2.say': 'A kto nosi koronę na mokradłach? Licz pożywienie, nie kostki.',
  'learn.ds.2.2.do': 'Wybierz płazy na mokradłach',
  'learn.ds.2.2.after': 'Dwie krople na twoje trzy wody: sześć do dwóch. Przy remisie nie nosiłby jej nikt.',
  'learn.ds.2.2.wrong': 'Leży tu jedna trawa na ich dwie: dwa. Teraz policz swoje krople.',

  'learn.ds.3.title': 'Punkty za kafel',
  'learn.ds.3.1.say':
    'Kafel daje punkty tym, którzy mają najwięcej kostek. Sawanna daje 7, 4 i 2: kto jest drugi, po owadach?',
  'learn.ds.3.1.do': 'Wybierz gady na sawannie',
  'learn.ds.3.1.after': 'Macie po jednej kostce, a remis rozstrzyga łańcuch pokarmowy: gady stoją wyżej.',
  'learn.ds.3.1.wrong': 'Masz jedną kostkę, gady też. Remis rozstrzyga łańcuch pokarmowy, na ich korzyść.',
  'learn.ds.3.2.say': 'Mokradła dają 8, potem 4, a najwięcej kostek masz tam ty. Punktuj je.',
  'learn.ds.3.2.do': 'Punktuj mokradła',
  'learn.ds.3.2.after': 'Osiem dla ciebie, cztery dla owadów. Korona też jest twoja: później da ci kartę.',
  'learn.ds.3.2.wrong': 'Na sawannie masz trzecie miejsce, czyli dwa. Mokradła dają ci osiem.',
  'learn.ds.3.3.say':
    'Masz jeszcze jeden pionek w rzędzie 12. Punktuj kafel, który jest dla ciebie najlepszy.',
  'learn.ds.3.3.do': 'Punktuj dżunglę',
  'learn.ds.3.3.after': 'Sześć dla ciebie i nic dla innych: nie ma tam nikogo więcej.',
  'learn.ds.3.3.wrong': 'To nic ci nie da. Spójrz, gdzie żyją twoje żaby.',
  'learn.ds.3.3.wrong.savannah':
    'Dwa dla ciebie, ale siedem dla owadów. Jest kafel, który daje punkty tylko tobie.',

  'learn.ds.4.title': 'Pionki to twój plan',
  'learn.ds.4.1.say':
    'Dwanaście rzędów, rozgrywanych od góry do dołu. Najpierw planujemy: postaw pionek na kropli w rzędzie 8.',
  'learn.ds.4.1.do': 'Postaw pionek na kropli Specjacji',
  'learn.ds.4.1.after':
    'Po jednym pionku na zmianę. Ktoś może zająć twoje pole, więc najlepsze zajmij najpierw.',
  'learn.ds.4.1.wrong': 'Tam twoje młode rodziłyby się na cudzym pastwisku. Twoje pole to kropla.',
  'learn.ds.4.2.say': 'I jeden dla punktów: w rzędzie 8 rośniesz, w rzędzie 12 punktujesz.',
  'learn.ds.4.2.do': 'Postaw pionek na pierwszym polu Przewagi',
  'learn.ds.4.2.wrong': 'W rzędzie najpierw działa lewe pole. Zajmij właśnie je.',
  'learn.ds.4.3.say':
    'Nowego pożywienia uczymy się w rzędzie 2, zanim ktokolwiek urośnie. Postaw tam pionek.',
  'learn.ds.4.3.do': 'Postaw pionek na Adaptacji',
  'learn.ds.4.3.after': 'Każdy tak stawia sześć pionków. Potem rozgrywamy rzędy od 1 do 12.',
  'learn.ds.4.3.wrong': 'To inny rząd. Adaptacja jest druga od góry.',

  'learn.ds.5.title': 'Jest nas więcej',
  'learn.ds.5.1.say':
    'Ta kropla dotyka trzech kafli. Wybierz ją: cztery młode na mokradła, trzy na sawannę, jedno na lód.',
  'learn.ds.5.1.do': 'Wybierz kroplę między mokradłami D2, sawanną E3 i tundrą D3',
  'learn.ds.5.1.after': 'Osiem nowych żab. Ile ich jest, zależy od lądu: bogaty wyżywi cztery, lód jedną.',
  'learn.ds.5.1.wrong': 'Tamta kropla dotyka tylko dwóch kafli. Ta żywi trzy.',
  'learn.ds.5.1.wrong.few': 'Zmieści się więcej. Weź wszystkie: cztery, trzy i jedno.',
  'learn.ds.5.2.say': 'Spójrz na sawannę: dałaby ci teraz 7 zamiast 2. Ale kto nosi koronę?',
  'learn.ds.5.2.do': 'Wybierz koronę na sawannie',
  'learn.ds.5.2.after': 'Nadal owady. Przybyło kostek, nie pożywienia.',
  'learn.ds.5.3.say':
    'Drugie narodziny, tym razem przy pędrakach. Wybierz te, przy których młode znajdą wodę.',
  'learn.ds.5.3.do': 'Wybierz pędraki między dżunglą C3, mokradłami D2 i tundrą D3',
  'learn.ds.5.3.after':
    'Dżungla, mokradła i lód: wszędzie jest kropla. Młode nie muszą jeść tego, przy czym się rodzą.',
  'learn.ds.5.3.wrong': 'Zmieści się więcej: trzy w dżungli, cztery na mokradłach, jedno na lodzie.',
  'learn.ds.5.3.wrong.forest':
    'W lesie nie znalazłyby wody i by wymarły. Drugie pędraki dotykają trzech kafli z wodą.',

  'learn.ds.6.title': 'Nowy smak',
  'learn.ds.6.1.say': 'Naucz się jeść coś nowego. Trawa wyżywi dwie żaby na pustyni. Spójrz też na sawannę.',
  'learn.ds.6.1.do': 'Weź trawę',
  'learn.ds.6.1.after':
    'Pięć do czterech na sawannie: korona jest twoja. Żadna kostka nie musiała się ruszyć.',
  'learn.ds.6.1.wrong.sun':
    'Słońce też wyżywi pustynię, ale na sawannie byłoby cztery do czterech: przy remisie nie ma korony.',
  'learn.ds.6.1.wrong.other': 'Żaby na pustyni nadal by głodowały. Leży tam trawa.',
  'learn.ds.6.2.say':
    'Czego nikt nie weźmie, to zsuwa się do rzędu 3. Zobacz, co tam leży z poprzedniej rundy.',
  'learn.ds.6.2.do': 'Wybierz rząd 3, Regresję',
  'learn.ds.6.2.after':
    'Trawa i nasiona: kto nauczył się je jeść, traci po jednym. Nadrukowane są bezpieczne.',
  'learn.ds.6.3.say': 'Twój pionek w rzędzie 3 ocali jedno z dwojga. Które?',
  'learn.ds.6.3.do': 'Ochroń trawę',
  'learn.ds.6.3.after': 'Trawa zostaje, a z nią korona i pustynia. Nasion już nie ma, ale nikt nie głoduje.',
  'learn.ds.6.3.wrong': 'Wtedy tracisz oba. Zachowaj to, czego potrzebują twoje żaby.',
  'learn.ds.6.3.wrong.seed': 'Wtedy przepada trawa i żaby na pustyni znów głodują.',

  'learn.ds.7.title': 'Nakarm ląd',
  'learn.ds.7.1.say': 'Trzy żaby w lesie i ani kropli. W rzędzie 4 kładziesz pożywienie na lądzie: weź wodę.',
  'learn.ds.7.1.do': 'Weź wodę',
  'learn.ds.7.1.wrong': 'Tego twoje żaby nie jedzą. Potrzebują wody.',
  'learn.ds.7.2.say': 'Może leżeć na dowolnym wolnym wierzchołku. Gdzie napiją się trzy żaby z lasu?',
  'learn.ds.7.2.do': 'Połóż wodę na wolnym wierzchołku lasu C4',
  'learn.ds.7.2.after': 'Uratowane. A że wierzchołek jest z dala od lodu, Zubożenie tam nie sięgnie.',
  'learn.ds.7.2.wrong': 'Ten wierzchołek żywi kogoś innego. Twoje spragnione żaby są w lesie.',
  'learn.ds.7.3.say': 'Zubożenie, rząd 5, działa co rundę: co w nim leży, znika z wierzchołków przy lodzie.',
  'learn.ds.7.3.do': 'Wybierz rząd 5, Zubożenie',
  'learn.ds.7.3.after':
    'Pędraki i mięso przy lodzie zniknęły. Pionek w rzędzie 6 zabiera jeszcze jeden żeton, skąd zechcesz.',

  'learn.ds.8.title': 'Ruszaj i wypieraj',
  'learn.ds.8.1.say': 'Dwa kroki, po jednym na kostkę. Na mokradłach masz ich dość: poślij dwie na sawannę.',
  'learn.ds.8.1.do': 'Przenieś dwie kostki z mokradeł na sawannę',
  'learn.ds.8.1.after': 'Cztery tu i cztery tam. Na mokradłach nadal prowadzisz.',
  'learn.ds.8.1.wrong.forest': 'W lesie nie ma wody. Na sawannie jest kropla.',
  'learn.ds.8.2.say':
    'Teraz wypieraj: pionek usuwa po jednym rywalu z mokradeł, dżungli i lodu, tam gdzie żyjesz i ty.',
  'learn.ds.8.2.do': 'Usuń owada z mokradeł',
  'learn.ds.8.2.after': 'Usunięta kostka przepada na dobre. Mokradła dają już punkty tylko tobie.',
  'learn.ds.8.2.wrong': 'Wtedy owad nadal dostaje tam 4 punkty. Usuń go.',
  'learn.ds.8.3.say':
    'Jeszcze jeden pionek. Na sawannie owady mają pięć kostek, ty cztery, gady dwie: kogo wypierasz?',
  'learn.ds.8.3.do': 'Usuń owada z sawanny',
  'learn.ds.8.3.after':
    'Cztery do czterech, a remis rozstrzyga łańcuch pokarmowy: 7 dla ciebie. Wypieraj tego, kto stoi tuż przed tobą.',
  'learn.ds.8.3.wrong': 'Tu nikt cię nie wypiera. Spójrz, kto stoi tuż przed tobą.',
  'learn.ds.8.3.wrong.reptiles': 'One są już za tobą. Wypieraj tego, kto stoi tuż przed tobą.',

  'learn.ds.9.title': 'Lód i nowy ląd',
  'learn.ds.9.1.say':
    'Lód rośnie przy lodzie i daje punkty za lód wokół. Zamroź pustynię: dwóch sąsiadów z lodem, 3 punkty.',
  'learn.ds.9.1.do': 'Zamroź pustynię',
  'learn.ds.9.1.after':
    'Z każdej gromady zostaje jedna kostka, reszta wraca do właścicieli i może urodzić się znowu.',
  'learn.ds.9.1.wrong': 'Tylko jeden sąsiad z lodem: 1 punkt. A do tego żyją tam twoje żaby.',
  'learn.ds.9.2.say': 'Teraz dokładasz nowy ląd. Najwięcej daje morze, 9 za pierwsze miejsce: weź je.',
  'learn.ds.9.2.do': 'Weź morze',
  'learn.ds.9.2.wrong': 'Taki ląd daje mniej przy punktowaniu. Weź morze.',
  'learn.ds.9.3.say':
    'Nowy ląd daje punkty za sąsiadów: trzech to 6. Połóż go tu, gdzie na wierzchołku leży kropla.',
  'learn.ds.9.3.do': 'Połóż morze między dżunglą, mokradłami i lasem',
  'learn.ds.9.3.wrong': 'Tu styka się z mniejszą liczbą kafli. Trzech sąsiadów daje 6.',
  'learn.ds.9.3.wrong.grass':
    'Tam też jest sześć punktów, ale na wierzchołku tylko trawa. Drugie miejsce ma kroplę.',
  'learn.ds.9.4.say': 'Z nowym lądem może przyjść pożywienie. Weź wodę, żeby żywił twoje żaby.',
  'learn.ds.9.4.do': 'Weź wodę',
  'learn.ds.9.4.wrong': 'Tego twoje żaby nie jedzą. Weź wodę.',
  'learn.ds.9.5.say': 'Połóż ją na wierzchołku morza, który żywi też inny kafel.',
  'learn.ds.9.5.do': 'Połóż wodę między morzem, mokradłami i lasem',
  'learn.ds.9.5.after':
    'Kto żyje obok, może wejść; trzy żaby już weszły. I pilnuj lodu: najwięcej kostek na nim daje punkty co rundę.',
  'learn.ds.9.5.wrong': 'Ten wierzchołek żywi samo morze. Znajdź taki, który dotyka innego kafla.',

  'learn.ds.10.title': 'Karty i koniec',
  'learn.ds.10.1.say': 'Na mokradłach masz koronę, więc oprócz punktów dostajesz kartę. Punktuj je.',
  'learn.ds.10.1.do': 'Punktuj mokradła',
  'learn.ds.10.1.wrong': 'Tam koronę mają owady: dostałyby siedem punktów i kartę.',
  'learn.ds.10.2.say':
    'Karta działa od razu, a potem znika. Która: punkty za wspólne kafle czy mróz dla rywali?',
  'learn.ds.10.2.do': 'Weź Bioróżnorodność',
  'learn.ds.10.2.after':
    'Cztery wspólne kafle, cztery punkty. Lynx punktował sawannę, wziął drugą kartę i runda się skończyła.',
  'learn.ds.10.2.wrong':
    'Kosztowałaby Lynxa jedną kostkę na lodzie. Masz cztery wspólne kafle: to cztery punkty.',
  'learn.ds.10.3.say':
    'Na jej końcu ginie każda kostka bez pożywienia. Spójrz na pustynię: dwóch żab już nie ma.',
  'learn.ds.10.3.do': 'Wybierz pustynię',
  'learn.ds.10.4.say': 'Została jedna karta: Epoka lodowcowa. Gdy ktoś ją weźmie, ta runda będzie ostatnia.',
  'learn.ds.10.4.do': 'Wybierz Epokę lodowcową',
  'learn.ds.10.4.after':
    'Daje punkty za korony, potem każdy kafel punktuje się jeszcze raz. Wygrywa więc szeroko rozsiane stado.',
  'learn.ds.10.5.say': 'Rozegraj ostatnią rundę do końca przeciw Lynxowi; zostaję przy tobie.',
  'learn.ds.10.5.after': 'Znasz już całą grę. Następnym razem będę tylko patrzeć, a ty możesz pytać.',
  'learn.ds.10.5.ask.placement': 'Twój ostatni pionek. Czego potrzebują twoje żaby?',
  'learn.ds.10.5.ask.speciation':
    'Wybierz kroplę, której kafle pomieszczą najwięcej młodych i gdzie kostka da prowadzenie.',
  'learn.ds.10.5.ask.migration': 'Idź tam, gdzie jedna lub dwie kostki dają prowadzenie. Trzymaj się wody.',
  'learn.ds.10.5.ask.domination':
    'Punktuj tam, gdzie masz najwięcej kostek i koronę: wtedy bierzesz Epokę lodowcową, a runda jest ostatnia.',
};
