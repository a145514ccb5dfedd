import type { learnDs as english } from '../en/learn-ds.ts';

/** Amit Ada a Dominant Species irányított első játékában mond, fejezetenként és lépésenként. */
export const learnDs: Readonly<Record<keyof typeof english, string>> = {
  'learn.ds.1.title': 'Enni, hogy élj',
  'learn.ds.1.1.say': 'Ezek a békáid, és a béka vízből él. Nézd meg a három cseppet a nevük mellett.',
  'learn.ds.1.1.do': 'Válaszd a kétéltűek cseppjeit',
  'learn.ds.1.2.say':
    'Az élelem a lapkák sarkain van. Keresd meg a cseppet, amely a dzsungelbeli békádat élteti.',
  'learn.ds.1.2.do': 'Válaszd a cseppet a dzsungel és a mocsár között',
  'learn.ds.1.2.after': 'Sarkon van, ezért a mocsarat is élteti.',
  'learn.ds.1.2.wrong.far': 'Ez a csepp nem ér a dzsungelhez. Nézd a dzsungel saját sarkait.',
  'learn.ds.1.2.wrong.food': 'Ezt a békáid nem eszik. Cseppet keress.',
  'learn.ds.1.3.say': 'Most keresd meg azt a békát, amelyiknek egyáltalán nincs vize.',
  'learn.ds.1.3.do': 'Válaszd a békát a hegységben',
  'learn.ds.1.3.after': 'Sávozott, piros háromszöggel: veszélyeztetett. A kör végén kihalna.',
  'learn.ds.1.3.wrong': 'Ezeknek a lapkájuk egyik sarkán van csepp. Egy békának nincs.',

  'learn.ds.2.title': 'A korona',
  'learn.ds.2.1.say': 'Ezen a szavannán három állat él. Ki eszik itt a legjobban?',
  'learn.ds.2.1.do': 'Válaszd a rovarokat a szavannán',
  'learn.ds.2.1.after':
    'Két fű van itt, és a rovarok is kettőt esznek: az négy. Te három vizet eszel, de itt csak egy csepp van: az három.',
  'learn.ds.2.1.wrong.frogs': 'Három vized van, de itt csak egy csepp: az három. Valakinek négye van.',
  'learn.ds.2.1.wrong.reptiles': 'Két napjuk van, itt egy van belőle: az kettő. Valakinek négye van.',
  'learn.ds.2.2.say': 'És ki viseli a koronát a mocsáron? Az élelmet számold, ne a kockákat.',
  'learn.ds.2.2.do': 'Válaszd a kétéltűeket a mocsáron',
  'learn.ds.2.2.after': 'Két csepp a három vizedhez: hat a kettő ellen. Holtversenyben senki sem viselné.',
  'learn.ds.2.2.wrong': 'Egy fű van itt az ő kettőjükhöz: az kettő. Most számold meg a cseppjeidet.',

  'learn.ds.3.title': 'Pontok egy lapkán',
  'learn.ds.3.1.say':
    'A lapka a kockák száma szerint ad pontot. A szavanna 7, 4 és 2 pont: ki a második a rovarok után?',
  'learn.ds.3.1.do': 'Válaszd a hüllőket a szavannán',
  'learn.ds.3.1.after':
    'Egy-egy kockátok van, és holtversenyben a tápláléklánc dönt: a hüllők feletted állnak.',
  'learn.ds.3.1.wrong':
    'Neked egy kockád van, a hüllőknek is. Holtversenyben a tápláléklánc dönt, az pedig nekik kedvez.',
  'learn.ds.3.2.say': 'A mocsár 8, aztán 4 pontot ér, és ott neked van a legtöbb kockád. Pontozd.',
  'learn.ds.3.2.do': 'Pontozd a mocsarat',
  'learn.ds.3.2.after': 'Nyolc neked, négy a rovaroknak. A korona is a tiéd: ez később kártyát hoz.',
  'learn.ds.3.2.wrong': 'A szavannán harmadik vagy, kettőt kapsz. A mocsár nyolcat ad neked.',
  'learn.ds.3.3.say': 'Van még egy bábud a 12. sorban. Azt a lapkát pontozd, amelyik neked a legjobb.',
  'learn.ds.3.3.do': 'Pontozd a dzsungelt',
  'learn.ds.3.3.after': 'Hat neked, másnak semmi: ott egyedül vagy.',
  'learn.ds.3.3.wrong': 'Ezért nem kapsz semmit. Nézd, hol élnek a békáid.',
  'learn.ds.3.3.wrong.savannah': 'Kettő neked, de hét a rovaroknak. Van lapka, amely csak neked ad pontot.',

  'learn.ds.4.title': 'A bábuk a terved',
  'learn.ds.4.1.say':
    'Tizenkét sor, felülről lefelé játsszuk. Előbb tervezünk: tegyél bábut a 8. sor cseppjére.',
  'learn.ds.4.1.do': 'Tegyél bábut a Fajképződés cseppjére',
  'learn.ds.4.1.after':
    'Felváltva, egyszerre egy bábut. Más is elviheti a helyet, ezért a legjobbat foglald el először.',
  'learn.ds.4.1.wrong': 'Ott a kicsinyeid mások legelőjén születnének. A te helyed a csepp.',
  'learn.ds.4.2.say': 'És egyet a pontokért: a 8. sorban nősz, a 12.-ben pontozol.',
  'learn.ds.4.2.do': 'Tegyél bábut az Uralom első helyére',
  'learn.ds.4.2.wrong': 'Egy sorban a bal szélső hely jön elsőként. Azt foglald el.',
  'learn.ds.4.3.say': 'Új ételt a 2. sorban tanulunk, mielőtt bárki nőne. Tegyél oda egy bábut.',
  'learn.ds.4.3.do': 'Tegyél bábut az Alkalmazkodásra',
  'learn.ds.4.3.after': 'Így mindenki hat bábut tesz le. Aztán sorban lejátsszuk őket, 1-től 12-ig.',
  'learn.ds.4.3.wrong': 'Ez másik sor. Az Alkalmazkodás felülről a második.',

  'learn.ds.5.title': 'Legyünk többen',
  'learn.ds.5.1.say':
    'Ez a csepp három lapkához ér. Válaszd: négy kicsi a mocsárra, három a szavannára, egy a jégre.',
  'learn.ds.5.1.do': 'Válaszd a cseppet a D2 mocsár, az E3 szavanna és a D3 tundra között',
  'learn.ds.5.1.after': 'Nyolc új béka. A terep mondja meg, mennyi: a gazdag négyet tart el, a jég egyet.',
  'learn.ds.5.1.wrong': 'Az a csepp csak két lapkához ér. Ez hármat éltet.',
  'learn.ds.5.1.wrong.few': 'Több is elfér. Vidd mind: négyet, hármat és egyet.',
  'learn.ds.5.2.say': 'Nézd a szavannát: már 7 pontot adna neked 2 helyett. De ki viseli a koronát?',
  'learn.ds.5.2.do': 'Válaszd a koronát a szavannán',
  'learn.ds.5.2.after': 'Még mindig a rovarok. Kockából hoztál többet, nem élelemből.',
  'learn.ds.5.3.say':
    'Még egy születés, most egy lárvánál. Azt válaszd, ahol a kicsinyeid vizet is találnak.',
  'learn.ds.5.3.do': 'Válaszd a lárvát a C3 dzsungel, a D2 mocsár és a D3 tundra között',
  'learn.ds.5.3.after':
    'Dzsungel, mocsár, jég: mindegyiken van csepp. Nem azt kell enniük, ami mellett születtek.',
  'learn.ds.5.3.wrong': 'Több is elfér: három a dzsungelben, négy a mocsáron, egy a jégen.',
  'learn.ds.5.3.wrong.forest':
    'Az erdőben nem találnának vizet, kihalnának. A másik lárva három nedves lapkához ér.',

  'learn.ds.6.title': 'Új ízek',
  'learn.ds.6.1.say':
    'Tanulj meg valami újat enni. A fű eltartaná két sivatagi békádat, és nézd csak a szavannát.',
  'learn.ds.6.1.do': 'Vedd el a füvet',
  'learn.ds.6.1.after': 'Öt a négy ellen a szavannán: tiéd a korona. Egy kockának sem kellett mozdulnia.',
  'learn.ds.6.1.wrong.sun':
    'A nap is eltartja a sivatagot, de a szavannán négy-négy lenne: holtversenyben nincs korona.',
  'learn.ds.6.1.wrong.other': 'A sivatagi békáid továbbra is éheznének. Ott fű van.',
  'learn.ds.6.2.say': 'Amit senki sem vesz el, lecsúszik a 3. sorba. Nézd, mi van ott az előző körből.',
  'learn.ds.6.2.do': 'Válaszd a 3. sort, a Visszafejlődést',
  'learn.ds.6.2.after':
    'Fű és mag: aki tanulta, mindkettőből egyet veszít. A nyomtatott élelem biztonságban van.',
  'learn.ds.6.3.say': 'A 3. sorban álló bábud a kettő közül egyet megtart. Melyiket?',
  'learn.ds.6.3.do': 'Védd meg a füvet',
  'learn.ds.6.3.after': 'Marad a fű, vele a korona és a sivatag. A mag elveszett, de senki sem éhezik.',
  'learn.ds.6.3.wrong': 'Akkor mindkettő elvész. Tartsd meg, amire a békáidnak szükségük van.',
  'learn.ds.6.3.wrong.seed': 'Akkor a fű vész el, és a sivatagi békáid megint éheznek.',

  'learn.ds.7.title': 'Élelem a Földre',
  'learn.ds.7.1.say': 'Három béka az erdőben, és sehol víz. A 4. sor élelmet tesz a Földre: vedd el a vizet.',
  'learn.ds.7.1.do': 'Vedd el a vizet',
  'learn.ds.7.1.wrong': 'Ezt a békáid nem eszik. Víz kell nekik.',
  'learn.ds.7.2.say': 'Bármelyik szabad sarokra kerülhet. Hol ihat belőle a három erdei béka?',
  'learn.ds.7.2.do': 'Tedd a vizet a C4 erdő egyik szabad sarkára',
  'learn.ds.7.2.after': 'Megmenekültek. És mivel a sarok távol van a jégtől, a Pusztaság nem éri el.',
  'learn.ds.7.2.wrong': 'Az a sarok mást éltet. Az erdei békáid szomjasak.',
  'learn.ds.7.3.say':
    'A Pusztaság, az 5. sor, minden körben sorra kerül: ami benne van, eltűnik a jég sarkairól.',
  'learn.ds.7.3.do': 'Válaszd az 5. sort, a Pusztaságot',
  'learn.ds.7.3.after':
    'A jég melletti lárva és hús eltűnt. A 6. sorban álló bábu még egy korongot levehet, bárhonnan.',

  'learn.ds.8.title': 'Indulj és tolakodj',
  'learn.ds.8.1.say': 'Két lépés, kockánként egy. A mocsáron van bőven: küldj kettőt a szavannára.',
  'learn.ds.8.1.do': 'Vigyél két kockát a mocsárról a szavannára',
  'learn.ds.8.1.after': 'Négy itt, négy ott. A mocsáron még mindig első vagy.',
  'learn.ds.8.1.wrong.forest': 'Az erdőben nincs víz. A szavannán van egy csepp.',
  'learn.ds.8.2.say':
    'Most szoríts ki valakit: a mocsáron, a dzsungelben és a jégen egy-egy ellenfelet, ahol te is élsz.',
  'learn.ds.8.2.do': 'Vedd le a rovart a mocsárról',
  'learn.ds.8.2.after': 'A levett kocka végleg elveszett. A mocsár már csak neked ad pontot.',
  'learn.ds.8.2.wrong': 'Akkor a rovar ott továbbra is 4 pontot kap. Vedd le.',
  'learn.ds.8.3.say': 'Még egy bábu. A szavannán öt rovar, négy béka, két hüllő: kit szorítasz ki?',
  'learn.ds.8.3.do': 'Vegyél le egy rovart a szavannáról',
  'learn.ds.8.3.after':
    'Négy-négy, és holtversenyben a tápláléklánc dönt: 7 neked. Azt szorítsd ki, aki épp előtted áll.',
  'learn.ds.8.3.wrong': 'Ott senki sincs az utadban. Nézd, ki áll épp előtted.',
  'learn.ds.8.3.wrong.reptiles': 'Ők már mögötted vannak. Azt szorítsd ki, aki épp előtted áll.',

  'learn.ds.9.title': 'Jég és új lapka',
  'learn.ds.9.1.say':
    'A jég a jég mellett nő, és a körülötte lévő jégért ad pontot. Fagyaszd be a sivatagot: 3 pont.',
  'learn.ds.9.1.do': 'Fagyaszd be a sivatagot',
  'learn.ds.9.1.after':
    'Két jeges szomszéd, 3 pont. Minden állatból egy marad, a többi visszamegy a gazdájához.',
  'learn.ds.9.1.wrong': 'Annak csak egy jeges szomszédja van: 1 pont. És a saját békáid is ott élnek.',
  'learn.ds.9.2.say': 'Most új lapkát teszel le. A tenger ér a legtöbbet, az elsőnek 9 pontot: vedd el.',
  'learn.ds.9.2.do': 'Vedd el a tengert',
  'learn.ds.9.2.wrong': 'Az a lapka kevesebbet ér. A tengert vedd el.',
  'learn.ds.9.3.say':
    'Az új lapka a szomszédaiért ad pontot: három után 6 jár. Tedd ide, ahol csepp van a sarkon.',
  'learn.ds.9.3.do': 'Tedd a tengert a dzsungel, a mocsár és az erdő közé',
  'learn.ds.9.3.wrong': 'Ez kevesebb lapkához ér. Három szomszédért 6 pont jár.',
  'learn.ds.9.3.wrong.grass': 'Ott is hat pont jár, de a sarkán csak fű van. A másik helyen csepp van.',
  'learn.ds.9.4.say': 'Az új lapka élelmet is hozhat. Vegyél hozzá vizet, hogy legyen mit enned rajta.',
  'learn.ds.9.4.do': 'Vedd el a vizet',
  'learn.ds.9.4.wrong': 'Ezt a békáid nem eszik. Vizet vegyél.',
  'learn.ds.9.5.say': 'Tedd a tengernek olyan sarkára, amely egy másik lapkát is éltet.',
  'learn.ds.9.5.do': 'Tedd a vizet a tenger, a mocsár és az erdő közé',
  'learn.ds.9.5.after':
    'Aki mellette él, beköltözhet; három béka meg is tette. És figyeld a jeget: akié ott a legtöbb kocka, minden körben kap érte.',
  'learn.ds.9.5.wrong': 'Az a sarok csak a tengert élteti. Olyat keress, amely másik lapkához is ér.',

  'learn.ds.10.title': 'Kártyák és a vége',
  'learn.ds.10.1.say': 'A mocsáron te viseled a koronát, ezért a pontok után kártyát is kapsz. Pontozd.',
  'learn.ds.10.1.do': 'Pontozd a mocsarat',
  'learn.ds.10.1.wrong': 'Ott a rovaroké a korona: hét pontot és a kártyát is ők kapnák.',
  'learn.ds.10.2.say':
    'A kártya azonnal hat, aztán kikerül a játékból. Melyik legyen: pont a közös lapkákért, vagy fagy az ellenfeleknek?',
  'learn.ds.10.2.do': 'Vedd el a Biológiai sokféleséget',
  'learn.ds.10.2.after':
    'Négy közös lapka, négy pont. Lynx pontozott, elvitte a másik kártyát, és vége lett a körnek.',
  'learn.ds.10.2.wrong': 'Attól Lynx csak egy kockát veszítene a jégen. Négy közös lapkád van: az négy pont.',
  'learn.ds.10.3.say':
    'A végén minden kocka kihal, amelyiknek nincs mit ennie. Nézd a sivatagot: két béka eltűnt.',
  'learn.ds.10.3.do': 'Válaszd a sivatagot',
  'learn.ds.10.4.say': 'Egy kártya maradt: a Jégkorszak. Ha valaki elveszi, ez lesz az utolsó kör.',
  'learn.ds.10.4.do': 'Válaszd a Jégkorszakot',
  'learn.ds.10.4.after':
    'Pontot ad a koronákért, aztán minden lapka még egyszer. Ezért jó, ha sok helyen élsz.',
  'learn.ds.10.5.say': 'Játszd végig az utolsó kört Lynx ellen; én itt maradok melletted.',
  'learn.ds.10.5.after': 'Ismered az egész játékot. Legközelebb csak figyelek, te pedig kérdezhetsz.',
  'learn.ds.10.5.ask.placement': 'Az utolsó bábud. Mire van szükségük a békáidnak?',
  'learn.ds.10.5.ask.speciation':
    'Azt a cseppet válaszd, amely körül a legtöbb kicsi elfér, és egy kockával első leszel.',
  'learn.ds.10.5.ask.migration': 'Oda menj, ahol egy-két kockával első leszel. Maradj víz közelében.',
  'learn.ds.10.5.ask.domination':
    'Ott pontozz, ahol a legtöbb kocka és a korona a tiéd: akkor tiéd a Jégkorszak, és ez az utolsó kör.',
};
