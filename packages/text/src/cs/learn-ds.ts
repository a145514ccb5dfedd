import type { learnDs as english } from '../en/learn-ds.ts';

/** Co říká Ada v první hře s průvodcem v Dominant Species, podle kapitol a kroků. */
export const learnDs: Readonly<Record<keyof typeof english, string>> = {
  'learn.ds.1.title': 'Jídlo je život',
  'learn.ds.1.1.say': 'To jsou vaše žáby a žáby žijí z vody. Podívejte se na tři kapky vedle jejich jména.',
  'learn.ds.1.1.do': 'Vyberte kapky obojživelníků',
  'learn.ds.1.2.say': 'Potrava leží na rozích dílků. Najděte kapku, která živí vaši žábu v džungli.',
  'learn.ds.1.2.do': 'Vyberte kapku mezi džunglí a mokřadem',
  'learn.ds.1.2.after': 'Leží na rohu, takže živí i mokřad.',
  'learn.ds.1.2.wrong.far': 'Tahle kapka se džungle nedotýká. Podívejte se na rohy samotné džungle.',
  'learn.ds.1.2.wrong.food': 'Tohle vaše žáby nejedí. Hledejte kapku.',
  'learn.ds.1.3.say': 'A teď najděte žábu, která nemá vůbec žádnou vodu.',
  'learn.ds.1.3.do': 'Vyberte žábu v horách',
  'learn.ds.1.3.after': 'Šrafovaná, s červeným trojúhelníkem: je ohrožená. Na konci kola by vyhynula.',
  'learn.ds.1.3.wrong': 'Tyhle mají na rohu svého dílku kapku. Jedna žába nemá žádnou.',

  'learn.ds.2.title': 'Koruna',
  'learn.ds.2.1.say': 'Na téhle savaně žijí tři živočichové. Kdo se tu nají nejlíp?',
  'learn.ds.2.1.do': 'Vyberte hmyz na savaně',
  'learn.ds.2.1.after':
    'Leží tu dvě trávy a hmyz má taky dvě: čtyři. Vy máte tři vody, ale kapka je tu jedna: tři.',
  'learn.ds.2.1.wrong.frogs': 'Máte tři vody, ale leží tu jen jedna kapka: tři. Někdo má čtyři.',
  'learn.ds.2.1.wrong.reptiles': 'Mají dvě slunce a leží tu jedno: dvě. Někdo má čtyři.',
  'learn.ds.2.2.say': 'A kdo nosí korunu na mokřadu? Počítejte potravu, ne kostky.',
  'learn.ds.2.2.do': 'Vyberte obojživelníky na mokřadu',
  'learn.ds.2.2.after': 'Dvě kapky na vaše tři vody: šest proti dvěma. Při remíze by ji nenosil nikdo.',
  'learn.ds.2.2.wrong': 'Leží tu jedna tráva na jejich dvě: dvě. Teď spočítejte své kapky.',

  'learn.ds.3.title': 'Body za dílek',
  'learn.ds.3.1.say':
    'Kdo má na dílku nejvíc kostek, má nejvíc bodů. Savana dává 7, 4 a 2: kdo je druhý, za hmyzem?',
  'learn.ds.3.1.do': 'Vyberte plazy na savaně',
  'learn.ds.3.1.after': 'Máte po jedné kostce a o remíze rozhoduje potravní řetězec: plazi stojí nad vámi.',
  'learn.ds.3.1.wrong':
    'Máte jednu kostku a plazi taky. O remíze rozhoduje potravní řetězec, v jejich prospěch.',
  'learn.ds.3.2.say': 'Mokřad dává 8 a 4 a nejvíc kostek na něm máte vy. Obodujte ho.',
  'learn.ds.3.2.do': 'Obodujte mokřad',
  'learn.ds.3.2.after': 'Osm pro vás, čtyři pro hmyz. Máte i korunu: ta vám později přinese kartu.',
  'learn.ds.3.2.wrong': 'Na savaně jste až třetí, za dva body. Mokřad vám dá osm.',
  'learn.ds.3.3.say': 'V řadě 12 máte ještě jednu figurku. Obodujte dílek, který je pro vás nejlepší.',
  'learn.ds.3.3.do': 'Obodujte džungli',
  'learn.ds.3.3.after': 'Šest pro vás a nic pro ostatní: nikdo jiný tam není.',
  'learn.ds.3.3.wrong': 'Tam nedostanete nic. Podívejte se, kde žijí vaše žáby.',
  'learn.ds.3.3.wrong.savannah': 'Dva pro vás, ale sedm pro hmyz. Na jednom dílku získáte body jen vy.',

  'learn.ds.4.title': 'Figurky jsou váš plán',
  'learn.ds.4.1.say':
    'Dvanáct řad se hraje shora dolů. Nejdřív plánujeme: postavte figurku na kapku v řadě 8.',
  'learn.ds.4.1.do': 'Postavte figurku na kapku Speciace',
  'learn.ds.4.1.after':
    'Střídáme se po jedné figurce. Pole vám může někdo vzít, tak nejdřív zaberte to nejlepší.',
  'learn.ds.4.1.wrong': 'Tam by se vaše mláďata rodila na cizí pastvě. Vaše pole je kapka.',
  'learn.ds.4.2.say': 'A jednu kvůli bodům: v řadě 8 rostete, v řadě 12 bodujete.',
  'learn.ds.4.2.do': 'Postavte figurku na první pole Dominance',
  'learn.ds.4.2.wrong': 'Řada se hraje od levého pole. Zaberte ho.',
  'learn.ds.4.3.say': 'Nové potravě se naučíte v řadě 2, dřív než kdokoli vyroste. Postavte tam figurku.',
  'learn.ds.4.3.do': 'Postavte figurku na Adaptaci',
  'learn.ds.4.3.after': 'Takhle každý postaví šest figurek. Pak se hrají řady od 1 do 12.',
  'learn.ds.4.3.wrong': 'To je jiná řada. Adaptace je druhá shora.',

  'learn.ds.5.title': 'Ať je nás víc',
  'learn.ds.5.1.say':
    'Tahle kapka se dotýká tří dílků. Vyberte ji: čtyři mláďata na mokřad, tři na savanu, jedno na led.',
  'learn.ds.5.1.do': 'Vyberte kapku mezi mokřadem D2, savanou E3 a tundrou D3',
  'learn.ds.5.1.after': 'O osm žab víc. Kolik jich bude, určí prostředí: bohaté uživí čtyři, led jednu.',
  'learn.ds.5.1.wrong': 'Tamta kapka se dotýká jen dvou dílků. Tahle živí tři.',
  'learn.ds.5.1.wrong.few': 'Vejde se jich víc. Vezměte všechna: čtyři, tři a jedno.',
  'learn.ds.5.2.say': 'Podívejte se na savanu: teď by vám dala 7 místo 2. Ale kdo nosí korunu?',
  'learn.ds.5.2.do': 'Vyberte korunu na savaně',
  'learn.ds.5.2.after': 'Pořád hmyz. Přibylo kostek, ne potravy.',
  'learn.ds.5.3.say': 'Mláďata podruhé, tentokrát u larev. Vyberte ty, u kterých najdou i vodu.',
  'learn.ds.5.3.do': 'Vyberte larvy mezi džunglí C3, mokřadem D2 a tundrou D3',
  'learn.ds.5.3.after': 'Džungle, mokřad i led mají kapku. Nemusí jíst to, u čeho se narodí.',
  'learn.ds.5.3.wrong': 'Vejde se jich víc: tři v džungli, čtyři na mokřadu, jedno na ledu.',
  'learn.ds.5.3.wrong.forest':
    'V lese by nenašla vodu a vyhynula by. Druhé larvy se dotýkají tří dílků s vodou.',

  'learn.ds.6.title': 'Nová chuť',
  'learn.ds.6.1.say':
    'Naučte se jíst něco nového. Tráva by uživila vaše dvě žáby na poušti, a podívejte se na savanu.',
  'learn.ds.6.1.do': 'Vezměte trávu',
  'learn.ds.6.1.after': 'Pět proti čtyřem na savaně: koruna je vaše. Žádná kostka se nemusela hnout.',
  'learn.ds.6.1.wrong.sun':
    'Slunce uživí poušť taky, ale na savaně by bylo čtyři na čtyři: při remíze koruna není.',
  'learn.ds.6.1.wrong.other': 'Vaše žáby na poušti by hladověly dál. Leží tam tráva.',
  'learn.ds.6.2.say': 'Co si nikdo nevezme, sklouzne do řady 3. Podívejte se, co tam leží z minulého kola.',
  'learn.ds.6.2.do': 'Vyberte řadu 3, Regresi',
  'learn.ds.6.2.after':
    'Tráva a semena: kdo se je naučil jíst, od každého jeden žeton ztratí. Předtištěné jsou v bezpečí.',
  'learn.ds.6.3.say': 'Vaše figurka v řadě 3 zachrání jedno z nich. Které?',
  'learn.ds.6.3.do': 'Ochraňte trávu',
  'learn.ds.6.3.after': 'Tráva zůstává a s ní koruna i poušť. Semena jsou pryč, ale nikdo nehladoví.',
  'learn.ds.6.3.wrong': 'Pak ztratíte obojí. Nechte si to, co vaše žáby potřebují.',
  'learn.ds.6.3.wrong.seed': 'Pak přijdete o trávu a žáby na poušti budou zase hladovět.',

  'learn.ds.7.title': 'Nakrmte krajinu',
  'learn.ds.7.1.say': 'Tři žáby v lese a žádná voda. Řada 4 dává potravu do krajiny: vezměte vodu.',
  'learn.ds.7.1.do': 'Vezměte vodu',
  'learn.ds.7.1.wrong': 'Tohle vaše žáby nejedí. Potřebují vodu.',
  'learn.ds.7.2.say': 'Můžete ji dát na kterýkoli volný roh. Kde se napijí tři žáby v lese?',
  'learn.ds.7.2.do': 'Položte vodu na volný roh lesa C4',
  'learn.ds.7.2.after': 'Zachráněny. A protože je roh daleko od ledu, Pustina na něj nedosáhne.',
  'learn.ds.7.2.wrong': 'Tenhle roh živí někoho jiného. Vaše žíznivé žáby jsou v lese.',
  'learn.ds.7.3.say': 'Pustina, řada 5, přichází každé kolo: co v ní leží, zmizí z rohů u ledu.',
  'learn.ds.7.3.do': 'Vyberte řadu 5, Pustinu',
  'learn.ds.7.3.after':
    'Larvy a maso u ledu jsou pryč. Figurka v řadě 6 může odebrat ještě jeden žeton, odkudkoli.',

  'learn.ds.8.title': 'Přesuny a vytlačování',
  'learn.ds.8.1.say':
    'Dva přesuny, za každou kostku jeden. Na mokřadu jich máte dost: dvě pošlete na savanu.',
  'learn.ds.8.1.do': 'Přesuňte dvě kostky z mokřadu na savanu',
  'learn.ds.8.1.after': 'Čtyři tady a čtyři tam. Na mokřadu pořád vedete.',
  'learn.ds.8.1.wrong.forest': 'V lese není voda. Na savaně je kapka.',
  'learn.ds.8.2.say':
    'Teď vytlačte soupeře: figurka odstraní jednoho na mokřadu, v džungli a na ledu, tam, kde žijete i vy.',
  'learn.ds.8.2.do': 'Odstraňte hmyz z mokřadu',
  'learn.ds.8.2.after': 'Odstraněná kostka je pryč nadobro. Mokřad teď dává body jen vám.',
  'learn.ds.8.2.wrong': 'Pak tam hmyz pořád dostane 4 body. Odstraňte ho.',
  'learn.ds.8.3.say':
    'Ještě jedna figurka. Na savaně má hmyz pět kostek, vy čtyři, plazi dvě: koho vytlačíte?',
  'learn.ds.8.3.do': 'Odstraňte hmyz ze savany',
  'learn.ds.8.3.after':
    'Čtyři na čtyři a o remíze rozhoduje potravní řetězec: 7 pro vás. Vytlačujte toho, kdo je těsně před vámi.',
  'learn.ds.8.3.wrong': 'Tam vám nikdo nestojí v cestě. Podívejte se, kdo stojí těsně před vámi.',
  'learn.ds.8.3.wrong.reptiles': 'Ti už jsou za vámi. Vytlačte toho, kdo stojí těsně před vámi.',

  'learn.ds.9.title': 'Led a nová země',
  'learn.ds.9.1.say':
    'Led přibývá vedle ledu a dává body za led kolem. Zmrazte poušť: dva sousedé z ledu, 3 body.',
  'learn.ds.9.1.do': 'Zmrazte poušť',
  'learn.ds.9.1.after':
    'Od každého živočicha zůstane jeden, ostatní se vrátí majitelům a mohou se narodit znovu.',
  'learn.ds.9.1.wrong': 'Jen jeden soused z ledu: 1 bod. A žijí tam vaše vlastní žáby.',
  'learn.ds.9.2.say': 'Teď přiložíte novou zemi. Nejvíc dává moře, prvnímu 9: vezměte ho.',
  'learn.ds.9.2.do': 'Vezměte moře',
  'learn.ds.9.2.wrong': 'Taková země dá při bodování míň. Vezměte moře.',
  'learn.ds.9.3.say':
    'Za sousedy nové země dostanete body: za tři 6. Položte ji sem, kde na rohu leží kapka.',
  'learn.ds.9.3.do': 'Položte moře mezi džungli, mokřad a les',
  'learn.ds.9.3.wrong': 'Tady se dotýká méně dílků. Za tři sousedy je 6.',
  'learn.ds.9.3.wrong.grass': 'Tam je taky šest bodů, ale na rohu jen tráva. Druhé místo má kapku.',
  'learn.ds.9.4.say': 'Nová země může přinést i potravu. Vezměte pro ni vodu, ať živí vás.',
  'learn.ds.9.4.do': 'Vezměte vodu',
  'learn.ds.9.4.wrong': 'Tohle vaše žáby nejedí. Vezměte vodu.',
  'learn.ds.9.5.say': 'Položte ji na roh moře, který živí i jiný dílek.',
  'learn.ds.9.5.do': 'Položte vodu mezi moře, mokřad a les',
  'learn.ds.9.5.after':
    'Kdo žije vedle, může se nastěhovat; tři žáby to udělaly. A hlídejte led: kdo na něm má nejvíc kostek, dostává body každé kolo.',
  'learn.ds.9.5.wrong': 'Tenhle roh živí jen moře. Najděte takový, který se dotýká jiného dílku.',

  'learn.ds.10.title': 'Karty a konec',
  'learn.ds.10.1.say': 'Na mokřadu nosíte korunu, takže kromě bodů dostanete i kartu. Obodujte ho.',
  'learn.ds.10.1.do': 'Obodujte mokřad',
  'learn.ds.10.1.wrong': 'Tam nosí korunu hmyz: dostal by sedm bodů i kartu.',
  'learn.ds.10.2.say':
    'Karta se použije hned a pak je pryč. Která to bude: body za společné dílky, nebo mráz na soupeře?',
  'learn.ds.10.2.do': 'Vezměte Biodiverzitu',
  'learn.ds.10.2.after':
    'Čtyři společné dílky, čtyři body. Lynx obodoval savanu, vzal druhou kartu a kolo skončilo.',
  'learn.ds.10.2.wrong':
    'Lynxe by stála jednu kostku na ledu. Vy máte čtyři společné dílky: to jsou čtyři body.',
  'learn.ds.10.3.say':
    'Na konci kola vyhyne každá kostka bez potravy. Podívejte se na poušť: dvě žáby jsou pryč.',
  'learn.ds.10.3.do': 'Vyberte poušť',
  'learn.ds.10.4.say': 'Zbývá jedna karta: Doba ledová. Kdo ji vezme, udělá z tohoto kola poslední.',
  'learn.ds.10.4.do': 'Vyberte Dobu ledovou',
  'learn.ds.10.4.after':
    'Dá body za koruny, pak se ještě jednou boduje každý dílek. Proto se vyplatí žít na mnoha místech.',
  'learn.ds.10.5.say': 'Dohrajte poslední kolo proti Lynxovi; zůstanu vedle vás.',
  'learn.ds.10.5.after': 'Znáte celou hru. Příště se jen dívám a vy se můžete ptát.',
  'learn.ds.10.5.ask.placement': 'Vaše poslední figurka. Co vaše žáby potřebují?',
  'learn.ds.10.5.ask.speciation':
    'Vyberte kapku, kolem které se vejde nejvíc mláďat a kde vás kostka navíc dostane dopředu.',
  'learn.ds.10.5.ask.migration': 'Jděte tam, kde jedna dvě kostky stačí na první místo. Držte se vody.',
  'learn.ds.10.5.ask.domination':
    'Bodujte tam, kde máte nejvíc kostek i korunu: pak je Doba ledová vaše a tohle kolo poslední.',
};
