import type { learnDs as english } from '../en/learn-ds.ts';

/** Co Ada mówi w pierwszej rozgrywce z przewodnikiem w Dominant Species, według rozdziałów i kroków. */
export const learnDs: Readonly<Record<keyof typeof english, string>> = {
  'learn.ds.1.title': 'Jeść, żeby żyć',
  'learn.ds.1.1.say': 'To twoje żaby, a żaby żyją wodą. Spójrz na trzy krople obok ich nazwy.',
  'learn.ds.1.1.do': 'Wybierz krople Płazów',
  'learn.ds.1.2.say':
    'Pożywienie leży na wierzchołkach kafli. Znajdź kroplę, która żywi twoją żabę w Dżungli.',
  'learn.ds.1.2.do': 'Wybierz kroplę między Dżunglą a Mokradłami',
  'learn.ds.1.2.after': 'Leży na wierzchołku, więc żywi też Mokradła.',
  'learn.ds.1.2.wrong.far': 'Ta kropla nie dotyka Dżungli. Spójrz na wierzchołki samej Dżungli.',
  'learn.ds.1.2.wrong.food': 'Tego twoje żaby nie jedzą. Poszukaj kropli.',
  'learn.ds.1.3.say': 'Teraz znajdź żabę, która nie ma wody wcale.',
  'learn.ds.1.3.do': 'Wybierz żabę w Górach',
  'learn.ds.1.3.after': 'Kreski i czerwony trójkąt: jest zagrożona. Na koniec rundy by wyginęła.',
  'learn.ds.1.3.wrong': 'Te mają kroplę na wierzchołku swojego kafla. Jedna żaba nie ma żadnej.',

  'learn.ds.2.title': 'Korona',
  'learn.ds.2.1.say': 'Na tej Sawannie żyją trzy zwierzęta. Które je tu najlepiej?',
  'learn.ds.2.1.do': 'Wybierz Owady na Sawannie',
  'learn.ds.2.1.after':
    'Leżą tu dwie trawy, a Owady mają dwie: razem cztery. Ty masz trzy wody, ale kropla jest jedna: trzy.',
  'learn.ds.2.1.wrong.frogs': 'Masz trzy wody, ale leży tu tylko jedna kropla: trzy. Ktoś ma cztery.',
  'learn.ds.2.1.wrong.reptiles': 'Mają dwa słońca, a leży tu jedno: dwa. Ktoś ma cztery.',
  'learn.ds.2.2.say': 'A kto nosi koronę na Mokradłach? Licz pożywienie, nie kostki.',
  'learn.ds.2.2.do': 'Wybierz Płazy na Mokradłach',
  'learn.ds.2.2.after': 'Dwie krople na twoje trzy wody: sześć do dwóch. Przy remisie nie nosiłby jej nikt.',
  'learn.ds.2.2.wrong': 'Leży tu jedna trawa na ich dwie: dwa. Teraz policz swoje krople.',

  'learn.ds.3.title': 'Punkty za kafel',
  'learn.ds.3.1.say':
    'Kafel płaci temu, kto ma najwięcej kostek. Sawanna daje 7, 4 i 2: kto jest drugi, po Owadach?',
  'learn.ds.3.1.do': 'Wybierz Gady na Sawannie',
  'learn.ds.3.1.after': 'Macie po jednej kostce, a remis rozstrzyga łańcuch pokarmowy: Gady stoją wyżej.',
  'learn.ds.3.1.wrong': 'Masz jedną kostkę, Gady też. Remis rozstrzyga łańcuch pokarmowy, na ich korzyść.',
  'learn.ds.3.2.say': 'Mokradła dają 8, potem 4, i najwięcej kostek masz tam ty. Punktuj je.',
  'learn.ds.3.2.do': 'Punktuj Mokradła',
  'learn.ds.3.2.after': 'Osiem dla ciebie, cztery dla Owadów. Korona też jest twoja: później da ci kartę.',
  'learn.ds.3.2.wrong': 'Na Sawannie masz trzecie miejsce, czyli dwa. Mokradła dają ci osiem.',
  'learn.ds.3.3.say':
    'Masz jeszcze jeden pionek w rzędzie 12. Punktuj kafel, który jest dla ciebie najlepszy.',
  'learn.ds.3.3.do': 'Punktuj Dżunglę',
  'learn.ds.3.3.after': 'Sześć dla ciebie i nic dla innych: nie ma tam nikogo więcej.',
  'learn.ds.3.3.wrong': 'To nic ci nie da. Spójrz, gdzie żyją twoje żaby.',
  'learn.ds.3.3.wrong.savannah':
    'Dwa dla ciebie, ale siedem dla Owadów. Jest kafel, który płaci tylko tobie.',

  'learn.ds.4.title': 'Pionki to twój plan',
  'learn.ds.4.1.say':
    'Dwanaście rzędów, rozgrywanych od góry do dołu. Najpierw planujemy: postaw pionek na kropli w rzędzie 8.',
  'learn.ds.4.1.do': 'Postaw pionek na kropli Specjacji',
  'learn.ds.4.1.after':
    'Po jednym pionku na zmianę. Ktoś może zająć twoje pole, więc najlepsze bierz najpierw.',
  'learn.ds.4.1.wrong': 'Tam twoje młode rodziłyby się na cudzym pastwisku. Twoje pole to kropla.',
  'learn.ds.4.2.say': 'I jeden po punkty: w rzędzie 8 rośniesz, w rzędzie 12 punktujesz.',
  'learn.ds.4.2.do': 'Postaw pionek na pierwszym polu Przewagi',
  'learn.ds.4.2.wrong': 'W rzędzie najpierw działa lewe pole. Zajmij właśnie je.',
  'learn.ds.4.3.say':
    'Nowego pożywienia uczymy się w rzędzie 2, zanim ktokolwiek urośnie. Postaw tam pionek.',
  'learn.ds.4.3.do': 'Postaw pionek na Adaptacji',
  'learn.ds.4.3.after': 'Każdy tak stawia sześć pionków. Potem rozgrywamy rzędy od 1 do 12.',
  'learn.ds.4.3.wrong': 'To inny rząd. Adaptacja jest druga od góry.',

  'learn.ds.5.title': 'Więcej nas',
  'learn.ds.5.1.say':
    'Ta kropla dotyka trzech krain. Wybierz ją: cztery młode na Mokradła, trzy na Sawannę, jedno na lód.',
  'learn.ds.5.1.do': 'Wybierz kroplę między Mokradłami D2, Sawanną E3 i Tundrą D3',
  'learn.ds.5.1.after': 'Osiem żab więcej. Ile, mówi ląd: bogaty wykarmi cztery, lód jedną.',
  'learn.ds.5.1.wrong': 'Tamta kropla dotyka tylko dwóch krain. Ta żywi trzy.',
  'learn.ds.5.1.wrong.few': 'Zmieści się więcej. Weź wszystkie: cztery, trzy i jedno.',
  'learn.ds.5.2.say': 'Spójrz na Sawannę: dałaby ci teraz 7 zamiast 2. Ale kto nosi koronę?',
  'learn.ds.5.2.do': 'Wybierz koronę na Sawannie',
  'learn.ds.5.2.after': 'Nadal Owady. Przybyło kostek, nie pożywienia.',
  'learn.ds.5.3.say': 'Drugie narodziny, tym razem przy pędrakach. Wybierz te, gdzie młode znajdą wodę.',
  'learn.ds.5.3.do': 'Wybierz pędraki między Dżunglą C3, Mokradłami D2 i Tundrą D3',
  'learn.ds.5.3.after':
    'Dżungla, Mokradła i lód: na każdym jest kropla. Nie muszą jeść tego, przy czym się rodzą.',
  'learn.ds.5.3.wrong': 'Zmieści się więcej: trzy w Dżungli, cztery na Mokradłach, jedno na lodzie.',
  'learn.ds.5.3.wrong.forest':
    'W Lesie nie znalazłyby wody i wyginęły. Drugie pędraki dotykają trzech krain z wodą.',

  'learn.ds.6.title': 'Nowy smak',
  'learn.ds.6.1.say': 'Naucz się jeść coś nowego. Trawa wykarmi dwie żaby na Pustyni, a spójrz na Sawannę.',
  'learn.ds.6.1.do': 'Weź trawę',
  'learn.ds.6.1.after':
    'Pięć do czterech na Sawannie: korona jest twoja. Żadna kostka nie musiała się ruszyć.',
  'learn.ds.6.1.wrong.sun':
    'Słońce też wykarmi Pustynię, ale na Sawannie byłoby cztery do czterech: remis, brak korony.',
  'learn.ds.6.1.wrong.other': 'Żaby na Pustyni nadal by głodowały. Leży tam trawa.',
  'learn.ds.6.2.say': 'Czego nikt nie weźmie, zsuwa się do rzędu 3. Zobacz, co tam leży z poprzedniej rundy.',
  'learn.ds.6.2.do': 'Wybierz rząd 3, Regresję',
  'learn.ds.6.2.after': 'Trawa i nasiona: kto się ich nauczył, traci po jednym. Nadrukowane są bezpieczne.',
  'learn.ds.6.3.say': 'Twój pionek w rzędzie 3 ocali jedno z dwojga. Które?',
  'learn.ds.6.3.do': 'Ochroń trawę',
  'learn.ds.6.3.after': 'Trawa zostaje, a z nią korona i Pustynia. Nasion już nie ma, ale nikt nie głoduje.',
  'learn.ds.6.3.wrong': 'Wtedy tracisz oba. Zachowaj to, czego potrzebują twoje żaby.',
  'learn.ds.6.3.wrong.seed': 'Wtedy przepada trawa i żaby na Pustyni znów głodują.',

  'learn.ds.7.title': 'Nakarm ląd',
  'learn.ds.7.1.say': 'Trzy żaby w Lesie i ani kropli. Rząd 4 kładzie pożywienie na ląd: weź wodę.',
  'learn.ds.7.1.do': 'Weź wodę',
  'learn.ds.7.1.wrong': 'Tego twoje żaby nie jedzą. Potrzebują wody.',
  'learn.ds.7.2.say': 'Może leżeć na dowolnym wolnym wierzchołku. Gdzie napiją się trzy żaby w Lesie?',
  'learn.ds.7.2.do': 'Połóż wodę na wolnym wierzchołku Lasu C4',
  'learn.ds.7.2.after': 'Uratowane. A że wierzchołek jest z dala od lodu, Zubożenie tam nie sięgnie.',
  'learn.ds.7.2.wrong': 'Ten wierzchołek żywi kogoś innego. Twoje spragnione żaby są w Lesie.',
  'learn.ds.7.3.say': 'Zubożenie, rząd 5, przychodzi co rundę: co w nim leży, znika z wierzchołków lodu.',
  'learn.ds.7.3.do': 'Wybierz rząd 5, Zubożenie',
  'learn.ds.7.3.after':
    'Pędraki i mięso przy lodzie zniknęły. Pionek w rzędzie 6 zabiera jeszcze jeden żeton, skądkolwiek.',

  'learn.ds.8.title': 'Idź i wypieraj',
  'learn.ds.8.1.say': 'Dwa kroki, po jednym na kostkę. Na Mokradłach masz ich dość: poślij dwie na Sawannę.',
  'learn.ds.8.1.do': 'Przenieś dwie kostki z Mokradeł na Sawannę',
  'learn.ds.8.1.after': 'Cztery tu i cztery tam. Na Mokradłach nadal prowadzisz.',
  'learn.ds.8.1.wrong.forest': 'W Lesie nie ma wody. Na Sawannie jest kropla.',
  'learn.ds.8.2.say':
    'Teraz wypieraj: pionek usuwa rywala na Mokradłach, w Dżungli i na lodzie, po jednym, gdzie żyjesz i ty.',
  'learn.ds.8.2.do': 'Usuń Owada z Mokradeł',
  'learn.ds.8.2.after': 'Usunięta kostka przepada na dobre. Mokradła płacą już tylko tobie.',
  'learn.ds.8.2.wrong': 'Wtedy Owad nadal dostaje tam 4 punkty. Usuń go.',
  'learn.ds.8.3.say':
    'Jeszcze jeden pionek. Na Sawannie Owady mają pięć kostek, ty cztery, Gady dwie: kogo wypierasz?',
  'learn.ds.8.3.do': 'Usuń Owada z Sawanny',
  'learn.ds.8.3.after':
    'Cztery do czterech, a remis rozstrzyga łańcuch pokarmowy: 7 dla ciebie. Wypieraj tego tuż przed tobą.',
  'learn.ds.8.3.wrong': 'Tu nikt ci nie odda. Spójrz, kto stoi tuż przed tobą.',
  'learn.ds.8.3.wrong.reptiles': 'Oni są już za tobą. Wypieraj tego, kto stoi tuż przed tobą.',

  'learn.ds.9.title': 'Lód i nowy ląd',
  'learn.ds.9.1.say':
    'Lód rośnie przy lodzie i płaci za lód wokół. Zamroź Pustynię: dwóch lodowych sąsiadów, 3 punkty.',
  'learn.ds.9.1.do': 'Zamroź Pustynię',
  'learn.ds.9.1.after':
    'Z każdego zwierzęcia zostaje jedno, reszta wraca do właścicieli i może urodzić się znowu.',
  'learn.ds.9.1.wrong': 'Tylko jeden lodowy sąsiad: 1 punkt. I żyją tam twoje żaby.',
  'learn.ds.9.2.say': 'Teraz dokładasz nowy ląd. Najwięcej daje Morze, 9 za pierwsze miejsce: weź je.',
  'learn.ds.9.2.do': 'Weź Morze',
  'learn.ds.9.2.wrong': 'Taki ląd daje mniej przy punktowaniu. Weź Morze.',
  'learn.ds.9.3.say':
    'Nowy ląd płaci za sąsiadów: trzech to 6. Połóż go tu, gdzie na wierzchołku leży kropla.',
  'learn.ds.9.3.do': 'Połóż Morze między Dżunglą, Mokradłami i Lasem',
  'learn.ds.9.3.wrong': 'To dotyka mniej kafli. Trzech sąsiadów daje 6.',
  'learn.ds.9.3.wrong.grass':
    'Tam też sześć punktów, ale na wierzchołku tylko trawa. Drugie miejsce ma kroplę.',
  'learn.ds.9.4.say': 'Nowy ląd może przynieść pożywienie. Weź dla niego wodę, żeby karmił ciebie.',
  'learn.ds.9.4.do': 'Weź wodę',
  'learn.ds.9.4.wrong': 'Tego twoje żaby nie jedzą. Weź wodę.',
  'learn.ds.9.5.say': 'Połóż ją na wierzchołku Morza, który żywi też inny kafel.',
  'learn.ds.9.5.do': 'Połóż wodę między Morzem, Mokradłami i Lasem',
  'learn.ds.9.5.after':
    'Kto żyje obok, może się wprowadzić; trzy żaby już to zrobiły. I pilnuj lodu: za najwięcej kostek na nim płacą co rundę.',
  'learn.ds.9.5.wrong': 'Ten wierzchołek żywi samo Morze. Znajdź taki, który dotyka innego kafla.',

  'learn.ds.10.title': 'Karty i koniec',
  'learn.ds.10.1.say': 'Na Mokradłach masz koronę, więc po punktach bierzesz też kartę. Punktuj je.',
  'learn.ds.10.1.do': 'Punktuj Mokradła',
  'learn.ds.10.1.wrong': 'Tam koronę mają Owady: dostałyby siedem punktów i kartę.',
  'learn.ds.10.2.say':
    'Karta działa od razu, a potem znika. Która: punkty za wspólne kafle czy mróz dla rywali?',
  'learn.ds.10.2.do': 'Weź Bioróżnorodność',
  'learn.ds.10.2.after':
    'Cztery wspólne kafle, cztery punkty. Lynx punktował Sawannę, wziął drugą kartę i runda minęła.',
  'learn.ds.10.2.wrong':
    'Kosztowałaby Lynxa jedną kostkę na lodzie. Masz cztery wspólne kafle: to cztery punkty.',
  'learn.ds.10.3.say':
    'Na jej końcu ginie każda kostka bez pożywienia. Spójrz na Pustynię: dwóch żab już nie ma.',
  'learn.ds.10.3.do': 'Wybierz Pustynię',
  'learn.ds.10.4.say': 'Została jedna karta: Epoka lodowcowa. Kto ją weźmie, kończy grę tą rundą.',
  'learn.ds.10.4.do': 'Wybierz Epokę lodowcową',
  'learn.ds.10.4.after':
    'Płaci za korony, potem jeszcze raz płaci każdy kafel. Wygrywa więc szeroko rozsiane stado.',
  'learn.ds.10.5.say': 'Rozegraj ostatnią rundę do końca przeciw Lynxowi; ja zostaję obok.',
  'learn.ds.10.5.after': 'Znasz już całą grę. Następnym razem tylko patrzę, a ty możesz pytać.',
  'learn.ds.10.5.ask.placement': 'Twój ostatni pionek. Czego potrzebują twoje żaby?',
  'learn.ds.10.5.ask.speciation':
    'Wybierz kroplę, której kafle pomieszczą najwięcej młodych i gdzie kostka da prowadzenie.',
  'learn.ds.10.5.ask.migration': 'Idź tam, gdzie jedna lub dwie kostki dają prowadzenie. Trzymaj się wody.',
  'learn.ds.10.5.ask.domination':
    'Punktuj tam, gdzie masz najwięcej kostek i koronę: wtedy bierzesz Epokę lodowcową, a runda jest ostatnia.',
};
