import type { coach as english } from '../en/coach.ts';

/** Co Ada říká u otázky ve skutečné hře: k čemu je a rozumná volba s důvodem. */
export const coach: Readonly<Record<keyof typeof english, string>> = {
  'coach.evo.food-card':
    'Každý dá jednu kartu k napajedlu; její číslo je potrava pro všechny. Dejte vysokou, kterou nejmíň potřebujete.',
  'coach.evo.play-card':
    'Karta je vlastnost, růst o jedna, nebo nový druh. Pěstujte, co uživíte, a chraňte to před lovci.',
  'coach.evo.plan-card':
    'Všichni plánují naráz a tajně: vlastnosti, růst, nové druhy. Pěstujte, co uživíte a před lovci ochráníte.',
  'coach.evo.leaf-order':
    'Vlastnosti, které působí před krmením: určíte, která bude první. Nejdřív růst, pak jídlo.',
  'coach.evo.feed':
    'Jí jeden druh. Nejdřív ten, kdo nemá nic; lovec si vezme menší kořist, která mu neublíží.',
  'coach.evo.intelligence':
    'Karta z ruky je pro tento druh dvě rostliny. Vyplatí se, má-li hlad a karta je navíc.',
  'coach.evo.payment': 'Překonat obranu stojí kartu. Zaplaťte tou, kterou nejmíň potřebujete.',
  'coach.ds.abundance': 'Potrava na mapu: živí všechny kolem, kdo ji jedí. Vezměte, co jíte vy a soupeři ne.',
  'coach.ds.abundance-corner':
    'Roh mezi třemi dílky živí tři. Nejlépe tam, kde vaše kostky hladoví nebo kam se chystáte.',
  'coach.ds.adaptation': 'Co se tu naučíte, jíte všude. Vezměte to, co leží tam, kde žijete nebo chcete žít.',
  'coach.ds.animal':
    'Každý živočich jí něco jiného a má vlastní schopnost. Na první hru je dobrý kterýkoli: vezměte, kdo se vám líbí.',
  'coach.ds.aquatic-corner': 'Roh, který se dotýká i jiného vašeho dílku, živí oba.',
  'coach.ds.aquatic-cubes': 'Až čtyři kostky najednou. Na bohatém dílku se vyplatí všechny.',
  'coach.ds.aquatic-disk': 'Vezměte potravu, kterou jíte: vaše čtyři kostky z ní musí žít.',
  'coach.ds.aquatic-tile':
    'Žeton a až čtyři kostky na moře nebo mokřad: nejbohatší dílky. Tam, kde vás dostanou na první místo.',
  'coach.ds.arachnids':
    'Odstraníte soupeřovu kostku dřív než ostatní. Vezměte toho, kdo na bohatém dílku stojí těsně před vámi.',
  'coach.ds.arrivals':
    'Sousední kostky se mohou nastěhovat zdarma. Pošlete jich dost na první místo, ale neopusťte to, kde už jste.',
  'coach.ds.biomass':
    'Tento dílek je přeplněný a jedna kostka musí pryč. Vyberte toho, kdo stojí těsně před vámi.',
  'coach.ds.blight-disk': 'Jeden žeton zůstane. Nechte ten, který jíte.',
  'coach.ds.blight-tile':
    'Z dílku zmizí všechna potrava až na jednu. Vyberte takový, kde jedí soupeři a vy ne.',
  'coach.ds.card':
    'Karta hned zapůsobí a je pryč. Vezměte tu, která teď vynese nejvíc, nebo kterou chce soupeř.',
  'coach.ds.catastrophe-beside':
    'Sousední dílek přijde o jednu kostku. Vezměte toho, kdo stojí těsně před vámi.',
  'coach.ds.catastrophe-survivor': 'Na dílku zůstane jedna kostka. Jste-li tam, ať je vaše.',
  'coach.ds.catastrophe-tile':
    'Na jednom dílku zůstane jediná kostka, sousední přijdou o jednu. Udeřte, kde jsou soupeři pohromadě.',
  'coach.ds.competition':
    'V každém vyznačeném prostředí smíte odstranit jednoho soupeře, kde žijete i vy. Vytlačte toho těsně před sebou.',
  'coach.ds.depletion':
    'Jeden žeton zmizí z mapy. Vezměte ten, který živí soupeře a ne vás, nejlépe tam, kde budou hladovět.',
  'coach.ds.disease': 'O jednu naučenou potravu přijdete. Vzdejte se té, z níž žije nejméně vašich kostek.',
  'coach.ds.domination': 'Obodujte dílek, kde máte nejvíc kostek. Máte-li tam i korunu, berete kartu.',
  'coach.ds.evolution':
    'Kostky dvou soupeřů se stanou vašimi, ať stojí kdekoli. Vyměňte tam, kde jedna změní, kdo vede.',
  'coach.ds.fecundity':
    'Na každý váš dílek o kostku víc. Nejdřív tam, kde přinese lepší místo nebo rozhodne remízu.',
  'coach.ds.fertile': 'Bod za každou kostku na jednom dílku, ať je čí chce. Vyberte ten nejplnější.',
  'coach.ds.glaciation':
    'Led dává body za led kolem a pošle kostky domů, od každého zůstane jedna. Mrazte tam, kde je soupeřů hodně.',
  'coach.ds.habitat-corner':
    'Roh tří dílků živí tři. Nejlépe tam, kde vaše kostky hladoví nebo jde o korunu.',
  'coach.ds.habitat-disk':
    'Jakákoli potrava ze sáčku. Vezměte, čeho jíte nejvíc, nebo co zachrání hladové kostky.',
  'coach.ds.hibernation-cubes': 'Vraťte jich, kolik můžete: nic to nestojí.',
  'coach.ds.hibernation-tile':
    'Ztracené kostky se vrátí na jeden dílek a v tomto kole jsou v bezpečí i bez potravy. Vyberte nejvýnosnější.',
  'coach.ds.immigrants':
    'Každý se něčeho vzdá. Porovnejte: potrava, figurka natrvalo, nebo kostky tam, kde jich máte víc.',
  'coach.ds.initiative':
    'V příštím kole budete o místo dřív a figurku postavíte znovu. Je to skoro zadarmo, využijte to.',
  'coach.ds.initiative-space':
    'Figurka může na kterékoli volné pole níž a provede akci ještě v tomto kole. Co v plánu chybí?',
  'coach.ds.insects':
    'Každé kolo kostka zdarma na kterýkoli dílek. Dejte ji tam, kde přinese lepší místo nebo udrží led.',
  'coach.ds.instinct':
    'Jedna figurka jde hned na volné pole. Řada 12 vpravo se provede ještě v tomto kole, ostatní až v příštím.',
  'coach.ds.mass-exodus':
    'Vy určíte, kam půjdou. Soupeře pošlete tam, kde budou hladovět, své tam, kde si polepší v pořadí.',
  'coach.ds.mass-exodus-tile':
    'Z jednoho dílku odejdou všichni. Vyberte takový, kde je soupeř silný a vy máte málo co ztratit.',
  'coach.ds.metamorphosis-in':
    'Vyberte jakoukoli potravu. Nejlepší je ta, která leží na více dílcích, kde žijete.',
  'coach.ds.metamorphosis-out': 'Měníte jednu potravu za jinou. Dejte tu, z níž žije nejméně vašich kostek.',
  'coach.ds.migration':
    'Přesuňte kostky na sousední dílky: odtamtud, kde jich je nadbytek, tam, kde jedna navíc přinese lepší místo.',
  'coach.ds.placement':
    'Figurky jsou váš plán, řady se hrají od 1 do 12. Nejdřív zaberte to, bez čeho se neobejdete: jíst, růst, bodovat.',
  'coach.ds.predator':
    'Na každém společném dílku jedna soupeřova kostka. Vezměte toho těsně před vámi, nebo něčí poslední.',
  'coach.ds.protection':
    'Co tu leží, ztratí každý, kdo se to naučil. Ochraňte to, z čeho žije nejvíc vašich kostek.',
  'coach.ds.save':
    'Savci při každém Vyhynutí zachrání jednu hladovou kostku. Zachraňte ji tam, kde drží místo za body.',
  'coach.ds.speciation':
    'Nové kostky kolem žetonu. Vyberte ten, jehož dílky jich pojmou hodně, uživí vás a posunou dopředu.',
  'coach.ds.speciation-cubes':
    'Berte, kolik smíte: o bodech rozhoduje počet kostek na dílku. Méně jen tam, kde by hladověly.',
  'coach.ds.wanderlust': 'Nová země hned přinese body a místo. Vezměte takovou, kde chcete být první.',
  'coach.ds.wanderlust-corner':
    'Roh, který se dotýká jiných dílků, živí i je. Ať ho sdílí váš dílek, ne soupeřův.',
  'coach.ds.wanderlust-disk':
    'Nový dílek může přinést potravu. Vezměte, co jíte: pak je domovem vám, ne soupeřům.',
  'coach.ds.wanderlust-hex':
    'Body jsou za sousedy: za dva 3, za tři 6, za čtyři 10. Položte dílek vedle svých stád.',
  'coach.ds.wasteland': 'Co leží tady, zmizí z rohů u ledu. Vyndejte to, co tam jíte.',
  'coach.m.abundance': 'Potrava na mapu: živí všechny kolem, kdo ji jedí. Vezměte, co jíte vy a soupeři ne.',
  'coach.m.abundance-corner':
    'Roh mezi třemi dílky živí tři. Nejlépe tam, kde vaše kostky hladoví nebo kam se chystáte.',
  'coach.m.adaptability-earth': 'Vezměte potravu, která leží i na jiných vašich dílcích: odteď vás tam živí.',
  'coach.m.adaptability-own':
    'Váš žeton si vymění místo s jedním na mapě. Dejte ten, z něhož žije nejméně vašich kostek.',
  'coach.m.adaptation': 'Co se tu naučíte, jíte všude. Vezměte to, co leží tam, kde žijete nebo chcete žít.',
  'coach.m.adaptation-replace':
    'Novou potravu můžete dát místo staré. Vyplatí se to, jen když je deska plná.',
  'coach.m.adaptation-space': 'Určete, kam přijde. Na vlastnosti zmizí spolu s ní, deska je jistější.',
  'coach.m.ancient-lineage':
    'Když si figurky vracíte, můžete znovu použít poslední odhozenou kartu. Udělejte to, když se vám to vyplatí.',
  'coach.m.animal':
    'Každý živočich jí něco jiného a má vlastní schopnost. Na první hru je dobrý kterýkoli: vezměte, kdo se vám líbí.',
  'coach.m.arrivals':
    'Sousední kostky se mohou nastěhovat zdarma. Pošlete jich dost na první místo, ale neopusťte to, kde už jste.',
  'coach.m.asteroid-beside': 'Sousední dílek přijde o jednu kostku. Vezměte toho, kdo stojí těsně před vámi.',
  'coach.m.asteroid-survivor': 'Na dílku zůstane jedna kostka. Jste-li tam, ať je vaše.',
  'coach.m.asteroid-tile':
    'Na dílku zůstane jediná kostka, sousední přijdou o jednu a tímto kolem hra končí. Udeřte na soupeřův domov.',
  'coach.m.autotrophs':
    'Žetony u vývěrů lze vyměnit nebo odstranit. Dejte tam, co jíte, nebo vezměte, co živí soupeře.',
  'coach.m.autotrophs-exchange':
    'Vyberte, co bude odteď ležet u vývěru: nejlépe to, co jíte vy a sousedé tam ne.',
  'coach.m.biomass':
    'Tento dílek je přeplněný a jedna kostka musí pryč. Vyberte toho, kdo stojí těsně před vámi.',
  'coach.m.bottom-feeder':
    'Použijete kartu z pole 1 bez bodování. Vyplatí se, když přinese body nebo posune lepší karty.',
  'coach.m.bottom-feeder-disk':
    'Vezměte si potravu z toho, co jiní nechali. Nejlépe takovou, která leží tam, kde žijete.',
  'coach.m.bottom-feeder-space': 'Určete, kam přijde. Na vlastnosti zmizí spolu s ní, deska je jistější.',
  'coach.m.bountiful-habitat':
    'Naráz se obodují všechny dílky jednoho prostředí. Vyberte to, kde nejčastěji vedete.',
  'coach.m.camouflage':
    'Na dílek, který soupeř vytvořil, můžete propašovat kostku. Je to zdarma: udělejte to, když tam najde potravu.',
  'coach.m.card':
    'Kterákoli karta do čísla vašeho pole. Všímejte si pole karty: čím výš, tím silnější karta s X.',
  'coach.m.cladogenesis-discard':
    'Odhozená karta zapůsobí ještě jednou. Vyberte tu, která vynese vám, ne všem.',
  'coach.m.cladogenesis-row':
    'Zapůsobí i jiná karta z řady. Přečtěte si všechny: nejlepší je ta, která teď vynese nejvíc.',
  'coach.m.competition':
    'Odstraňte soupeře z jednoho dílku daného prostředí, kde žijete i vy. Vytlačte toho těsně před sebou.',
  'coach.m.depletion':
    'Jeden žeton zmizí z mapy. Vezměte ten, který živí soupeře a ne vás, nejlépe tam, kde budou hladovět.',
  'coach.m.disease': 'O jednu naučenou potravu přijdete. Vzdejte se té, z níž žije nejméně vašich kostek.',
  'coach.m.domination':
    'Počet žetonů téhož elementu krát dílky, kde ho jíte. Překonejte cílové číslo a bílá figurka je vaše; na konci je za body.',
  'coach.m.evolution':
    'Obodujte dílek vyznačeného prostředí. Mají-li tam vaše kostky potravu, berete i kartu: nejlépe tam, kde vedete.',
  'coach.m.exaptation': 'Vaše vlastnost kopíruje jinou. Vyberte tu, která se hodí k vaší potravě a místu.',
  'coach.m.fecundity':
    'Na každý váš dílek o kostku víc. Nejdřív tam, kde přinese lepší místo nebo rozhodne remízu.',
  'coach.m.fertile': 'Bod za každou kostku na jednom dílku, ať je čí chce. Vyberte ten nejplnější.',
  'coach.m.gene-expression': 'Tři nové vlastnosti, jedna je vaše. Vezměte, co pomůže ve zbylých tazích.',
  'coach.m.gene-expression-replaced':
    'Jedna vaše vlastnost musí pryč. Vzdejte se té, která už splnila svůj účel.',
  'coach.m.habitat-corner':
    'Roh tří dílků živí tři. Nejlépe tam, kde vaše kostky hladoví nebo ho ještě nemají.',
  'coach.m.habitat-disk': 'Element, jehož bílá figurka je vaše. Čím víc dílků ho má, tím víc figurka vynese.',
  'coach.m.habitat-removed':
    'Zmizí jeden žeton elementu, jehož bílá figurka není vaše. Vezměte ten, který živí soupeře.',
  'coach.m.habitat-uncontrolled-corner': 'Položte ho tam, kde živí vás, nebo kde neživí nikoho.',
  'coach.m.habitat-uncontrolled-disk':
    'Na mapu přijde žeton elementu, jehož bílá figurka není vaše. Je-li tu nějaký, který jíte, vezměte ho.',
  'coach.m.mass-exodus':
    'Vy určíte, kam půjdou. Soupeře pošlete tam, kde budou hladovět, své tam, kde si polepší v pořadí.',
  'coach.m.mass-exodus-tile':
    'Z jednoho dílku odejdou všichni. Vyberte takový, kde je soupeř silný a vy máte málo co ztratit.',
  'coach.m.metamorphosis-in':
    'Vyberte jakoukoli potravu. Nejlepší je ta, která leží na více dílcích, kde žijete.',
  'coach.m.metamorphosis-out': 'Měníte jednu potravu za jinou. Dejte tu, z níž žije nejméně vašich kostek.',
  'coach.m.migration':
    'Přesuňte kostky na sousední dílky: odtamtud, kde jich je nadbytek, tam, kde jedna navíc přinese lepší místo.',
  'coach.m.niche-construction-corner': 'Položte ho tam, kde živí vaše kostky: nejlepší je roh tří dílků.',
  'coach.m.niche-construction-disk':
    'Přesunete jeden žeton na mapě. Vezměte ten, který živí soupeře, nebo svůj, který leží špatně.',
  'coach.m.omnivore-cube': 'Jedna kostka zmizí. Vezměte toho, kdo stojí těsně před vámi.',
  'coach.m.omnivore-disk': 'Vezměte žeton, který živí soupeře a ne vás.',
  'coach.m.omnivore-tile': 'Váš dílek přijde o žeton a kostku. Vyberte takový, kde obojí odnese soupeř.',
  'coach.m.pack-hunters':
    'Začínáte s bílou figurkou. Vezměte ji k elementu, kterého máte nejvíc: nejsnáz ji udržíte.',
  'coach.m.population-explosion':
    'Tolik nových kostek, kolik jich tam stojí, ať jsou čí chtějí. Vyberte nejplnější dílek, který vás uživí.',
  'coach.m.predator':
    'Na každém společném dílku jedna soupeřova kostka. Vezměte toho těsně před vámi, nebo něčí poslední.',
  'coach.m.profligate-carnivore':
    'Soupeřovy kostky zmizí a vaše je nahradí. Vyberte tam, kde jedna změní, kdo vede.',
  'coach.m.profligate-carnivore-cubes':
    'Na všechna místa máte málo kostek. Dejte je tam, kde najdou potravu a polepší si v pořadí.',
  'coach.m.regression':
    'Kostka tady ochrání všechnu naučenou potravu při doplnění. Vyplatí se, leží-li v řadě nad ní něco, co jíte.',
  'coach.m.regression-loss':
    'Jeden ze dvou stejných žetonů zmizí. Vzdejte se toho, jehož místo snáz znovu zaplníte.',
  'coach.m.resilience': 'Jednu potravu si smíte nechat. Nechte tu, z níž žije nejvíc vašich kostek.',
  'coach.m.solar-radiation-cube': 'Určete, čí kostka půjde domů. Vezměte toho, kdo stojí těsně před vámi.',
  'coach.m.solar-radiation-tile':
    'Kostky z jednoho dílku se vrátí domů. Vyberte takový, kde vede soupeř a vás je málo.',
  'coach.m.special-space':
    'Bílá figurka může kamkoli, výš i níž, i na místo soupeřovy základní figurky. Vyberte, na čem teď nejvíc záleží.',
  'coach.m.speciation':
    'Nové kostky kolem žetonu. Vyberte ten, jehož dílky jich pojmou hodně, uživí vás a posunou dopředu.',
  'coach.m.speciation-cubes':
    'Berte, kolik smíte: o bodech rozhoduje počet kostek na dílku. Méně jen tam, kde by hladověly.',
  'coach.m.symbiotic': 'Vylosovali jste potravu. Určete, kam přijde; deska je jistější než vlastnost.',
  'coach.m.tectonics':
    'Vývěr dává body za vývěry vedle a davy pošle domů, od každého zůstane jeden. Kdo má na vývěrech nejvíc kostek, boduje při Přežití.',
  'coach.m.tectonics-cube':
    'Jedna vaše kostka přijde na vývěr. Máte-li ztracenou, vezměte ji: nic vás nestojí.',
  'coach.m.tectonics-side': 'Gejzír je suchozemský, kuřák hlubinný. Záleží na tom jen u karet a Autotrofie.',
  'coach.m.terrestrial-corner': 'Roh, který se dotýká i jiného vašeho dílku, živí oba.',
  'coach.m.terrestrial-cubes': 'Až čtyři kostky najednou. Na bohatém dílku se vyplatí všechny.',
  'coach.m.terrestrial-disk': 'Vezměte potravu, kterou jíte: vaše kostky z ní musí žít.',
  'coach.m.terrestrial-tile':
    'Žeton a až čtyři kostky na souš nebo gejzír. Souš dává 8, takže se tam čtyři kostky vyplatí.',
  'coach.m.trait':
    'Vlastnost je dar na celou hru. Napoprvé vezměte něco prostého: delší Migraci nebo potravu navíc.',
  'coach.m.trophic-cascade-disk': 'Vezměte žetony, které živí soupeře, a nechte, co jíte.',
  'coach.m.trophic-cascade-tile': 'Z jednoho dílku zmizí potrava. Vyberte takový, kde jedí soupeři a vy ne.',
  'coach.m.turn':
    'Postavte figurku a hned proveďte akci; další musí stát níž. Začněte nahoře a svolejte je domů, až dole moc nezbude.',
  'coach.m.wanderlust': 'Nová země hned přinese body a místo. Vezměte takovou, kde chcete být první.',
  'coach.m.wanderlust-corner':
    'Roh, který se dotýká jiných dílků, živí i je. Ať ho sdílí váš dílek, ne soupeřův.',
  'coach.m.wanderlust-disk':
    'Nový dílek může přinést potravu. Vezměte, co jíte: pak je domovem vám, ne soupeřům.',
  'coach.m.wanderlust-hex':
    'Body jsou za sousedy stejného prostředí i s novým dílkem: za dva 3, za tři 6, za čtyři 10.',
  'coach.less.evo.bag': 'Vaše druhy by přinesly do sáčku méně potravy.',
  'coach.less.evo.heads': 'Z vaší populace by na konci žilo méně.',
  'coach.less.evo.traits': 'Na živých druzích by vám zbylo méně vlastností.',
  'coach.less.evo.species': 'Zbylo by vám méně druhů.',
  'coach.less.evo.body': 'Vaše druhy by zůstaly menší a snáze by se lovily.',
  'coach.less.evo.hand': 'Na později by vám zbylo méně karet.',
  'coach.less.evo.stores': 'Měli byste méně místa na zásobu tuku.',
  'coach.less.evo.prey': 'Váš lovec by našel méně kořisti.',
  'coach.less.evo.hunted': 'Lovci by se k vašim druhům dostali snáz.',
  'coach.less.evo.bare': 'Vaše malé druhy by zůstaly bez ochrany.',
  'coach.less.evo.hunger': 'Některé vaše druhy by se nenajedly dosyta.',
  'coach.less.evo.safe': 'Méně vašich druhů by bylo dobře chráněno.',
  'coach.less.evo.chained': 'Vaše druhy by si předaly méně potravy.',
  'coach.less.earth.points': 'Teď byste získali méně bodů.',
  'coach.less.earth.places': 'Na dílcích byste drželi méně bodovaných míst.',
  'coach.less.earth.dominance': 'Dominovali byste na méně dílcích.',
  'coach.less.earth.estate': 'Dílky, na kterých dominujete, by měly menší hodnotu.',
  'coach.less.earth.cubes': 'Přežilo by méně vašich kostek.',
  'coach.less.earth.tiles': 'Žili byste na méně dílcích.',
  'coach.less.earth.levels': 'Stáli byste na dílcích s menší hodnotou.',
  'coach.less.earth.matches': 'Na planetě by vás živilo méně žetonů.',
  'coach.less.earth.frontier': 'Měli byste méně prostoru k šíření.',
  'coach.less.earth.pool': 'Na růst by vám zbylo méně kostek.',
  'coach.less.earth.elements': 'Měli byste méně zdrojů potravy.',
  'coach.less.earth.kinds': 'Vaše potrava by byla méně pestrá.',
  'coach.less.earth.threats': 'Regrese by vám mohla vzít více naučené potravy.',
  'coach.less.earth.initiative': 'V pořadí tahů byste byli až dál.',
  'coach.less.earth.survival': 'Z bonusu za Přežití byste dostali méně.',
  'coach.less.earth.waiting': 'Před vámi by hrálo víc soupeřů.',
  'coach.less.earth.targets': 'Vaše bílé figurky by na konci daly méně bodů.',
  'coach.less.earth.specials': 'Měli byste méně bílých figurek.',
  'coach.less.earth.takeovers': 'Méně bílých figurek byste měli na dosah.',
  'coach.less.earth.turns': 'Zbylo by vám méně figurek k umístění.',
  'coach.less.earth.traits': 'Vaše vlastnosti by vám přinesly méně.',
};
