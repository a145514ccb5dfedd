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
  'lesson.title': '{game}, lecke: {title}',
  'lesson.other': 'Az is jó. Előbb mégis legyen ez.',
  'lesson.elsewhere': 'Nem ott. Nézd meg még egyszer.',
  'lesson.not-allowed': 'Ezt a szabályok nem engedik: {why}',
  'lesson.here': 'Kattints ide',
  'lesson.here.touch': 'Koppints ide',
  'lesson.confirm-here': 'Most erősítsd meg',
  'lesson.done': 'Kész a fejezet',
  'lesson.stars': '{n} csillag a 3-ból',
  'lesson.next': 'Következik: {title}',
  'lesson.all-done': 'Minden fejezeten túl vagy. Jöhet az első saját játszmád.',
  'lesson.first-game': 'Egész játszma, tanácsokkal',
  'lesson.to-learn': 'Az összes fejezet',
  'lesson.again': 'Még egyszer',
  'lesson.you': 'Te',
  'lesson.none': 'Nincs ilyen fejezet.',

  'lesson.page': '{game}: tanulás',
  'lesson.page.games': 'Játékok',
  'lesson.page.points': 'Miért jár pont?',
  'lesson.page.round': 'Így zajlik a játék',
  'lesson.page.first': 'Az első játszmád Adával',
  'lesson.page.about':
    'Igazi játszma gépi játékosok ellen. Ada végig melletted van, és egyszerre csak egy dolgot magyaráz.',
  'lesson.page.progress': '{all} fejezetből {done} kész, még kb. {minutes} perc',
  'lesson.page.whole': '{all} fejezetből {done} kész',
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
    'Terjeszd el az állatodat a lehűlő Földön, és legyen tiéd a legtöbb pont, mire eljön a jégkorszak.',
  'lesson.goal.dominant-species-marine':
    'Tartsd életben az állatodat a zátonyok és a kürtők között, és legyen tiéd a legtöbb pont, mire becsapódik az aszteroida.',

  'lesson.points.evolution.1': 'A zsákodban minden levél és minden húsdarab egy pont',
  'lesson.points.evolution.2': 'Minden állat, amelyik a végén él: a fajaid populációja',
  'lesson.points.evolution.3': 'Minden tulajdonság egy élő fajon',
  'lesson.points.dominant-species.1':
    'Egy lapka akkor ad pontot, amikor valaki pontozza: akinek ott a legtöbb kockája van, az kapja a legtöbbet',
  'lesson.points.dominant-species.2': 'Az új lapkáért a szomszédos lapkák száma szerint jár pont',
  'lesson.points.dominant-species.3': 'Az új jégért a körülötte lévő jég szerint jár pont',
  'lesson.points.dominant-species.4': 'Minden körben pontot kap, akinek a jégen a legtöbb kockája van',
  'lesson.points.dominant-species.5': 'A végén minden lapka még egyszer pontot ad',
  'lesson.points.dominant-species-marine.1':
    'Egy lapka akkor ad pontot, amikor valaki pontozza: akinek ott a legtöbb kockája van, az kapja a legtöbbet',
  'lesson.points.dominant-species-marine.2':
    'Az új lapkáért a mellette lévő ugyanolyan lapkák szerint jár pont',
  'lesson.points.dominant-species-marine.3':
    'Az új kürtőért a körülötte lévő kürtők szerint jár pont, és az is kap, akinek a legtöbb kockája van a kürtőkön',
  'lesson.points.dominant-species-marine.4': 'A végén minden fehér bábu annyi pontot ér, amennyi a célszáma',
  'lesson.points.dominant-species-marine.5': 'A végén minden lapka még egyszer pontot ad',

  'lesson.round.evolution.1.title': 'Osztás',
  'lesson.round.evolution.1.text': 'Három lap, és fajonként még egy.',
  'lesson.round.evolution.2.title': 'Élelem',
  'lesson.round.evolution.2.text': 'Mindenki lerak egy lapot képpel lefelé: ezek töltik meg az itatót.',
  'lesson.round.evolution.3.title': 'Kijátszás',
  'lesson.round.evolution.3.text':
    'Egy lapból tulajdonság, eggyel nagyobb testméret vagy populáció, vagy új faj lehet.',
  'lesson.round.evolution.4.title': 'Etetés',
  'lesson.round.evolution.4.text':
    'Felváltva, egyszerre egy faj. Az éhes szájak elvesznek; a vadász húst eszik.',
  'lesson.round.dominant-species.1.title': 'Tervezés',
  'lesson.round.dominant-species.1.text':
    'Felváltva mindenki egy bábut tesz egy szabad helyre, amíg mind le nem kerül.',
  'lesson.round.dominant-species.2.title': 'Végrehajtás',
  'lesson.round.dominant-species.2.text':
    'Az 1. sortól a 12.-ig minden bábu lekerül, és végrehajtja az akcióját: előbb szaporodsz, aztán pontozol.',
  'lesson.round.dominant-species.3.title': 'Visszaállítás',
  'lesson.round.dominant-species.3.text':
    'Az élelem nélküli kockák kihalnak. A jég pontot ad, és új élelem kerül elő.',
  'lesson.round.dominant-species-marine.1.title': 'Lehelyezés',
  'lesson.round.dominant-species-marine.1.text':
    'Egy fordulóban egy bábut teszel le, és azonnal végrehajtod az akcióját. A következő lejjebb kerül.',
  'lesson.round.dominant-species-marine.2.title': 'Hazahívás',
  'lesson.round.dominant-species-marine.2.text':
    'Vagy visszaveszed az összes bábudat: újra minden sor nyitva áll.',
  'lesson.round.dominant-species-marine.3.title': 'Újravetés',
  'lesson.round.dominant-species-marine.3.text':
    'Ha már mindenki hazahívta a bábuit, új élelem jön, és más terepeket lehet pontozni.',
  'ada.ask': 'Te mit tennél?',
  'ada.thinks': 'Hadd nézzem …',
  'ada.would': 'Én ezt választanám: {move}.',
  'ada.for-it': 'Ami mellette szól: {list}.',
  'ada.others': 'Most a többiek lépnek. Figyeld, mi változik számodra.',
  'ada.fold': 'Összecsukás',
  'ada.off': 'Ada kikapcsolása',
  'ada.warn': 'Gondold át: számításom szerint ezzel nagyjából {n} pontot veszítesz.',
  'ada.better': 'Én inkább ezt választanám: {move}.',
  'ada.go-back': 'Vissza',
  'ada.anyway': 'Akkor is ezt teszem',
  'ada.recommends': 'Ada ezt ajánlja',
  'ada.take': 'Ezt kérem',
  'ada.not-yet': 'Még ne: ha most fejezed be, számításom szerint nagyjából {n} pontot veszítesz.',
  'ada.go-on': 'Folytatom',
  'ada.less': 'Ebben veszítenél: {what}.',
};
