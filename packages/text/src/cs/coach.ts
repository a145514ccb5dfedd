import type { coach as english } from '../en/coach.ts';

/** Co Ada říká u otázky ve skutečné hře: k čemu je a rozumná volba s důvodem. */
export const coach: Readonly<Record<keyof typeof english, string>> = {
  'coach.evo.food-card':
    'Každý dá jednu kartu k napajedlu; její číslo je potrava pro všechny. Dej vysokou, kterou nejméně potřebuješ.',
  'coach.evo.play-card':
    'Karta je vlastnost, růst o jedno, nebo nový druh. Nech růst, co uživíš, a chraň to před dravci.',
  'coach.evo.plan-card':
    'Všichni plánují naráz a tajně: vlastnosti, růst, nové druhy. Nech růst, co uživíš a ochráníš.',
  'coach.evo.leaf-order':
    'Vlastnosti, které působí před krmením: určíš, která první. Nejdřív růst, pak jíst.',
  'coach.evo.feed':
    'Jí jeden druh. Nejdřív ten, kdo nemá nic; dravec si vezme menší kořist, která mu neublíží.',
  'coach.evo.intelligence':
    'Karta z ruky je pro tento druh dvě rostliny. Vyplatí se, má-li hlad a karta je navíc.',
  'coach.evo.payment': 'Překonat obranu stojí kartu. Zaplať tou, kterou nejméně potřebuješ.',
  'coach.ds.abundance': 'Potrava na mapu: živí všechny kolem, kdo ji jedí. Vezmi, co jíš ty a soupeři ne.',
  'coach.ds.abundance-corner':
    'Roh mezi třemi dílky živí tři. Nejlépe tam, kde tvé kostky hladoví nebo kam se chystáš.',
  'coach.ds.adaptation': 'Co se tu naučíš, jíš všude. Vezmi to, co leží tam, kde žiješ nebo chceš žít.',
  'coach.ds.animal':
    'Každý živočich jí něco jiného a má vlastní schopnost. Na první hru je dobrý kterýkoli: vezmi, kdo se ti líbí.',
  'coach.ds.aquatic-corner': 'Roh, který se dotýká i jiného tvého dílku, živí oba.',
  'coach.ds.aquatic-cubes': 'Až čtyři kostky najednou. Na bohatém dílku se vyplatí všechny.',
  'coach.ds.aquatic-disk': 'Vezmi potravu, kterou jíš: tvé čtyři kostky z ní musí žít.',
  'coach.ds.aquatic-tile':
    'Žeton a až čtyři kostky na Moře nebo Mokřad: nejbohatší dílky. Tam, kde tě dostanou na první místo.',
  'coach.ds.arachnids':
    'Odstraníš soupeřovu kostku dřív než ostatní. Vezmi toho, kdo na bohatém dílku stojí těsně před tebou.',
  'coach.ds.arrivals':
    'Sousední kostky se smí nastěhovat zdarma. Pošli jich dost na první místo, ale neztrať to, odkud jdeš.',
  'coach.ds.biomass':
    'Tento dílek je přeplněný a jedna kostka musí pryč. Vyber toho, kdo stojí těsně před tebou.',
  'coach.ds.blight-disk': 'Jeden žeton zůstane. Nech ten, který jíš.',
  'coach.ds.blight-tile':
    'Z dílku zmizí všechna potrava až na jednu. Vyber takový, kde jedí soupeři a ty ne.',
  'coach.ds.card':
    'Karta hned zapůsobí a je pryč. Vezmi tu, která teď vynese nejvíc, nebo kterou chce soupeř.',
  'coach.ds.catastrophe-beside':
    'Sousední dílek přijde o jednu kostku. Vezmi toho, kdo stojí těsně před tebou.',
  'coach.ds.catastrophe-survivor': 'Na dílku zůstane jedna kostka. Jsi-li tam, ať je tvá.',
  'coach.ds.catastrophe-tile':
    'Na jednom dílku zůstane jediná kostka, sousední přijdou o jednu. Udeř, kde jsou soupeři pohromadě.',
  'coach.ds.competition':
    'V každém vyznačeném prostředí smíš odstranit jednoho soupeře, kde žiješ i ty. Vytlač toho těsně před sebou.',
  'coach.ds.depletion':
    'Jeden žeton zmizí z mapy. Vezmi ten, který živí soupeře a ne tebe, nejlépe tam, kde budou hladovět.',
  'coach.ds.disease': 'O jednu naučenou potravu přijdeš. Vzdej se té, z níž žije nejméně tvých kostek.',
  'coach.ds.domination': 'Vyhodnoť dílek, kde máš nejvíc kostek. Máš-li tam i korunu, bereš kartu.',
  'coach.ds.evolution':
    'Kostky dvou soupeřů se stanou tvými, ať stojí kdekoli. Vyměň tam, kde jedna změní, kdo vede.',
  'coach.ds.fecundity': 'Na každý tvůj dílek o kostku víc. Nejdřív tam, kde získá místo nebo zlomí shodu.',
  'coach.ds.fertile': 'Bod za každou kostku na jednom dílku, ať je čí chce. Vyber ten nejplnější.',
  'coach.ds.glaciation':
    'Led platí za led kolem a pošle kostky domů, od každého zůstane jedna. Mraz tam, kde je soupeřů hodně.',
  'coach.ds.habitat-corner': 'Roh tří dílků živí tři. Nejlépe tam, kde tvé kostky hladoví nebo jde o korunu.',
  'coach.ds.habitat-disk':
    'Jakákoli potrava ze sáčku. Vezmi, čeho jíš nejvíc, nebo co zachrání hladové kostky.',
  'coach.ds.hibernation-cubes': 'Přiveď zpět, kolik můžeš: nic nestojí.',
  'coach.ds.hibernation-tile':
    'Ztracené kostky se vrátí na jeden dílek, v tomto kole v bezpečí i bez potravy. Vyber nejvýnosnější.',
  'coach.ds.immigrants':
    'Každý se něčeho vzdá. Porovnej: potrava, figurka natrvalo, nebo kostky tam, kde jich máš víc.',
  'coach.ds.initiative':
    'V příštím kole budeš o místo dřív a figurku postavíš znovu. Je to skoro zadarmo, využij to.',
  'coach.ds.initiative-space':
    'Figurka smí na kterékoli volné pole níž a v tomto kole tam bude jednat. Co v plánu ještě chybí?',
  'coach.ds.insects':
    'Každé kolo kostka zdarma na kterýkoli dílek. Dej ji tam, kde získá místo nebo udrží led.',
  'coach.ds.instinct':
    'Jedna figurka jde hned na volné pole. Řada 12 vpravo jedná ještě v tomto kole, jiné až v příštím.',
  'coach.ds.mass-exodus':
    'Ty určíš, kam půjdou. Soupeře pošli tam, kde budou hladovět, své tam, kde získají místo.',
  'coach.ds.mass-exodus-tile':
    'Z jednoho dílku odejdou všichni. Vyber takový, kde je soupeř silný a ty máš málo co ztratit.',
  'coach.ds.metamorphosis-in':
    'Vyber jakoukoli potravu. Nejlepší je ta, která leží na více dílcích, kde žiješ.',
  'coach.ds.metamorphosis-out': 'Měníš jednu potravu za jinou. Dej tu, z níž žije nejméně tvých kostek.',
  'coach.ds.migration':
    'Přesuň kostky na sousední dílky. Odejdi, kde jich máš nadbytek, jdi tam, kde jedna navíc získá místo.',
  'coach.ds.placement':
    'Figurky jsou tvůj plán, řady jednají od 1 do 12. Nejdřív zaber, bez čeho se neobejdeš: jíst, růst, bodovat.',
  'coach.ds.predator':
    'Na každém společném dílku jedna soupeřova kostka. Vezmi toho těsně před tebou, nebo něčí poslední.',
  'coach.ds.protection':
    'Co tu leží, ztratí každý, kdo se to naučil. Ochraň to, z čeho žije nejvíc tvých kostek.',
  'coach.ds.save':
    'Savci při každém Vyhynutí zachrání jednu hladovou kostku. Zachraň ji tam, kde drží místo za body.',
  'coach.ds.speciation':
    'Nové kostky kolem žetonu. Vyber ten, jehož dílky jich pojmou hodně, uživí tě a posunou dopředu.',
  'coach.ds.speciation-cubes':
    'Ber, kolik smíš: o bodech rozhoduje počet kostek na dílku. Méně jen tam, kde by hladověly.',
  'coach.ds.wanderlust': 'Nová země hned platí a dává místo. Vezmi takovou, kde chceš být první.',
  'coach.ds.wanderlust-corner':
    'Roh, který se dotýká jiných dílků, živí i je. Sdílej ho se svým dílkem, ne se soupeřovým.',
  'coach.ds.wanderlust-disk':
    'Nový dílek může přinést potravu. Vezmi, co jíš: pak je domovem tobě, ne soupeřům.',
  'coach.ds.wanderlust-hex': 'Dostáváš za sousedy: dva dají 3, tři 6, čtyři 10. Polož to vedle svých stád.',
  'coach.ds.wasteland': 'Co je tady, zmizí z rohů ledu. Vyndej to, co tam jíš.',
  'coach.m.abundance': 'Potrava na mapu: živí všechny kolem, kdo ji jedí. Vezmi, co jíš ty a soupeři ne.',
  'coach.m.abundance-corner':
    'Roh mezi třemi dílky živí tři. Nejlépe tam, kde tvé kostky hladoví nebo kam se chystáš.',
  'coach.m.adaptability-earth': 'Vezmi druh, který leží i na jiných tvých dílcích: odteď tě tam živí.',
  'coach.m.adaptability-own':
    'Tvůj žeton si vymění místo s jedním na mapě. Dej ten, z něhož žije nejméně tvých kostek.',
  'coach.m.adaptation': 'Co se tu naučíš, jíš všude. Vezmi to, co leží tam, kde žiješ nebo chceš žít.',
  'coach.m.adaptation-replace': 'Novou potravu smíš dát místo staré. Vyplatí se jen s plnou deskou.',
  'coach.m.adaptation-space': 'Řekni, kam přijde. Na vlastnosti zmizí spolu s ní, deska je jistější.',
  'coach.m.ancient-lineage':
    'Když svoláváš domů, smíš znovu použít poslední odhozenou kartu. Udělej to, když ti vynese.',
  'coach.m.animal':
    'Každý živočich jí něco jiného a má vlastní schopnost. Na první hru je dobrý kterýkoli: vezmi, kdo se ti líbí.',
  'coach.m.arrivals':
    'Sousední kostky se smí nastěhovat zdarma. Pošli jich dost na první místo, ale neztrať to, odkud jdeš.',
  'coach.m.asteroid-beside': 'Sousední dílek přijde o jednu kostku. Vezmi toho, kdo stojí těsně před tebou.',
  'coach.m.asteroid-survivor': 'Na dílku zůstane jedna kostka. Jsi-li tam, ať je tvá.',
  'coach.m.asteroid-tile':
    'Na dílku zůstane jediná kostka, sousední přijdou o jednu a tímto kolem hra končí. Udeř na soupeřův domov.',
  'coach.m.autotrophs':
    'Žetony u vývěrů lze vyměnit nebo odstranit. Dej tam, co jíš, nebo vezmi, co živí soupeře.',
  'coach.m.autotrophs-exchange':
    'Vyber, co bude odteď ležet u vývěru: nejlépe to, co jíš ty a sousedé tam ne.',
  'coach.m.biomass':
    'Tento dílek je přeplněný a jedna kostka musí pryč. Vyber toho, kdo stojí těsně před tebou.',
  'coach.m.bottom-feeder':
    'Použiješ kartu z pole 1 bez vyhodnocení. Vyplatí se, když vynese nebo posune lepší karty.',
  'coach.m.bottom-feeder-disk':
    'Vezmi si potravu z toho, co jiní nechali. Nejlépe takovou, která leží tam, kde žiješ.',
  'coach.m.bottom-feeder-space': 'Řekni, kam přijde. Na vlastnosti zmizí spolu s ní, deska je jistější.',
  'coach.m.bountiful-habitat':
    'Naráz se vyhodnotí všechny dílky jednoho druhu. Vyber ten, kde nejčastěji vedeš.',
  'coach.m.camouflage':
    'Na dílek, který soupeř vytvořil, smíš propašovat kostku. Je to zdarma: udělej to, kde najde potravu.',
  'coach.m.card':
    'Kterákoli karta do čísla tvého pole. Všímej si pole karty: čím výš, tím silnější karta s X.',
  'coach.m.cladogenesis-discard':
    'Odhozená karta zapůsobí ještě jednou. Vyber tu, která vynese tobě, ne všem.',
  'coach.m.cladogenesis-row':
    'Zapůsobí i jiná karta z řady. Přečti si všechny: nejlepší je ta, která teď vynese nejvíc.',
  'coach.m.competition':
    'Odstraň soupeře z jednoho dílku daného prostředí, kde žiješ i ty. Vytlač toho těsně před sebou.',
  'coach.m.depletion':
    'Jeden žeton zmizí z mapy. Vezmi ten, který živí soupeře a ne tebe, nejlépe tam, kde budou hladovět.',
  'coach.m.disease': 'O jednu naučenou potravu přijdeš. Vzdej se té, z níž žije nejméně tvých kostek.',
  'coach.m.domination':
    'Tvé žetony druhu krát dílky, kde ho potkáváš. Překonej cílové číslo a bílá figurka je tvá; na konci platí.',
  'coach.m.evolution':
    'Vyhodnoť dílek vyznačené krajiny. Mají-li tam tvé kostky potravu, bereš i kartu: nejlépe tam, kde vedeš.',
  'coach.m.exaptation': 'Tvá vlastnost kopíruje jinou. Vyber tu, která se hodí k tvé potravě a místu.',
  'coach.m.fecundity': 'Na každý tvůj dílek o kostku víc. Nejdřív tam, kde získá místo nebo zlomí shodu.',
  'coach.m.fertile': 'Bod za každou kostku na jednom dílku, ať je čí chce. Vyber ten nejplnější.',
  'coach.m.gene-expression': 'Tři nové vlastnosti, jedna je tvá. Vezmi, co pomůže ve zbylých tazích.',
  'coach.m.gene-expression-replaced':
    'Jedna tvá vlastnost musí pryč. Vzdej se té, která už splnila svůj účel.',
  'coach.m.habitat-corner':
    'Roh tří dílků živí tři. Nejlépe tam, kde tvé kostky hladoví nebo ho ještě nemají.',
  'coach.m.habitat-disk':
    'Potrava druhu, jehož bílá figurka je tvá. Čím víc dílků ji má, tím víc figurka vynese.',
  'coach.m.habitat-removed':
    'Jeden žeton zmizí, druhu, jehož bílá figurka není tvá. Vezmi ten, který živí soupeře.',
  'coach.m.habitat-uncontrolled-corner': 'Polož ho tam, kde živí tebe, nebo kde neživí nikoho.',
  'coach.m.habitat-uncontrolled-disk':
    'Na mapu přijde žeton druhu, jehož bílá figurka není tvá. Je-li tu nějaký, který jíš, vezmi ho.',
  'coach.m.mass-exodus':
    'Ty určíš, kam půjdou. Soupeře pošli tam, kde budou hladovět, své tam, kde získají místo.',
  'coach.m.mass-exodus-tile':
    'Z jednoho dílku odejdou všichni. Vyber takový, kde je soupeř silný a ty máš málo co ztratit.',
  'coach.m.metamorphosis-in':
    'Vyber jakoukoli potravu. Nejlepší je ta, která leží na více dílcích, kde žiješ.',
  'coach.m.metamorphosis-out': 'Měníš jednu potravu za jinou. Dej tu, z níž žije nejméně tvých kostek.',
  'coach.m.migration':
    'Přesuň kostky na sousední dílky. Odejdi, kde jich máš nadbytek, jdi tam, kde jedna navíc získá místo.',
  'coach.m.niche-construction-corner': 'Polož ho tam, kde živí tvé kostky: nejlepší je roh tří dílků.',
  'coach.m.niche-construction-disk':
    'Přesuneš jeden žeton na mapě. Vezmi ten, který živí soupeře, nebo svůj, který leží špatně.',
  'coach.m.omnivore-cube': 'Jedna kostka zmizí. Vezmi toho, kdo stojí těsně před tebou.',
  'coach.m.omnivore-disk': 'Vezmi žeton, který živí soupeře a ne tebe.',
  'coach.m.omnivore-tile': 'Tvůj dílek přijde o žeton a kostku. Vyber takový, kde obojí odnese soupeř.',
  'coach.m.pack-hunters': 'Začínáš s bílou figurkou. Vezmi druh, kterého máš nejvíc: nejsnáz ho udržíš.',
  'coach.m.population-explosion':
    'Tolik nových kostek, kolik jich tam stojí, ať jsou čí chtějí. Vyber nejplnější dílek, který tě uživí.',
  'coach.m.predator':
    'Na každém společném dílku jedna soupeřova kostka. Vezmi toho těsně před tebou, nebo něčí poslední.',
  'coach.m.profligate-carnivore':
    'Soupeřovy kostky zmizí a tvé je nahradí. Vyber tam, kde jedna změní, kdo vede.',
  'coach.m.profligate-carnivore-cubes':
    'Na všechna místa máš málo kostek. Dej je tam, kde najdou potravu a získají místo.',
  'coach.m.regression':
    'Kostka tady ochrání všechnu naučenou potravu při doplnění. Vyplatí se, leží-li v řadě nad ní něco, co jíš.',
  'coach.m.regression-loss': 'Jeden ze dvou stejných žetonů zmizí. Dej ten, jehož místo se ti snáz zaplní.',
  'coach.m.resilience': 'Jednu potravu si smíš nechat. Nech tu, z níž žije nejvíc tvých kostek.',
  'coach.m.solar-radiation-cube': 'Řekni, čí kostka půjde domů. Vezmi toho, kdo stojí těsně před tebou.',
  'coach.m.solar-radiation-tile':
    'Kostky z jednoho dílku se vrátí domů. Vyber takový, kde vede soupeř a tebe je málo.',
  'coach.m.special-space':
    'Bílá figurka smí kamkoli, výš i níž, i na místo obyčejné figurky soupeře. Vezmi, na čem teď nejvíc záleží.',
  'coach.m.speciation':
    'Nové kostky kolem žetonu. Vyber ten, jehož dílky jich pojmou hodně, uživí tě a posunou dopředu.',
  'coach.m.speciation-cubes':
    'Ber, kolik smíš: o bodech rozhoduje počet kostek na dílku. Méně jen tam, kde by hladověly.',
  'coach.m.symbiotic': 'Padla ti potrava. Řekni, kam přijde; deska je jistější než vlastnost.',
  'coach.m.tectonics':
    'Vývěr platí za vývěry vedle a davy pošle domů, od každého zůstane jeden. Nejvíc kostek na vývěrech boduje při Přežití.',
  'coach.m.tectonics-cube': 'Jedna tvá kostka přijde na vývěr. Máš-li ztracenou, vezmi ji: nic tě nestojí.',
  'coach.m.tectonics-side': 'Gejzír je suchozemský, kuřák hlubinný. Záleží na tom jen u karet a Autotrofie.',
  'coach.m.terrestrial-corner': 'Roh, který se dotýká i jiného tvého dílku, živí oba.',
  'coach.m.terrestrial-cubes': 'Až čtyři kostky najednou. Na bohatém dílku se vyplatí všechny.',
  'coach.m.terrestrial-disk': 'Vezmi potravu, kterou jíš: tvé kostky z ní musí žít.',
  'coach.m.terrestrial-tile':
    'Žeton a až čtyři kostky na Souš nebo gejzír. Souš platí 8, takže čtyři kostky tam mají cenu.',
  'coach.m.trait':
    'Vlastnost je dar na celou hru. Napoprvé vezmi něco prostého: delší Migraci nebo potravu navíc.',
  'coach.m.trophic-cascade-disk': 'Vezmi žetony, které živí soupeře, a nech, co jíš.',
  'coach.m.trophic-cascade-tile': 'Z jednoho dílku zmizí potrava. Vyber takový, kde jedí soupeři a ty ne.',
  'coach.m.turn':
    'Postav figurku, jedná hned; další musí stát níž. Začni nahoře a svolej je domů, když dole už moc nezbývá.',
  'coach.m.wanderlust': 'Nová země hned platí a dává místo. Vezmi takovou, kde chceš být první.',
  'coach.m.wanderlust-corner':
    'Roh, který se dotýká jiných dílků, živí i je. Sdílej ho se svým dílkem, ne se soupeřovým.',
  'coach.m.wanderlust-disk':
    'Nový dílek může přinést potravu. Vezmi, co jíš: pak je domovem tobě, ne soupeřům.',
  'coach.m.wanderlust-hex':
    'Dostáváš za sousedy stejného druhu i s novým dílkem: dva dají 3, tři 6, čtyři 10.',
};
