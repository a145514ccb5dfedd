import type { learn as english } from '../en/learn.ts';

export { learnDs } from './learn-ds.ts';
export { learnM } from './learn-m.ts';

/** Co Ada mówi w pierwszych grach z przewodnikiem, według rozdziałów i kroków. */
export const learn: Readonly<Record<keyof typeof english, string>> = {
  'learn.evo.1.title': 'Co daje zwycięstwo',
  'learn.evo.1.1.say': 'Ostatni liść tej gry. Daj go swojemu zwierzęciu ze skorupą i policzymy punkty.',
  'learn.evo.1.1.do': 'Nakarm zwierzę ze skorupą',
  'learn.evo.1.1.after': 'Zjedzone. Całe pożywienie z twoich plansz trafia do worka i gra się kończy.',
  'learn.evo.1.2.say': 'Teraz punkty. Najpierw worek: każdy liść w nim to jeden punkt.',
  'learn.evo.1.2.do': 'Wybierz swój worek',
  'learn.evo.1.2.after': 'Dziesięć liści, dziesięć punktów. Wygrywa się głównie jedzeniem.',
  'learn.evo.1.3.say': 'Liczy się też każde zwierzę, które jeszcze żyje. Ta liczba mówi, ile ich jest.',
  'learn.evo.1.3.do': 'Wybierz liczbę obok trzech kółek',
  'learn.evo.1.3.after': 'Tu trzy, tam dwa: jeszcze pięć punktów.',
  'learn.evo.1.4.say': 'Przed tobą leży jeszcze coś za jeden punkt. Znajdź to.',
  'learn.evo.1.4.do': 'Wybierz Twardą skorupę',
  'learn.evo.1.4.after': 'Tak, każda cecha żyjącego gatunku to punkt. Dziesięć, pięć i jeden to szesnaście.',
  'learn.evo.1.4.wrong.body': 'Duże ciało się przydaje, ale punktów nie daje.',
  'learn.evo.1.4.wrong.hand': 'Karta na ręce nic już nie jest warta. Spójrz, co mają twoje zwierzęta.',

  'learn.evo.2.title': 'Małe zwierzę',
  'learn.evo.2.1.say':
    'Twój pierwszy gatunek, jedno małe zwierzę. Obok trzech kółek widać populację: tyle pyszczków trzeba nakarmić.',
  'learn.evo.2.1.do': 'Wybierz populację',
  'learn.evo.2.1.after':
    'Jeden pyszczek potrzebuje co rundę jednego liścia. Więcej niż sześć ich nie będzie.',
  'learn.evo.2.2.say': 'Druga liczba to ciało. Duże ciało trudno ugryźć.',
  'learn.evo.2.2.do': 'Wybierz rozmiar ciała',
  'learn.evo.2.2.after': 'Zaatakować może je tylko większy drapieżnik.',
  'learn.evo.2.3.say': 'A to twoje karty: co rundę trzy i jeszcze po jednej za każdy gatunek.',
  'learn.evo.2.3.do': 'Wybierz karty na ręce',
  'learn.evo.2.3.after': 'Jeden gatunek, więc cztery karty. Więcej gatunków, więcej kart.',

  'learn.evo.3.title': 'Pożywienie dla wszystkich',
  'learn.evo.3.1.say':
    'Zanim ktokolwiek zje, każdy kładzie jedną kartę przy wodopoju. Liczy się tylko liczba w rogu.',
  'learn.evo.3.1.do': 'Oddaj kartę z liczbą 3',
  'learn.evo.3.1.after': 'Trzy liście od ciebie. Tego, co tu oddasz, już nie zagrasz.',
  'learn.evo.3.1.wrong': 'Minus jeden zabrałby liść. Przydaje się wtedy, gdy jesz mięso.',
  'learn.evo.3.2.say': 'Heron i Otter też oddali po karcie. Leżą zakryte, dopóki nie zaczniemy jeść.',
  'learn.evo.3.2.do': 'Wybierz wodopój',
  'learn.evo.3.2.after': 'Nikt jeszcze nie wie, ile będzie jedzenia. To zagadka każdej rundy.',

  'learn.evo.4.title': 'Jedna karta, trzy zastosowania',
  'learn.evo.4.1.say':
    'Karta może zostać cechą. Połóż Twardą skorupę na zwierzęciu: zostanie zakryta do karmienia.',
  'learn.evo.4.1.do': 'Połóż Twardą skorupę na swoim gatunku',
  'learn.evo.4.1.after': 'Odtąd trudno je ugryźć. Gatunek ma miejsce na trzy cechy.',
  'learn.evo.4.2.say': 'Każdą kartę można też oddać za wzrost o jeden. Oddaj Rogi za jeszcze jeden pyszczek.',
  'learn.evo.4.2.do': 'Oddaj Rogi za populację',
  'learn.evo.4.2.after': 'Masz już dwa zwierzęta: jeszcze jeden punkt, jeśli oba nakarmisz.',
  'learn.evo.4.2.wrong': 'Większe ciało trudniej ugryźć, ale worek napełniają tylko pyszczki.',
  'learn.evo.4.3.say': 'Ostatnią kartę oddaj za drugi gatunek. Stanie na jednym z końców twojego rzędu.',
  'learn.evo.4.3.do': 'Oddaj ostatnią kartę za nowy gatunek',
  'learn.evo.4.3.after':
    'Dwa gatunki: jeden ruch karmienia więcej, a w następnej rundzie jedna karta więcej.',
  'learn.evo.4.3.wrong': 'Można i tak. Ale drugi gatunek da ci odtąd kartę w każdej rundzie.',

  'learn.evo.5.title': 'Wodopój',
  'learn.evo.5.1.say':
    'Sześć liści, osiem pyszczków, a ty zaczynasz. Nakarm zwierzę ze skorupą: z niczym by wymarło.',
  'learn.evo.5.1.do': 'Nakarm zwierzę ze skorupą',
  'learn.evo.5.1.after':
    'Jemy po kolei, za każdym razem jeden gatunek. Zwierzę Herona ma Żerowanie, więc wzięło dwa.',
  'learn.evo.5.2.say': 'Zostały dwa liście i twoja kolej. Kto jeszcze nic nie ma?',
  'learn.evo.5.2.do': 'Nakarm swój nowy gatunek',
  'learn.evo.5.2.after':
    'Wodopój jest pusty. Zwierzę ze skorupą miało liść na dwa pyszczki i jeden straciło, ale nikt nie wymarł.',
  'learn.evo.5.2.wrong':
    'Wtedy twój nowy gatunek zostanie z niczym i wymrze. Po jednym liściu i oba przeżyją.',
  'learn.evo.5.3.say': 'To, co zjedzone, trafiło do twojego worka.',
  'learn.evo.5.3.do': 'Wybierz swój worek',
  'learn.evo.5.3.after': 'Dwa liście, dwa punkty. Tego nikt ci już nie odbierze.',

  'learn.evo.6.title': 'Drapieżnik',
  'learn.evo.6.1.say': 'Wodopój jest pusty, ale twój drapieżnik nie je liści. Najpierw spójrz na jego ciało.',
  'learn.evo.6.1.do': 'Wybierz rozmiar ciała swojego drapieżnika',
  'learn.evo.6.1.after': 'Cztery. Ugryzie każdego, kto ma mniej.',
  'learn.evo.6.2.say': 'Zwierzę Ottera ma ciało dwa i nic go nie chroni.',
  'learn.evo.6.2.do': 'Zaatakuj swoim drapieżnikiem zwierzę Ottera',
  'learn.evo.6.2.after':
    'Cztery to więcej niż dwa. Bierzesz tyle mięsa, ile wynosi jego ciało, czyli dwa, a Otter traci jedno zwierzę.',
  'learn.evo.6.2.wrong': 'Tamto ma rogi: kosztowałyby cię jedno zwierzę. Najpierw to drugie.',
  'learn.evo.6.3.say': 'Twój drapieżnik ma jeszcze dwa głodne pyszczki. Teraz ty wybierz ofiarę.',
  'learn.evo.6.3.do': 'Zaatakuj zwierzę Ottera jeszcze raz',
  'learn.evo.6.3.after': 'Wszystkie cztery pyszczki są syte, a mięso liczy się w worku tak samo jak liście.',
  'learn.evo.6.3.wrong': 'Rogi: kto je zaatakuje, traci zwierzę. Jest ofiara, przy której nic nie tracisz.',

  'learn.evo.7.title': 'Przetrwać',
  'learn.evo.7.1.say': 'Teraz drapieżnika ma Heron. Spójrz, jaki jest duży.',
  'learn.evo.7.1.do': 'Wybierz rozmiar ciała drapieżnika Herona',
  'learn.evo.7.1.after': 'Pięć. Oba twoje zwierzęta są mniejsze, może ugryźć każde.',
  'learn.evo.7.2.say': 'Okrzyk ostrzegawczy chroni sąsiadów po obu stronach. Daj go lewemu zwierzęciu.',
  'learn.evo.7.2.do': 'Połóż Okrzyk ostrzegawczy na lewym gatunku',
  'learn.evo.7.2.after': 'Prawe jest bezpieczne. To, które ostrzega, nie.',
  'learn.evo.7.3.say': 'Została jedna karta. Ochroń też to, które ostrzega.',
  'learn.evo.7.3.do': 'Połóż Twardą skorupę na lewym gatunku',
  'learn.evo.7.3.after':
    'Jeden i cztery to pięć, a pięć nie jest większe od pięciu. Heron musi szukać gdzie indziej.',
  'learn.evo.7.3.wrong': 'To nie zatrzyma drapieżnika o ciele pięć. Skorupa dodaje do ciała cztery.',
  'learn.evo.7.3.wrong.neighbour': 'To już chroni okrzyk. Tego, które ostrzega, nie chroni nic.',

  'learn.evo.8.title': 'Ostatnia runda',
  'learn.evo.8.1.say':
    'Karty się skończyły, więc to ostatnia runda. Co zostanie ci na ręce, nic nie jest warte.',
  'learn.evo.8.1.do': 'Wybierz karty na ręce',
  'learn.evo.8.1.after': 'Cecha na zwierzęciu to punkt. Pyszczek też, o ile go nakarmisz.',
  'learn.evo.8.2.say': 'Zagraj rundę do końca przeciw Heronowi. Zostaję przy tobie.',
  'learn.evo.8.2.after': 'To była cała runda i znasz już grę. Siadaj z nami, kiedy zechcesz.',
  'learn.evo.8.2.ask.food-card': 'Masz pięć pyszczków. Oddaj kartę z dużą liczbą, tę najmniej potrzebną.',
  'learn.evo.8.2.ask.play-card': 'Na każde wolne miejsce pasuje cecha, a każda to punkt. Zagraj wszystko.',
  'learn.evo.8.2.ask.feed': 'Najpierw ten, kto nic jeszcze nie ma: bez liścia by wymarł.',
};
