import type { learn as english } from '../en/learn.ts';

export { learnDs } from './learn-ds.ts';
export { learnM } from './learn-m.ts';

/** Amit Ada az irányított első játékokban mond, fejezetenként és lépésenként. */
export const learn: Readonly<Record<keyof typeof english, string>> = {
  'learn.evo.1.title': 'Mi hoz győzelmet?',
  'learn.evo.1.1.say': 'Egy játszma utolsó levele. Add a páncélos állatodnak, aztán számolunk.',
  'learn.evo.1.1.do': 'Etesd meg a páncélos állatot',
  'learn.evo.1.1.after': 'Megette. A tábláidon lévő összes élelem a zsákodba kerül, és vége a játéknak.',
  'learn.evo.1.2.say': 'Most a pontok. Először a zsák: minden levél benne egy pont.',
  'learn.evo.1.2.do': 'Válaszd a zsákodat',
  'learn.evo.1.2.after': 'Tíz levél, tíz pont. Leginkább evéssel lehet nyerni.',
  'learn.evo.1.3.say': 'Minden állat is számít, amelyik még él. Ez a szám mondja meg, hány van.',
  'learn.evo.1.3.do': 'Válaszd a három karika melletti számot',
  'learn.evo.1.3.after': 'Itt három, ott kettő: még öt pont.',
  'learn.evo.1.4.say': 'Van előtted még valami, ami egy pontot ér. Keresd meg egyedül.',
  'learn.evo.1.4.do': 'Válaszd a Kemény páncélt',
  'learn.evo.1.4.after': 'Igen, élő fajon minden tulajdonság egy pont. Tíz meg öt meg egy: tizenhat.',
  'learn.evo.1.4.wrong.body': 'A nagy test hasznos, de pontot nem ér.',
  'learn.evo.1.4.wrong.hand': 'A kézben maradt lap most semmit sem ér. Nézd, mi van az állataidon.',

  'learn.evo.2.title': 'Egy kis állat',
  'learn.evo.2.1.say':
    'Az első fajod, egyetlen kis állat. A három karika mellett a populációja áll: ennyi száj eszik.',
  'learn.evo.2.1.do': 'Válaszd a populációt',
  'learn.evo.2.1.after': 'Egy szájnak fordulónként egy levél kell. Hat szájnál többre nem nő.',
  'learn.evo.2.2.say': 'A másik szám a teste. A nagy testbe nehéz beleharapni.',
  'learn.evo.2.2.do': 'Válaszd a testméretet',
  'learn.evo.2.2.after': 'Csak nála nagyobb vadász támadhatja meg.',
  'learn.evo.2.3.say': 'Ezek pedig a lapjaid: fordulónként három, és fajonként még egy.',
  'learn.evo.2.3.do': 'Válaszd a kezedben lévő lapokat',
  'learn.evo.2.3.after': 'Egy faj, tehát négy lap. Több faj, több lap.',

  'learn.evo.3.title': 'Élelem mindenkinek',
  'learn.evo.3.1.say': 'Evés előtt mindenki tesz egy lapot az itatóhoz. Csak a sarkában álló szám számít.',
  'learn.evo.3.1.do': 'Add oda a 3-as lapot',
  'learn.evo.3.1.after': 'Három levél tőled. Amit ide adsz, azt már nem játszhatod ki.',
  'learn.evo.3.1.wrong': 'A mínusz egy elvenne egy levelet. Az akkor jó, ha húst eszel.',
  'learn.evo.3.2.say': 'Heron és Otter is adott egy lapot. Képpel lefelé várnak, amíg enni nem kezdünk.',
  'learn.evo.3.2.do': 'Válaszd az itatót',
  'learn.evo.3.2.after': 'Még senki sem tudja, mennyi lesz. Ezt kell minden fordulóban megtippelni.',

  'learn.evo.4.title': 'Egy lap, háromféle haszon',
  'learn.evo.4.1.say':
    'Egy lap lehet az, ami rajta áll. Tedd a Kemény páncélt az állatodra: evésig rejtve marad.',
  'learn.evo.4.1.do': 'Tedd a Kemény páncélt a fajodra',
  'learn.evo.4.1.after': 'Mostantól nehéz beleharapni. Egy fajon három tulajdonságnak van hely.',
  'learn.evo.4.2.say':
    'Bármelyik lapot oda is adhatod, hogy eggyel növekedj. Add oda a Szarvakat még egy szájért.',
  'learn.evo.4.2.do': 'Add oda a Szarvakat populációért',
  'learn.evo.4.2.after': 'Már két állat: még egy pont, ha mindkettőt meg tudod etetni.',
  'learn.evo.4.2.wrong': 'A nagyobb testbe nehezebb beleharapni, de a zsákot csak a szájak töltik.',
  'learn.evo.4.3.say': 'Az utolsó lapból legyen második faj. A sorod bármelyik végére kerülhet.',
  'learn.evo.4.3.do': 'Add oda az utolsó lapot egy új fajért',
  'learn.evo.4.3.after': 'Két faj: eggyel többször eszel, és a következő fordulóban eggyel több lapod lesz.',
  'learn.evo.4.3.wrong': 'Lehetne. De egy második faj mostantól minden fordulóban hoz egy lapot.',

  'learn.evo.5.title': 'Az itató',
  'learn.evo.5.1.say':
    'Hat levél, nyolc száj, és te eszel először. Etesd meg a páncélost: ha semmit sem kap, kihal.',
  'learn.evo.5.1.do': 'Etesd meg a páncélos állatot',
  'learn.evo.5.1.after': 'Sorban eszünk, egyszerre egy faj. Heron állata gyűjtöget, ezért kettőt vett el.',
  'learn.evo.5.2.say': 'Két levél maradt, és te jössz. Kinek nincs még semmije?',
  'learn.evo.5.2.do': 'Etesd meg az új fajodat',
  'learn.evo.5.2.after':
    'Kiürült az itató. A páncélosnak két szájra egy levél jutott, egyet elveszített, de senki sem halt ki.',
  'learn.evo.5.2.wrong': 'Akkor az új fajod semmit sem kap, és kihal. Egy-egy levéllel mindkettő megmarad.',
  'learn.evo.5.3.say': 'Amit megettek, a zsákodba került.',
  'learn.evo.5.3.do': 'Válaszd a zsákodat',
  'learn.evo.5.3.after': 'Két levél, két pont. Ezt már senki sem veheti el tőled.',

  'learn.evo.6.title': 'A vadász',
  'learn.evo.6.1.say': 'Üres az itató, de a vadászod nem is eszik levelet. Először nézd meg a testét.',
  'learn.evo.6.1.do': 'Válaszd a vadászod testméretét',
  'learn.evo.6.1.after': 'Négy. Bárkit megharaphat, aki ennél kisebb.',
  'learn.evo.6.2.say': 'Otter állatának kettes a teste, és semmi sem védi.',
  'learn.evo.6.2.do': 'Támadd meg a vadászoddal Otter állatát',
  'learn.evo.6.2.after':
    'A négy nagyobb a kettőnél. Annyi húst kapsz, amekkora a teste, kettőt, Otter pedig egy állatot veszít.',
  'learn.evo.6.2.wrong': 'Azon Szarvak van: neked is egy állatodba kerülne. Előbb a másikat.',
  'learn.evo.6.3.say': 'A vadászodnak még két szája éhes. Most te válassz zsákmányt.',
  'learn.evo.6.3.do': 'Támadd meg még egyszer Otter állatát',
  'learn.evo.6.3.after': 'Mind a négy száj jóllakott, és a hús ugyanannyit ér a zsákban, mint a levél.',
  'learn.evo.6.3.wrong': 'Szarvak: aki megtámadja, egy állatot veszít. Van zsákmány, amelyik nem bánt.',

  'learn.evo.7.title': 'Életben maradni',
  'learn.evo.7.1.say': 'Most Heronnak van vadásza. Nézd meg, mekkora.',
  'learn.evo.7.1.do': 'Válaszd Heron vadászának testméretét',
  'learn.evo.7.1.after': 'Öt. Mindkét állatod kisebb, bármelyiket megharaphatja.',
  'learn.evo.7.2.say':
    'A Figyelmeztető jelzés mindkét oldalon a szomszédot védi. Add a bal oldali állatodnak.',
  'learn.evo.7.2.do': 'Tedd a Figyelmeztető jelzést a bal oldali fajodra',
  'learn.evo.7.2.after': 'A jobb oldali biztonságban van. Maga a jelző nincs.',
  'learn.evo.7.3.say': 'Egy lapod maradt. Védd meg a jelzőt is.',
  'learn.evo.7.3.do': 'Tedd a Kemény páncélt a bal oldali fajodra',
  'learn.evo.7.3.after': 'Egy meg négy az öt, és az öt nem nagyobb az ötnél. Heron keressen mást.',
  'learn.evo.7.3.wrong': 'Ez nem állít meg egy ötös vadászt. A páncél négyet ad a testhez.',
  'learn.evo.7.3.wrong.neighbour': 'Azt már védi a jelzés. A jelzőt nem.',

  'learn.evo.8.title': 'Az utolsó forduló',
  'learn.evo.8.1.say': 'Elfogytak a lapok, ezért ez az utolsó forduló. Ami a kezedben marad, semmit sem ér.',
  'learn.evo.8.1.do': 'Válaszd a kezedben lévő lapokat',
  'learn.evo.8.1.after': 'Egy állaton minden tulajdonság egy pont. Egy száj is az, ha meg tudod etetni.',
  'learn.evo.8.2.say': 'Játszd végig a fordulót Heron ellen. Én itt maradok melletted.',
  'learn.evo.8.2.after':
    'Ez egy egész forduló volt, már ismered a játékot. Ülj le közénk, amikor csak kedved van.',
  'learn.evo.8.2.ask.food-card':
    'Öt szájad van. Olyan lapot adj, amelyen nagy szám áll, és a legkevésbé hiányzik.',
  'learn.evo.8.2.ask.play-card':
    'Minden szabad helyre fér egy tulajdonság, és mind egy pont. Játssz ki mindent.',
  'learn.evo.8.2.ask.feed': 'Előbb az, akinek még semmije sincs: levél nélkül kihalna.',
};
