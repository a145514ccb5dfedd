import type { coach as english } from '../en/coach.ts';

/** Amit Ada valódi játékban mond egy-egy kérdésnél: mire jó, és egy értelmes választás indoklással. */
export const coach: Readonly<Record<keyof typeof english, string>> = {
  'coach.evo.food-card':
    'Mindenki egy lapot ad az itatóhoz; a száma közös élelem. Olyat adj, amelyen nagy szám áll, és a legkevésbé hiányzik.',
  'coach.evo.play-card':
    'Egy lap lehet tulajdonság, eggyel növekedés vagy új faj. Azt növeld, amit etetni és ragadozótól védeni tudsz.',
  'coach.evo.plan-card':
    'Mindenki egyszerre, titokban tervez: tulajdonság, növekedés, új faj. Azt növeld, amit etetni és védeni tudsz.',
  'coach.evo.leaf-order':
    'Az etetés előtt ható tulajdonságok: te döntöd el, melyik jön előbb. Előbb nőj, aztán egyél.',
  'coach.evo.feed':
    'Egy faj eszik. Előbb az, akinek még semmije sincs; a ragadozó kisebb, ártalmatlan zsákmányt válasszon.',
  'coach.evo.intelligence':
    'Egy kézben lévő lap két növényi élelmet ér ennek a fajnak. Megéri, ha éhes, és a lap nélkülözhető.',
  'coach.evo.payment': 'A védelem megkerülése egy lapba kerül. Azzal fizess, amelyik a legkevésbé kell.',
  'coach.ds.abundance':
    'Élelem a térképre: mindenkit éltet mellette, aki eszi. Azt vedd el, amit te eszel, az ellenfeleid nem.',
  'coach.ds.abundance-corner':
    'Három lapka közti sarok hármat éltet. Legjobb ott, ahol éheznek a kockáid, vagy ahová készülsz.',
  'coach.ds.adaptation':
    'Amit itt megtanulsz, azt mindenhol eszed. Olyat vegyél, ami ott van, ahol élsz, vagy ahol élni szeretnél.',
  'coach.ds.animal':
    'Minden állat mást eszik, és van egy saját képessége. Első játékra bármelyik jó: azt válaszd, amelyik tetszik.',
  'coach.ds.aquatic-corner': 'Az a sarok, amely másik lapkádhoz is ér, mindkettőt élteti.',
  'coach.ds.aquatic-cubes': 'Egyszerre legfeljebb négy kocka. Gazdag lapkán mind a négy megéri.',
  'coach.ds.aquatic-disk': 'Olyan ételt vegyél, amit eszel: a négy kockádnak ebből kell élnie.',
  'coach.ds.aquatic-tile':
    'Korong és legfeljebb négy kocka egy tengerre vagy mocsárra: ezek a leggazdagabbak. Ott, ahol velük első leszel.',
  'coach.ds.arachnids':
    'Mindenki előtt leveszel egy ellenséges kockát. Azét vedd le, aki egy gazdag lapkán épp előtted áll.',
  'coach.ds.arrivals':
    'A szomszéd kockák ingyen beköltözhetnek. Küldj annyit, hogy első légy, de tartsd meg, ahonnan jössz.',
  'coach.ds.biomass': 'Ez a lapka túl zsúfolt, egy kockának mennie kell. Azét vedd le, aki épp előtted áll.',
  'coach.ds.blight-disk': 'Egy korong marad. Azt tartsd meg, amit te eszel.',
  'coach.ds.blight-tile':
    'Egy lapkáról egy kivételével minden étel eltűnik. Olyat válassz, ahol az ellenfél eszik, te nem.',
  'coach.ds.card':
    'A kártya azonnal hat, aztán kikerül a játékból. Azt vedd el, amelyik most a legtöbbet hozza, vagy amelyikre más vágyik.',
  'coach.ds.catastrophe-beside':
    'A mellette lévő lapka egy kockát veszít. Azét vedd le, aki épp előtted áll.',
  'coach.ds.catastrophe-survivor': 'Egy kocka marad a lapkán. Ha ott vagy, a tiéd legyen.',
  'coach.ds.catastrophe-tile':
    'Egy lapkán egy kocka marad, a szomszédok egyet-egyet veszítenek. Ott csapj le, ahol az ellenfelek tömörülnek.',
  'coach.ds.competition':
    'Minden jelzett terepen egy ellenfelet levehetsz, ahol te is élsz. Azt szorítsd ki, aki épp előtted áll.',
  'coach.ds.depletion':
    'Egy korong lekerül a térképről. Olyat vegyél le, ami az ellenfelet élteti, téged nem; legjobb, ha éhezni fog.',
  'coach.ds.disease': 'Egy tanult ételről le kell mondani. Arról mondj le, amelyből a legkevesebb kockád él.',
  'coach.ds.domination': 'Olyan lapkát pontozz, ahol a legtöbb kocka a tiéd. Ha a korona is, kártyát kapsz.',
  'coach.ds.evolution':
    'Két ellenfél egy-egy kockája a tiéd lesz, bárhol álljon. Ott cserélj, ahol egy kocka dönti el, ki az első.',
  'coach.ds.fecundity':
    'Minden lapkádra még egy kocka. Előbb oda, ahol helyezést nyer vagy holtversenyt dönt el.',
  'coach.ds.fertile': 'Egy lapka minden kockájáért egy pont, bárkié is. A legzsúfoltabbat válaszd.',
  'coach.ds.glaciation':
    'A jég a körülötte lévő jégért ad pontot, és állatonként egy kivételével hazaküldi a kockákat. Ott fagyassz, ahol sok az ellenfél.',
  'coach.ds.habitat-corner':
    'Három lapka sarka hármat éltet. Legjobb ott, ahol éheznek a kockáid, vagy egy koronán múlik.',
  'coach.ds.habitat-disk':
    'Bármilyen étel a zsákból. Azt vedd, amiből a legtöbbet eszel, vagy ami éhező kockát ment.',
  'coach.ds.hibernation-cubes': 'Hozz vissza, amennyit lehet: nem kerülnek semmibe.',
  'coach.ds.hibernation-tile':
    'Elveszett kockák térnek vissza egy lapkára, ebben a körben étel nélkül is biztonságban. A legtöbb pontot érőt válaszd.',
  'coach.ds.immigrants':
    'Mindenki lemond valamiről. Mérlegelj: egy étel, egy bábu végleg, vagy kockák ott, ahol több is van.',
  'coach.ds.initiative':
    'A következő körre egy hellyel előrébb kerülsz, és a bábut újra leteheted. Szinte ingyen van, használd ki.',
  'coach.ds.initiative-space':
    'A bábu bármelyik lejjebb lévő szabad helyre mehet, és ott cselekszik ebben a körben. Mi hiányzik még a tervedből?',
  'coach.ds.insects':
    'Minden körben egy ingyen kocka bármelyik lapkára. Oda tedd, ahol helyezést nyer, vagy tartja a jeget.',
  'coach.ds.instinct':
    'Egy bábu most szabad helyre kerül. A 12. sor jobb fele még ebben a körben sorra kerül, a többi a következőben.',
  'coach.ds.mass-exodus':
    'Te mondod meg, hová menjenek. Az ellenfelet oda küldd, ahol éhezik, a tieidet oda, ahol előrébb jutnak.',
  'coach.ds.mass-exodus-tile':
    'Egy lapkáról mindenki elmegy. Olyat válassz, ahol az ellenfél erős, te pedig keveset veszítesz.',
  'coach.ds.metamorphosis-in':
    'Bármilyen ételt választhatsz. A legjobb az, ami több olyan lapkán is van, ahol élsz.',
  'coach.ds.metamorphosis-out': 'Egy ételt másikra cserélsz. Azt add oda, amelyből a legkevesebb kockád él.',
  'coach.ds.migration':
    'Vidd a kockákat szomszédos lapkára. Onnan menj, ahol több van a kelleténél, oda, ahol eggyel előrébb jutsz.',
  'coach.ds.placement':
    'A bábuk a terved; a sorok 1-től 12-ig jönnek. Előbb azt foglald el, ami nélkül nem megy: enni, nőni, pontozni.',
  'coach.ds.predator':
    'Minden közös lapkáról egy ellenséges kocka. Azét vedd le, aki épp előtted áll, vagy akinek ez az utolsó kockája.',
  'coach.ds.protection':
    'Ami itt van, azt elveszíti, aki tanulta. Azt az ételt védd meg, amelyből a legtöbb kockád él.',
  'coach.ds.save':
    'Az emlősök minden kihaláskor megmentenek egy éhező kockát. Ott mentsd meg, ahol pontot érő helyezést tart.',
  'coach.ds.speciation':
    'Új kockák egy korong köré. Azt válaszd, amelynek lapkái sokat befogadnak és etetnek, és több kockával előrébb jutsz.',
  'coach.ds.speciation-cubes':
    'Vigyél annyit, amennyit lehet: a kockák száma dönti el, ki kap pontot. Kevesebbet csak ott, ahol éheznének.',
  'coach.ds.wanderlust':
    'Az új lapka azonnal pontot hoz, és helyet ad. Olyat vegyél, amelyiken első szeretnél lenni.',
  'coach.ds.wanderlust-corner':
    'Az a sarok, amely más lapkához is ér, azt is élteti. A sajátoddal oszd meg, ne az ellenfelével.',
  'coach.ds.wanderlust-disk':
    'Az új lapka élelmet hozhat. Azt vedd el, amit te eszel: így neked lesz otthon, nem az ellenfélnek.',
  'coach.ds.wanderlust-hex':
    'A szomszédokért kapsz pontot: kettő 3, három 6, négy 10. A saját csapataid mellé tedd.',
  'coach.ds.wasteland': 'Ami itt van, eltűnik a jég sarkairól. Azt vedd ki, amit te ott eszel.',
  'coach.m.abundance':
    'Élelem a térképre: mindenkit éltet mellette, aki eszi. Azt vedd el, amit te eszel, az ellenfeleid nem.',
  'coach.m.abundance-corner':
    'Három lapka közti sarok hármat éltet. Legjobb ott, ahol éheznek a kockáid, vagy ahová készülsz.',
  'coach.m.adaptability-earth':
    'Olyan fajtát vegyél, amelyik más lapkáidon is ott van: mostantól ott is etet.',
  'coach.m.adaptability-own':
    'A korongod helyet cserél egy térképen lévővel. Azt add, amelyből a legkevesebb kockád él.',
  'coach.m.adaptation':
    'Amit itt megtanulsz, azt mindenhol eszed. Olyat vegyél, ami ott van, ahol élsz, vagy ahol élni szeretnél.',
  'coach.m.adaptation-replace':
    'Az új ételt egy régi helyére is teheted. Csak akkor éri meg, ha betelt a táblád.',
  'coach.m.adaptation-space':
    'Mondd meg, hová kerüljön. A jellemvonáson azzal együtt vész el; a tábla biztosabb.',
  'coach.m.ancient-lineage':
    'Hazahíváskor újra használhatod az utoljára eldobott kártyát. Tedd meg, ha pontot hoz neked.',
  'coach.m.animal':
    'Minden állat mást eszik, és van egy saját képessége. Első játékra bármelyik jó: azt válaszd, amelyik tetszik.',
  'coach.m.arrivals':
    'A szomszéd kockák ingyen beköltözhetnek. Küldj annyit, hogy első légy, de tartsd meg, ahonnan jössz.',
  'coach.m.asteroid-beside': 'A mellette lévő lapka egy kockát veszít. Azét vedd le, aki épp előtted áll.',
  'coach.m.asteroid-survivor': 'Egy kocka marad a lapkán. Ha ott vagy, a tiéd legyen.',
  'coach.m.asteroid-tile':
    'Egy lapkán egy kocka marad, a szomszédok egyet veszítenek, és ezzel a körrel vége. Az ellenfél otthonára csapj le.',
  'coach.m.autotrophs':
    'A kürtőknél lévő korongok cserélhetők vagy levehetők. Hozd oda, amit eszel, vagy vidd el, ami mást etet.',
  'coach.m.autotrophs-exchange':
    'Válaszd ki, mi legyen mostantól a kürtőnél: legjobb, amit te eszel, az ottani szomszédok nem.',
  'coach.m.biomass': 'Ez a lapka túl zsúfolt, egy kockának mennie kell. Azét vedd le, aki épp előtted áll.',
  'coach.m.bottom-feeder':
    'Pontozás nélkül használod az 1-es kártyahely lapját. Akkor éri meg, ha pontot hoz, vagy jobb sort nyit.',
  'coach.m.bottom-feeder-disk':
    'Vegyél el egy ételt abból, amit mások hagytak. Legjobb, ami ott van, ahol élsz.',
  'coach.m.bottom-feeder-space':
    'Mondd meg, hová kerüljön. A jellemvonáson azzal együtt vész el; a tábla biztosabb.',
  'coach.m.bountiful-habitat':
    'Egy terep minden lapkája egyszerre ad pontot. Azt válaszd, amelyiken a legtöbbször első vagy.',
  'coach.m.camouflage':
    'Az ellenfél új lapkájára besurranhat egy kockád. Ingyen van: tedd meg, ha ott ételt talál.',
  'coach.m.card': 'Bármelyik kártya a helyed számáig. Nézd a kártyahelyeket: feljebb az X-es kártya erősebb.',
  'coach.m.cladogenesis-discard':
    'Egy eldobott kártya újra hat. Azt válaszd, amelyik neked hoz pontot, ne mindenkinek.',
  'coach.m.cladogenesis-row':
    'A sor egy másik kártyája is hat. Olvasd el mindet: az a legjobb, amelyik most a legtöbbet hozza.',
  'coach.m.competition':
    'Vegyél le ellenfeleket a jelzett terep egyik lapkájáról, ahol te is élsz. Azt szorítsd ki, aki épp előtted áll.',
  'coach.m.depletion':
    'Egy korong lekerül a térképről. Olyat vegyél le, ami az ellenfelet élteti, téged nem; legjobb, ha éhezni fog.',
  'coach.m.disease': 'Egy tanult ételről le kell mondani. Arról mondj le, amelyből a legkevesebb kockád él.',
  'coach.m.domination':
    'A korongjaid száma szorozva a lapkákkal, ahol te is ott vagy, és az elem is. Ha több a célszámnál, tiéd a fehér bábu.',
  'coach.m.evolution':
    'Pontozz egy lapkát a jelzett terepből. Ha a kockáid ott élelmet találnak, kártyát is kapsz: legjobb, ahol első vagy.',
  'coach.m.exaptation':
    'A jellemvonásod egy másikat másol. Azt válaszd, amelyik az ételeidhez és a helyedhez illik.',
  'coach.m.fecundity':
    'Minden lapkádra még egy kocka. Előbb oda, ahol helyezést nyer vagy holtversenyt dönt el.',
  'coach.m.fertile': 'Egy lapka minden kockájáért egy pont, bárkié is. A legzsúfoltabbat válaszd.',
  'coach.m.gene-expression':
    'Három új jellemvonás, egy a tiéd. Azt válaszd, amelyik a hátralévő fordulókban segít.',
  'coach.m.gene-expression-replaced':
    'Egyik jellemvonásodnak mennie kell. Azt add fel, amelyik már megtette a dolgát.',
  'coach.m.habitat-corner':
    'Három lapka sarka hármat éltet. Legjobb ott, ahol éheznek a kockáid, vagy ahol nélküle élsz.',
  'coach.m.habitat-disk':
    'Olyan fajta élelem, amelynek fehér bábuja a tiéd. Minél több lapkán van, annál többet ér a bábu.',
  'coach.m.habitat-removed':
    'Egy korong lekerül, olyan fajtából, amelynek fehér bábuja nem a tiéd. Olyat vegyél le, ami az ellenfelet eteti.',
  'coach.m.habitat-uncontrolled-corner': 'Oda tedd, ahol téged etet, vagy ahol senkit sem.',
  'coach.m.habitat-uncontrolled-disk':
    'A térképre olyan fajta korong kerül, amelynek fehér bábuja nem a tiéd. Ha van, olyat vegyél, amit eszel.',
  'coach.m.mass-exodus':
    'Te mondod meg, hová menjenek. Az ellenfelet oda küldd, ahol éhezik, a tieidet oda, ahol előrébb jutnak.',
  'coach.m.mass-exodus-tile':
    'Egy lapkáról mindenki elmegy. Olyat válassz, ahol az ellenfél erős, te pedig keveset veszítesz.',
  'coach.m.metamorphosis-in':
    'Bármilyen ételt választhatsz. A legjobb az, ami több olyan lapkán is van, ahol élsz.',
  'coach.m.metamorphosis-out': 'Egy ételt másikra cserélsz. Azt add oda, amelyből a legkevesebb kockád él.',
  'coach.m.migration':
    'Vidd a kockákat szomszédos lapkára. Onnan menj, ahol több van a kelleténél, oda, ahol eggyel előrébb jutsz.',
  'coach.m.niche-construction-corner': 'Oda tedd, ahol a kockáidat eteti: három lapka sarka a legjobb.',
  'coach.m.niche-construction-disk':
    'Egy korongot áthelyezel a térképen. Olyat vegyél, ami az ellenfelet eteti, vagy ami neked rossz helyen van.',
  'coach.m.omnivore-cube': 'Egy kocka lekerül. Azét vedd le, aki épp előtted áll.',
  'coach.m.omnivore-disk': 'Azt a korongot vedd le, amelyik az ellenfelet eteti, téged nem.',
  'coach.m.omnivore-tile':
    'Egy lapkád egy korongot és egy kockát veszít. Olyat válassz, ahol mindkettőt az ellenfél bánja.',
  'coach.m.pack-hunters':
    'Fehér bábuval kezdesz. Azt a fajtát válaszd, amelyből a legtöbb van nálad: azt a legkönnyebb megtartani.',
  'coach.m.population-explosion':
    'Annyi új kocka, ahány ott áll, bárkié. A legzsúfoltabb olyan lapkát válaszd, amely eltart.',
  'coach.m.predator':
    'Minden közös lapkáról egy ellenséges kocka. Azét vedd le, aki épp előtted áll, vagy akinek ez az utolsó kockája.',
  'coach.m.profligate-carnivore':
    'Ellenfelek kockái eltűnnek, a tieid lépnek a helyükre. Ott válassz, ahol egy kocka dönti el, ki az első.',
  'coach.m.profligate-carnivore-cubes':
    'Kevés a kockád minden helyre. Oda tedd, ahol ételt találnak, és előrébb jutnak.',
  'coach.m.regression':
    'Egy kocka itt megőrzi minden tanult ételedet a következő feltöltéskor. Akkor éri meg, ha fent olyan van, amit eszel.',
  'coach.m.regression-loss':
    'Két egyforma korong közül az egyik elmegy. Azt add, amelyiknek a helyét könnyebben töltöd fel újra.',
  'coach.m.resilience': 'Egy ételt megtarthatsz. Azt tartsd meg, amelyből a legtöbb kockád él.',
  'coach.m.solar-radiation-cube': 'Mondd meg, kié térjen haza. Azét válaszd, aki épp előtted áll.',
  'coach.m.solar-radiation-tile':
    'Egy lapkáról kockák térnek haza. Olyat válassz, ahol az ellenfél első, és te kevesen vagy.',
  'coach.m.special-space':
    'A fehér bábu bárhová mehet, fel vagy le, akár az ellenfél normál bábujának helyére. Oda tedd, ahol most a legfontosabb.',
  'coach.m.speciation':
    'Új kockák egy korong köré. Azt válaszd, amelynek lapkái sokat befogadnak és etetnek, és több kockával előrébb jutsz.',
  'coach.m.speciation-cubes':
    'Vigyél annyit, amennyit lehet: a kockák száma dönti el, ki kap pontot. Kevesebbet csak ott, ahol éheznének.',
  'coach.m.symbiotic': 'Ételt húztál. Mondd meg, hová kerüljön; a tábla biztosabb a jellemvonásnál.',
  'coach.m.tectonics':
    'A kürtő a mellette lévő kürtőkért ad pontot, a tömeget hazaküldi, mindenkiből egy marad. Túléléskor is kap, akinek ott a legtöbb kockája van.',
  'coach.m.tectonics-cube':
    'Egy kockád a kürtőre kerül. Ha van elveszett kockád, azt tedd oda: nem kerül semmibe.',
  'coach.m.tectonics-side':
    'A gejzír szárazföldi, a füstölő mélytengeri. Csak kártyáknál és az Autotrófoknál számít.',
  'coach.m.terrestrial-corner': 'Az a sarok, amely másik lapkádhoz is ér, mindkettőt élteti.',
  'coach.m.terrestrial-cubes': 'Egyszerre legfeljebb négy kocka. Gazdag lapkán mind a négy megéri.',
  'coach.m.terrestrial-disk': 'Olyan ételt vegyél, amit eszel: a kockáidnak ebből kell élniük.',
  'coach.m.terrestrial-tile':
    'Korong és legfeljebb négy kocka szárazföldre vagy gejzírre. A szárazföld 8-at ér, ott négy kocka sokat jelent.',
  'coach.m.trait':
    'A jellemvonás egész játékra szóló adottság. Elsőre valami egyszerűt: hosszabb Vándorlást vagy még egy ételt.',
  'coach.m.trophic-cascade-disk':
    'Azokat a korongokat vedd le, amelyek az ellenfelet etetik, és hagyd, amit te eszel.',
  'coach.m.trophic-cascade-tile':
    'Egy lapkáról étel tűnik el. Olyat válassz, ahol az ellenfél eszik, te nem.',
  'coach.m.turn':
    'Tegyél le egy bábut, azonnal cselekszik; a következő lejjebb kerül. Kezdj fent, és hívd haza őket, ha lent már alig van mit.',
  'coach.m.wanderlust':
    'Az új lapka azonnal pontot hoz, és helyet ad. Olyat vegyél, amelyiken első szeretnél lenni.',
  'coach.m.wanderlust-corner':
    'Az a sarok, amely más lapkához is ér, azt is élteti. A sajátoddal oszd meg, ne az ellenfelével.',
  'coach.m.wanderlust-disk':
    'Az új lapka élelmet hozhat. Azt vedd el, amit te eszel: így neked lesz otthon, nem az ellenfélnek.',
  'coach.m.wanderlust-hex':
    'Az azonos szomszédokért kapsz pontot, az új lapkával együtt: kettő 3, három 6, négy 10.',
  'coach.less.evo.bag': 'A fajaid kevesebb élelmet hoznának a zsákodba.',
  'coach.less.evo.heads': 'A végén kevesebb élne a populációdból.',
  'coach.less.evo.traits': 'Kevesebb tulajdonság maradna az élő fajaidon.',
  'coach.less.evo.species': 'Kevesebb fajod maradna.',
  'coach.less.evo.body': 'A fajaid kisebbek maradnának, könnyebb prédák.',
  'coach.less.evo.hand': 'Kevesebb kártyád maradna későbbre.',
  'coach.less.evo.stores': 'Kevesebb helyed lenne zsírt raktározni.',
  'coach.less.evo.prey': 'A ragadozód kevesebb zsákmányt találna.',
  'coach.less.evo.hunted': 'A ragadozók könnyebben hozzáférnének a fajaidhoz.',
  'coach.less.evo.bare': 'A kis fajaid védtelenek maradnának.',
  'coach.less.evo.hunger': 'Néhány állatodnak nem jutna elég élelem.',
  'coach.less.evo.safe': 'Kevesebb fajod lenne jól védett.',
  'coach.less.evo.chained': 'A fajaid kevesebb élelmet adnának tovább egymásnak.',
  'coach.less.earth.points': 'Most kevesebb pontot szereznél.',
  'coach.less.earth.places': 'Kevesebb pontot érő helyezésed lenne a lapkákon.',
  'coach.less.earth.dominance': 'Kevesebb lapkát uralnál.',
  'coach.less.earth.estate': 'Kevesebbet érnének a lapkák, amelyeket uralsz.',
  'coach.less.earth.cubes': 'Kevesebb kockád maradna életben.',
  'coach.less.earth.tiles': 'Kevesebb lapkán élnél.',
  'coach.less.earth.levels': 'Olyan lapkákon állnál, amelyek kevesebbet érnek.',
  'coach.less.earth.matches': 'Kevesebb olyan étel lenne a Földön, amely táplál.',
  'coach.less.earth.frontier': 'Kevesebb helyed maradna a terjeszkedésre.',
  'coach.less.earth.pool': 'Kevesebb kockád maradna a növekedéshez.',
  'coach.less.earth.elements': 'Kevesebbféle ételt ennél.',
  'coach.less.earth.kinds': 'Kevésbé lenne változatos az étrended.',
  'coach.less.earth.threats': 'Többet veszíthetnél a tanult ételeidből a visszafejlődésben.',
  'coach.less.earth.initiative': 'Hátrébb kerülnél a sorrendben.',
  'coach.less.earth.survival': 'Kevesebb jutna neked a Túlélés bónuszából.',
  'coach.less.earth.waiting': 'Többen lépnének előtted.',
  'coach.less.earth.targets': 'A végén kevesebbet érnének a fehér bábuid.',
  'coach.less.earth.specials': 'Kevesebb fehér bábud lenne.',
  'coach.less.earth.takeovers': 'Kevesebb fehér bábut érnél el.',
  'coach.less.earth.turns': 'Kevesebb lerakható bábud maradna.',
  'coach.less.earth.traits': 'Kevesebb hasznod lenne a jellemvonásaidból.',
};
