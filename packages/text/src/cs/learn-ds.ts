import type { learnDs as english } from '../en/learn-ds.ts';

/** Co říká Ada v první hře s průvodcem v Dominant Species, podle kapitol a kroků. */
export const learnDs: Readonly<Record<keyof typeof english, string>> = {
  'learn.ds.1.title': 'Jídlo je život',
  'learn.ds.1.1.say': 'To jsou vaše žáby a žáby žijí z vody. Podívejte se na tři kapky vedle jejich jména.',
  'learn.ds.1.1.do': 'Vyberte kapky Obojživelníků',
  'learn.ds.1.2.say': 'Potrava leží na rozích dílků. Najděte kapku, která živí vaši žábu v Džungli.',
  'learn.ds.1.2.do': 'Vyberte kapku mezi Džunglí a Mokřadem',
  'learn.ds.1.2.after': 'Leží na rohu, takže živí i Mokřad.',
  'learn.ds.1.2.wrong.far': 'Tahle kapka se Džungle nedotýká. Podívejte se na rohy samotné Džungle.',
  'learn.ds.1.2.wrong.food': 'Tohle vaše žáby nejedí. Hledejte kapku.',
  'learn.ds.1.3.say': 'A teď najděte žábu, která nemá vůbec žádnou vodu.',
  'learn.ds.1.3.do': 'Vyberte žábu v Horách',
  'learn.ds.1.3.after': 'Šrafovaná, s červeným trojúhelníkem: je ohrožená. Na konci kola by vyhynula.',
  'learn.ds.1.3.wrong': 'Tyhle mají na rohu svého dílku kapku. Jedna žába nemá žádnou.',

  'learn.ds.2.title': 'Koruna',
  'learn.ds.2.1.say': 'Na téhle Savaně žijí tři živočichové. Kdo se tu nají nejlíp?',
  'learn.ds.2.1.do': 'Vyberte Hmyz na Savaně',
  'learn.ds.2.1.after':
    'Leží tu dvě trávy a Hmyz má taky dvě: čtyři. Vy máte tři vody, ale kapka je tu jedna: tři.',
  'learn.ds.2.1.wrong.frogs': 'Máte tři vody, ale leží tu jen jedna kapka: tři. Někdo má čtyři.',
  'learn.ds.2.1.wrong.reptiles': 'Mají dvě slunce a leží tu jedno: dvě. Někdo má čtyři.',
  'learn.ds.2.2.say': 'A kdo nosí korunu na Mokřadu? Počítejte potravu, ne kostky.',
  'learn.ds.2.2.do': 'Vyberte Obojživelníky na Mokřadu',
  'learn.ds.2.2.after': 'Dvě kapky na vaše tři vody: šest proti dvěma. Při shodě by ji nenosil nikdo.',
  'learn.ds.2.2.wrong': 'Leží tu jedna tráva na jejich dvě: dvě. Teď spočítejte své kapky.',

  'learn.ds.3.title': 'Body za dílek',
  'learn.ds.3.1.say': 'Dílek platí tomu, kdo má nejvíc kostek. Savana dává 7, 4 a 2: kdo je druhý, po Hmyzu?',
  'learn.ds.3.1.do': 'Vyberte Plazy na Savaně',
  'learn.ds.3.1.after': 'Máte po jedné kostce a shodu rozhoduje potravní řetězec: Plazi stojí nad vámi.',
  'learn.ds.3.1.wrong':
    'Máte jednu kostku a Plazi taky. Shodu rozhoduje potravní řetězec, v jejich prospěch.',
  'learn.ds.3.2.say': 'Mokřad dává 8 a pak 4 a nejvíc kostek tam máte vy. Obodujte ho.',
  'learn.ds.3.2.do': 'Obodujte Mokřad',
  'learn.ds.3.2.after': 'Osm pro vás, čtyři pro Hmyz. Máte i korunu: ta vám později přinese kartu.',
  'learn.ds.3.2.wrong': 'Na Savaně jste až třetí, za dva body. Mokřad vám dá osm.',
  'learn.ds.3.3.say': 'V řadě 12 máte ještě jednu figurku. Obodujte dílek, který je pro vás nejlepší.',
  'learn.ds.3.3.do': 'Obodujte Džungli',
  'learn.ds.3.3.after': 'Šest pro vás a nic pro ostatní: nikdo jiný tam není.',
  'learn.ds.3.3.wrong': 'Tam nedostanete nic. Podívejte se, kde žijí vaše žáby.',
  'learn.ds.3.3.wrong.savannah': 'Dva pro vás, ale sedm pro Hmyz. Jeden dílek platí jen vám.',

  'learn.ds.4.title': 'Figurky jsou váš plán',
  'learn.ds.4.1.say':
    'Dvanáct řad, hrají se shora dolů. Nejdřív řekneme, co uděláme: postavte figurku na kapku v řadě 8.',
  'learn.ds.4.1.do': 'Postavte figurku na kapku Speciace',
  'learn.ds.4.1.after':
    'Střídáme se po jedné figurce. Někdo vám může pole vzít, tak nejdřív zaberte to nejlepší.',
  'learn.ds.4.1.wrong': 'Tam by se vaše mláďata rodila na cizí pastvě. Vaše pole je kapka.',
  'learn.ds.4.2.say': 'A jednu na body: v řadě 8 rostete, v řadě 12 bodujete.',
  'learn.ds.4.2.do': 'Postavte figurku na první pole Dominance',
  'learn.ds.4.2.wrong': 'V řadě jedná nejdřív levé pole. Zaberte to.',
  'learn.ds.4.3.say': 'Nové potravě se učíme v řadě 2, dřív než kdo vyroste. Postavte tam figurku.',
  'learn.ds.4.3.do': 'Postavte figurku na Adaptaci',
  'learn.ds.4.3.after': 'Takhle každý postaví šest figurek. Pak se hrají řady od 1 do 12.',
  'learn.ds.4.3.wrong': 'To je jiná řada. Adaptace je druhá shora.',

  'learn.ds.5.title': 'Ať je nás víc',
  'learn.ds.5.1.say':
    'Tahle kapka se dotýká tří krajin. Vyberte ji: čtyři mláďata na Mokřad, tři na Savanu, jedno na led.',
  'learn.ds.5.1.do': 'Vyberte kapku mezi Mokřadem D2, Savanou E3 a Tundrou D3',
  'learn.ds.5.1.after': 'O osm žab víc. Kolik jich bude, určí krajina: bohatá uživí čtyři, led jednu.',
  'learn.ds.5.1.wrong': 'Tamta kapka se dotýká jen dvou krajin. Tahle živí tři.',
  'learn.ds.5.1.wrong.few': 'Vejde se jich víc. Vezměte všechna: čtyři, tři a jedno.',
  'learn.ds.5.2.say': 'Podívejte se na Savanu: teď by vám dala 7 místo 2. Ale kdo nosí korunu?',
  'learn.ds.5.2.do': 'Vyberte korunu na Savaně',
  'learn.ds.5.2.after': 'Pořád Hmyz. Přibylo kostek, ne potravy.',
  'learn.ds.5.3.say': 'Druhé rození, tentokrát u larev. Vyberte ty, kde mláďata najdou i vodu.',
  'learn.ds.5.3.do': 'Vyberte larvy mezi Džunglí C3, Mokřadem D2 a Tundrou D3',
  'learn.ds.5.3.after': 'Džungle, Mokřad i led mají kapku. Nemusí jíst to, u čeho se narodí.',
  'learn.ds.5.3.wrong': 'Vejde se jich víc: tři v Džungli, čtyři na Mokřadu, jedno na ledu.',
  'learn.ds.5.3.wrong.forest':
    'V Lese by nenašla vodu a vyhynula. Druhé larvy se dotýkají tří krajin s vodou.',

  'learn.ds.6.title': 'Nová chuť',
  'learn.ds.6.1.say':
    'Naučte se jíst něco nového. Tráva by uživila vaše dvě žáby na Poušti, a podívejte se na Savanu.',
  'learn.ds.6.1.do': 'Vezměte trávu',
  'learn.ds.6.1.after': 'Pět proti čtyřem na Savaně: koruna je vaše. Žádná kostka se nemusela hnout.',
  'learn.ds.6.1.wrong.sun':
    'Slunce uživí Poušť taky, ale na Savaně by bylo čtyři na čtyři: shoda je bez koruny.',
  'learn.ds.6.1.wrong.other': 'Vaše žáby na Poušti by hladověly dál. Leží tam tráva.',
  'learn.ds.6.2.say': 'Co si nikdo nevezme, sklouzne do řady 3. Podívejte, co tam leží z minulého kola.',
  'learn.ds.6.2.do': 'Vyberte řadu 3, Regresi',
  'learn.ds.6.2.after': 'Tráva a semena: kdo se je naučil, od každého jedno ztratí. Natištěné je v bezpečí.',
  'learn.ds.6.3.say': 'Vaše figurka v řadě 3 zachrání jedno z nich. Které?',
  'learn.ds.6.3.do': 'Ochraňte trávu',
  'learn.ds.6.3.after': 'Tráva zůstává a s ní koruna i Poušť. Semena jsou pryč, ale nikdo nehladoví.',
  'learn.ds.6.3.wrong': 'Pak ztratíte obojí. Nechte si to, co vaše žáby potřebují.',
  'learn.ds.6.3.wrong.seed': 'Pak přijdete o trávu a žáby na Poušti zase hladoví.',

  'learn.ds.7.title': 'Nakrmte krajinu',
  'learn.ds.7.1.say': 'Tři žáby v Lese a žádná voda. Řada 4 dává potravu do krajiny: vezměte vodu.',
  'learn.ds.7.1.do': 'Vezměte vodu',
  'learn.ds.7.1.wrong': 'Tohle vaše žáby nejedí. Potřebují vodu.',
  'learn.ds.7.2.say': 'Smí na kterýkoli volný roh. Kde se napijí tři žáby v Lese?',
  'learn.ds.7.2.do': 'Položte vodu na volný roh Lesa C4',
  'learn.ds.7.2.after': 'Zachráněny. A protože je roh daleko od ledu, Pustina na něj nedosáhne.',
  'learn.ds.7.2.wrong': 'Tenhle roh živí někoho jiného. Vaše žíznivé žáby jsou v Lese.',
  'learn.ds.7.3.say': 'Pustina, řada 5, přichází každé kolo: co v ní leží, zmizí z rohů ledu.',
  'learn.ds.7.3.do': 'Vyberte řadu 5, Pustinu',
  'learn.ds.7.3.after':
    'Larvy a maso u ledu jsou pryč. Figurka v řadě 6 smí vzít ještě jeden žeton, odkudkoli.',

  'learn.ds.8.title': 'Jděte a vytlačte',
  'learn.ds.8.1.say': 'Dva kroky, pro každou kostku jeden. Na Mokřadu jich máte dost: dvě pošlete na Savanu.',
  'learn.ds.8.1.do': 'Přesuňte dvě kostky z Mokřadu na Savanu',
  'learn.ds.8.1.after': 'Čtyři tady a čtyři tam. Na Mokřadu pořád vedete.',
  'learn.ds.8.1.wrong.forest': 'V Lese není voda. Na Savaně je kapka.',
  'learn.ds.8.2.say':
    'Teď vytlačte soupeře: figurka odstraní jednoho na Mokřadu, v Džungli a na ledu, tam, kde žijete i vy.',
  'learn.ds.8.2.do': 'Odstraňte Hmyz z Mokřadu',
  'learn.ds.8.2.after': 'Odstraněná kostka je pryč nadobro. Mokřad už platí jen vám.',
  'learn.ds.8.2.wrong': 'Pak Hmyz tam pořád dostane 4 body. Odstraňte ho.',
  'learn.ds.8.3.say':
    'Ještě jedna figurka. Na Savaně má Hmyz pět kostek, vy čtyři, Plazi dvě: koho vytlačíte?',
  'learn.ds.8.3.do': 'Odstraňte Hmyz ze Savany',
  'learn.ds.8.3.after':
    'Čtyři na čtyři a shodu rozhoduje potravní řetězec: 7 pro vás. Vytlačujte toho těsně před sebou.',
  'learn.ds.8.3.wrong': 'Tady vám to nikdo nevrátí. Podívejte se, kdo stojí těsně před vámi.',
  'learn.ds.8.3.wrong.reptiles': 'Ti už jsou za vámi. Vytlačte toho, kdo stojí těsně před vámi.',

  'learn.ds.9.title': 'Led a nová země',
  'learn.ds.9.1.say':
    'Led roste u ledu a platí za led kolem sebe. Zmrazte Poušť: dva ledoví sousedé, 3 body.',
  'learn.ds.9.1.do': 'Zmrazte Poušť',
  'learn.ds.9.1.after':
    'Od každého živočicha zůstane jeden, ostatní se vrátí majitelům a mohou se narodit znovu.',
  'learn.ds.9.1.wrong': 'Jen jeden ledový soused: 1 bod. A žijí tam vaše vlastní žáby.',
  'learn.ds.9.2.say': 'Teď přikládáte novou zemi. Nejvíc platí Moře, prvnímu 9: vezměte ho.',
  'learn.ds.9.2.do': 'Vezměte Moře',
  'learn.ds.9.2.wrong': 'Taková země při bodování platí míň. Vezměte Moře.',
  'learn.ds.9.3.say': 'Nová země vám platí za sousedy: tři dají 6. Položte ji sem, kde na rohu leží kapka.',
  'learn.ds.9.3.do': 'Položte Moře mezi Džungli, Mokřad a Les',
  'learn.ds.9.3.wrong': 'Tohle se dotýká méně dílků. Tři sousedé dají 6.',
  'learn.ds.9.3.wrong.grass': 'Tam je taky šest bodů, ale na rohu jen tráva. Druhé místo má kapku.',
  'learn.ds.9.4.say': 'Nová země si může přinést potravu. Vezměte pro ni vodu, ať živí vás.',
  'learn.ds.9.4.do': 'Vezměte vodu',
  'learn.ds.9.4.wrong': 'Tohle vaše žáby nejedí. Vezměte vodu.',
  'learn.ds.9.5.say': 'Položte ji na roh Moře, který živí i jiný dílek.',
  'learn.ds.9.5.do': 'Položte vodu mezi Moře, Mokřad a Les',
  'learn.ds.9.5.after':
    'Kdo žije vedle, smí se nastěhovat; tři žáby to udělaly. A hlídejte led: kdo na něm má nejvíc kostek, bere body každé kolo.',
  'learn.ds.9.5.wrong': 'Tenhle roh živí jen Moře. Najděte takový, který se dotýká jiného dílku.',

  'learn.ds.10.title': 'Karty a konec',
  'learn.ds.10.1.say': 'Na Mokřadu nosíte korunu, takže po bodech si berete kartu. Obodujte ho.',
  'learn.ds.10.1.do': 'Obodujte Mokřad',
  'learn.ds.10.1.wrong': 'Tam nosí korunu Hmyz: dostal by sedm bodů i kartu.',
  'learn.ds.10.2.say':
    'Karta se použije hned a pak je pryč. Která to bude: body za společné dílky, nebo mráz na soupeře?',
  'learn.ds.10.2.do': 'Vezměte Biodiverzitu',
  'learn.ds.10.2.after':
    'Čtyři společné dílky, čtyři body. Lynx obodoval Savanu, vzal druhou kartu a kolo skončilo.',
  'learn.ds.10.2.wrong':
    'Lynxe by stála jednu kostku na ledu. Vy máte čtyři společné dílky: to jsou čtyři body.',
  'learn.ds.10.3.say':
    'Na jeho konci vymře každá kostka bez potravy. Podívejte se na Poušť: dvě žáby jsou pryč.',
  'learn.ds.10.3.do': 'Vyberte Poušť',
  'learn.ds.10.4.say': 'Zbývá jedna karta: Doba ledová. Kdo ji vezme, udělá z tohoto kola poslední.',
  'learn.ds.10.4.do': 'Vyberte Dobu ledovou',
  'learn.ds.10.4.after':
    'Platí za koruny, pak ještě jednou zaplatí každý dílek. Proto vyhrává stádo široko daleko.',
  'learn.ds.10.5.say': 'Dohrajte poslední kolo proti Lynxovi; zůstanu vedle vás.',
  'learn.ds.10.5.after': 'Znáte celou hru. Příště se jen dívám a vy se můžete ptát.',
  'learn.ds.10.5.ask.placement': 'Vaše poslední figurka. Co vaše žáby potřebují?',
  'learn.ds.10.5.ask.speciation':
    'Vyberte kapku, kolem které se vejde nejvíc mláďat a kde vás kostka navíc dostane dopředu.',
  'learn.ds.10.5.ask.migration': 'Jděte tam, kde jedna dvě kostky stačí na první místo. Držte se vody.',
  'learn.ds.10.5.ask.domination':
    'Obodujte tam, kde máte nejvíc kostek i korunu: pak je Doba ledová vaše a tohle kolo poslední.',
};
