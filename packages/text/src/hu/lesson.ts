import type { lesson as english } from '../en/lesson.ts';

/** What stands around the guided first games: the coach's band, the Learn pages, the coach of first games. */
export const lesson: Readonly<Record<keyof typeof english, string>> = {
  'lesson.coach': 'Ada',
  'lesson.do': 'Ezt tedd',
  'lesson.alone': 'Most egyedül',
  'lesson.show-me': 'Mutasd meg',
  'lesson.go-on': 'Tovább',
  'lesson.back': 'Vissza',
  'lesson.skip': 'Fejezet átugrása',
  'lesson.leave': 'Kilépés a leckéből',
  'lesson.leave.short': 'Kilépés',
  'lesson.leave.ask': 'Kilépsz a leckéből?',
  'lesson.leave.text': 'Megjegyezzük, hol tartasz. A Tanulás oldalról bármikor folytathatod.',
  'lesson.stay': 'Maradok',
  'lesson.step': '{at}. lépés, összesen {all}',
  'lesson.chapter': '{n} · {title}',
  'lesson.title': '{title}: {game}, lecke',
  'lesson.other': 'Az is jó. Előbb mégis legyen ez.',
  'lesson.elsewhere': 'Nem ott. Nézd meg még egyszer.',
  'lesson.not-allowed': 'Ezt a szabályok nem engedik: {why}',
  'lesson.here': 'Kattints ide',
  'lesson.here.touch': 'Koppints ide',
  'lesson.confirm-here': 'Most hagyd jóvá',
  'lesson.done': 'Kész a fejezet',
  'lesson.stars': '{n} csillag a 3-ból',
  'lesson.next': 'Következik: {title}',
  'lesson.all-done': 'Minden fejezeten túl vagy. Jöhet egy saját játék.',
  'lesson.first-game': 'Egy egész játék, tanácsokkal',
  'lesson.to-learn': 'Az összes fejezet',
  'lesson.again': 'Még egyszer',
  'lesson.you': 'Te',
  'lesson.none': 'Nincs ilyen fejezet.',

  'lesson.page': '{game}: tanulás',
  'lesson.page.games': 'Játékok',
  'lesson.page.points': 'Miért jár pont',
  'lesson.page.round': 'Hogyan zajlik egy forduló',
  'lesson.page.first': 'Az első játékod, Adával',
  'lesson.page.about': 'Igazi játék gépi játékosok ellen. Ada veled játszik, egyszerre egy gondolattal.',
  'lesson.page.progress': '{all} fejezetből {done}, még kb. {minutes} perc',
  'lesson.page.whole': '{all} fejezetből {done}',
  'lesson.page.begin': 'Kezdjük: {title}',
  'lesson.page.continue': 'Folytatás: {title}',
  'lesson.page.here': 'itt tartasz',
  'lesson.page.again': 'újra',
  'lesson.page.skipped': 'átugorva',
  'lesson.page.minutes': '{n} perc',
  'lesson.page.chapters': 'Fejezetek',
  'lesson.page.rules': 'A szabályok',
  'lesson.page.rules.text': 'A teljes szabálykönyv, minden szabály pontos szövegével.',
  'lesson.page.variants': 'Változatok és beállítások',
  'lesson.page.variants.text': 'Saját asztal: emberek, gépi játékosok, változatok.',
  'lesson.page.soon': 'Ennek a játéknak a fejezetei most készülnek. A szabálykönyvben minden benne van.',

  'lesson.goal.evolution':
    'Nevelj fajokat, etesd őket, és ne hagyd, hogy megegyék őket: az nyer, aki a végére a legtöbbet ette.',
  'lesson.goal.dominant-species':
    'Terjeszd el az állatodat a lehűlő Földön, és legyen neked a legtöbb pontod, mire eljön a jégkorszak.',
  'lesson.goal.dominant-species-marine':
    'Éltesd az állatodat a zátonyok és a kürtők között, és legyen neked a legtöbb pontod, mire lezuhan az aszteroida.',

  'lesson.points.evolution.1': 'A zsákodban minden levél és minden húsdarab egy pont',
  'lesson.points.evolution.2': 'Minden állat, amelyik a végén él: a fajaid népessége',
  'lesson.points.evolution.3': 'Minden tulajdonság egy élő fajon',
  'lesson.points.dominant-species.1':
    'Egy mező akkor fizet, amikor valaki értékeli: ott a legtöbb kocka kapja a legtöbbet',
  'lesson.points.dominant-species.2': 'Az új föld annyit fizet, ahány mezővel érintkezik',
  'lesson.points.dominant-species.3': 'Az új jég annyit fizet, amennyi jég van körülötte',
  'lesson.points.dominant-species.4': 'Minden fordulóban az kap pontot, akié a legtöbb élet a jégen',
  'lesson.points.dominant-species.5': 'A végén minden mező még egyszer fizet',
  'lesson.points.dominant-species-marine.1':
    'Egy mező akkor fizet, amikor valaki értékeli: ott a legtöbb kocka kapja a legtöbbet',
  'lesson.points.dominant-species-marine.2': 'Az új terület annyit fizet, ahány ugyanolyan van mellette',
  'lesson.points.dominant-species-marine.3':
    'Egy kürtő a körülötte lévőkért fizet, és a legtöbb kürtőlakó is kap pontot',
  'lesson.points.dominant-species-marine.4': 'A végén minden fehér bábu a célszámát fizeti',
  'lesson.points.dominant-species-marine.5': 'A végén minden mező még egyszer fizet',

  'lesson.round.evolution.1.title': 'Osztás',
  'lesson.round.evolution.1.text': 'Három lap, és fajonként még egy.',
  'lesson.round.evolution.2.title': 'Élelem',
  'lesson.round.evolution.2.text': 'Mindenki lerak egy lapot képpel lefelé: ezek töltik meg az itatót.',
  'lesson.round.evolution.3.title': 'Kijátszás',
  'lesson.round.evolution.3.text': 'Egy lap tulajdonság, eggyel nagyobb méret vagy népesség, vagy új faj.',
  'lesson.round.evolution.4.title': 'Etetés',
  'lesson.round.evolution.4.text':
    'Felváltva, egyszerre egy faj. Az éhes szájak elvesznek; a vadász húst eszik.',
  'lesson.round.dominant-species.1.title': 'Tervezés',
  'lesson.round.dominant-species.1.text':
    'Felváltva mindenki egy bábut tesz egy szabad helyre, amíg mind áll.',
  'lesson.round.dominant-species.2.title': 'Végrehajtás',
  'lesson.round.dominant-species.2.text':
    'Az 1. sortól a 12.-ig minden bábu lejön és cselekszik: előbb növekszel, aztán értékelsz.',
  'lesson.round.dominant-species.3.title': 'Rendrakás',
  'lesson.round.dominant-species.3.text':
    'Az élelem nélküli kockák kihalnak. A jég fizet, és új élelem kerül elő.',
  'lesson.round.dominant-species-marine.1.title': 'Lerakás',
  'lesson.round.dominant-species-marine.1.text':
    'A köröd egy bábu, és a cselekvése azonnal megtörténik. A következő lejjebb megy.',
  'lesson.round.dominant-species-marine.2.title': 'Visszahívás',
  'lesson.round.dominant-species-marine.2.text':
    'Ehelyett vedd vissza az összes bábudat: újra minden sor nyitva áll.',
  'lesson.round.dominant-species-marine.3.title': 'Új évad',
  'lesson.round.dominant-species-marine.3.text':
    'Ha mindenki visszahívta a bábuit, új élelem jön, és más területek fizetnek.',
};
