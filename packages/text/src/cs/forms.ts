import { declineBy } from '../forms.ts';

/**
 * Cases of names that sentences insert: genitive, accusative, locative, instrumental. `must` and `may` are a subject together with
 * its verb, for the questions of Marine.
 */
export const decline = declineBy(
  {
    // Animals
    Savci: { gen: 'Savců', acc: 'Savce', ins: 'Savci' },
    Plazi: { gen: 'Plazů', acc: 'Plazy', ins: 'Plazy', must: 'Plazi musí', may: 'Plazi mohou' },
    Ptáci: { gen: 'Ptáků', acc: 'Ptáky', ins: 'Ptáky' },
    Obojživelníci: { gen: 'Obojživelníků', acc: 'Obojživelníky', ins: 'Obojživelníky' },
    Pavoukovci: { gen: 'Pavoukovců', acc: 'Pavoukovce', ins: 'Pavoukovci' },
    Hmyz: { gen: 'Hmyzu', acc: 'Hmyz', ins: 'Hmyzem' },
    Hlavonožci: {
      gen: 'Hlavonožců',
      acc: 'Hlavonožce',
      must: 'Hlavonožci musí',
      may: 'Hlavonožci mohou',
    },
    Ryby: { gen: 'Ryb', acc: 'Ryby', must: 'Ryby musí', may: 'Ryby mohou' },
    Korýši: { gen: 'Korýšů', acc: 'Korýše', must: 'Korýši musí', may: 'Korýši mohou' },
    Vy: { must: 'Musíte', may: 'Můžete' },

    // Elements
    tráva: { gen: 'trávy', acc: 'trávu' },
    larvy: { gen: 'larev', acc: 'larvy' },
    maso: { gen: 'masa', acc: 'maso' },
    semena: { gen: 'semen', acc: 'semena' },
    slunce: { gen: 'slunce', acc: 'slunce' },
    voda: { gen: 'vody', acc: 'vodu' },
    řasy: { gen: 'řas', acc: 'řasy' },
    mnohoštětinatci: { gen: 'mnohoštětinatců', acc: 'mnohoštětinatce' },
    plankton: { gen: 'planktonu', acc: 'plankton' },
    houbovci: { gen: 'houbovců', acc: 'houbovce' },
    plži: { gen: 'plžů', acc: 'plže' },

    // Terrains, alone or with a hex
    Moře: { gen: 'Moře', acc: 'Moře', loc: 'Moři' },
    Mokřad: { gen: 'Mokřadu', acc: 'Mokřad', loc: 'Mokřadu' },
    Savana: { gen: 'Savany', acc: 'Savanu', loc: 'Savaně' },
    Džungle: { gen: 'Džungle', acc: 'Džungli', loc: 'Džungli' },
    Les: { gen: 'Lesa', acc: 'Les', loc: 'Lese' },
    Poušť: { gen: 'Pouště', acc: 'Poušť', loc: 'Poušti' },
    Hory: { gen: 'Hor', acc: 'Hory', loc: 'Horách' },
    Tundra: { gen: 'Tundry', acc: 'Tundru', loc: 'Tundře' },
    Souš: { gen: 'Souše', acc: 'Souš', loc: 'Souši' },
    'Chaluhový les': { gen: 'Chaluhového lesa', acc: 'Chaluhový les', loc: 'Chaluhovém lese' },
    Útes: { gen: 'Útesu', acc: 'Útes', loc: 'Útesu' },
    Hora: { gen: 'Hory', acc: 'Horu', loc: 'Hoře' },
    Louka: { gen: 'Louky', acc: 'Louku', loc: 'Louce' },
    Pláň: { gen: 'Pláně', acc: 'Pláň', loc: 'Pláni' },
    Oceán: { gen: 'Oceánu', acc: 'Oceán', loc: 'Oceánu' },
    Vývěr: { gen: 'Vývěru', acc: 'Vývěr', loc: 'Vývěru' },
    Gejzír: { gen: 'Gejzíru', acc: 'Gejzír', loc: 'Gejzíru' },
    'Černý kuřák': { gen: 'Černého kuřáka', acc: 'Černého kuřáka', loc: 'Černém kuřákovi' },
    dílek: { gen: 'dílku', acc: 'dílek', loc: 'dílku' },

    // Traits of Evolution, alone or with the number of the card
    Masožravec: { gen: 'Masožravce', acc: 'Masožravce' },
    Spolupráce: { gen: 'Spolupráce', acc: 'Spolupráci' },
    'Obrana stáda': { gen: 'Obrany stáda', acc: 'Obranu stáda' },
    'Tuková tkáň': { gen: 'Tukové tkáně', acc: 'Tukovou tkáň' },
    Plodnost: { gen: 'Plodnosti', acc: 'Plodnost' },
    'Tvrdý krunýř': { gen: 'Tvrdého krunýře', acc: 'Tvrdý krunýř' },
    Rohy: { gen: 'Rohů', acc: 'Rohy' },
    Inteligence: { gen: 'Inteligence', acc: 'Inteligenci' },
    'Dlouhý krk': { gen: 'Dlouhého krku', acc: 'Dlouhý krk' },
    'Lov ve smečce': { gen: 'Lovu ve smečce', acc: 'Lov ve smečce' },
    Mrchožrout: { gen: 'Mrchožrouta', acc: 'Mrchožrouta' },
    Symbióza: { gen: 'Symbiózy', acc: 'Symbiózu' },
    'Varovné volání': { gen: 'Varovného volání', acc: 'Varovné volání' },

    // Sections that disks are taken from
    Vyčerpání: { gen: 'Vyčerpání' },
    Regrese: { gen: 'Regrese' },

    // What Immigrants may cost
    'jedna figurka': { gen: 'jedné figurky' },
    'všechny kostky až na jednu na každém dílku': { gen: 'všech kostek až na jednu na každém dílku' },
  },
  'cs',
);
