/** What Ada says at a question in a real game, by its kind: what it is for, and a sensible choice with its reason. */
export const coach = {
  'coach.evo.food-card':
    'One card each for the watering hole; its number is food for all. Give a high one that you need least.',
  'coach.evo.play-card':
    'A card is a trait, a growth by one, or a new species. Grow what you can feed and protect it from hunters.',
  'coach.evo.plan-card':
    'All plan in secret at once: traits, growth, new species. Grow what you can feed and protect it from hunters.',
  'coach.evo.leaf-order':
    'Traits that bring food before the feeding: you choose which works first. Grow first, then eat.',
  'coach.evo.feed':
    'One species eats. Start with one that has nothing yet; a hunter takes prey that is smaller and cannot hurt it.',
  'coach.evo.intelligence':
    'A card from your hand is worth two plants for this species. Worth it when it is hungry and you can spare the card.',
  'coach.evo.payment': 'Getting past a defence costs a card. Pay with the one you need least.',
  'coach.ds.abundance':
    'Food for the map: it feeds everybody beside it who eats it. Take what you eat and your rivals do not.',
  'coach.ds.abundance-corner':
    'A corner between three tiles feeds three. Best where your cubes starve, or where you want to be next.',
  'coach.ds.adaptation':
    'What you learn here you eat everywhere. Take a kind that lies where you live, or where you would like to.',
  'coach.ds.animal':
    'Every animal eats something else and has a gift of its own. Any is fine for a first game; take one you like.',
  'coach.ds.aquatic-corner': 'A corner that also touches another tile of yours feeds both.',
  'coach.ds.aquatic-cubes': 'Up to four cubes at once. Rich tiles are worth all four.',
  'coach.ds.aquatic-disk': 'Take food that you eat: your four cubes must live on it.',
  'coach.ds.aquatic-tile':
    'A disk and up to four cubes on a Sea or Wetland: the richest tiles. Choose where they make you first.',
  'coach.ds.arachnids':
    'You remove one rival cube before all others compete. Take it from whoever is just ahead of you on a rich tile.',
  'coach.ds.arrivals':
    'Cubes next door may move in free of charge. Send enough to be first, but keep the place you come from.',
  'coach.ds.biomass': 'This tile is too full, and one cube must go. Choose whoever is just ahead of you.',
  'coach.ds.blight-disk': 'One disk stays. Keep the one that you eat.',
  'coach.ds.blight-tile': 'All food but one leaves a tile. Choose one where rivals eat and you do not.',
  'coach.ds.card':
    'A card is used at once and then gone. Take the one that pays most now, or the one a rival wants.',
  'coach.ds.catastrophe-beside':
    'The tile beside it loses one cube. Take it from whoever is just ahead of you.',
  'coach.ds.catastrophe-survivor': 'One cube stays on the tile. If you are there, let it be yours.',
  'coach.ds.catastrophe-tile':
    'One tile keeps a single cube, and its neighbours lose one each. Strike where rivals stand together.',
  'coach.ds.competition':
    'On each terrain shown you may remove one rival where you live yourself. Push whoever is just ahead of you.',
  'coach.ds.depletion':
    'One disk leaves the map. Take the one that feeds rivals and not you, best where they would starve.',
  'coach.ds.disease': 'One learned food must go. Give up the one the fewest of your cubes live on.',
  'coach.ds.domination':
    'Score a tile where you have the most cubes. If you also wear the crown there, you take a card.',
  'coach.ds.evolution':
    'Two rivals’ cubes become yours, wherever they stand. Turn them where one cube changes who is first.',
  'coach.ds.fecundity': 'One more cube on each of your tiles. First where it wins a place or breaks a tie.',
  'coach.ds.fertile': 'A point for every cube on one tile, whoever owns it. Choose the most crowded tile.',
  'coach.ds.glaciation':
    'Ice pays for the ice around it and sends cubes home, all but one of each. Freeze where there are many rivals.',
  'coach.ds.habitat-corner':
    'A corner of three tiles feeds three. Best where your cubes starve or the crown depends on it.',
  'coach.ds.habitat-disk':
    'Any food from the bag. Take what you eat most of, or what saves cubes that starve.',
  'coach.ds.hibernation-cubes': 'Bring back all you can: they cost nothing.',
  'coach.ds.hibernation-tile':
    'Lost cubes come back to one tile, safe this round even without food. Choose the one that pays most.',
  'coach.ds.immigrants':
    'Everybody gives something up. Compare: a food, a pawn for good, or cubes where you have more than one.',
  'coach.ds.initiative':
    'You move one place forward for the next round and place this pawn anew. It is almost free, so use it.',
  'coach.ds.initiative-space':
    'The pawn may go on any other free space, and acts there this round. What is still missing from your plan?',
  'coach.ds.insects': 'A free cube on any tile, every round. Put it where it wins a place or holds the ice.',
  'coach.ds.instinct':
    'One pawn goes on a free space now. Spaces to the right in row 12 still act this round; others wait for the next.',
  'coach.ds.mass-exodus':
    'You say where they go. Send rivals where they starve, and your own where they win a place.',
  'coach.ds.mass-exodus-tile':
    'Everybody leaves one tile. Choose one where a rival is strong and you have little to lose.',
  'coach.ds.metamorphosis-in': 'Choose any food. The best is one that lies on several tiles where you live.',
  'coach.ds.metamorphosis-out':
    'You trade one food for another. Give up the one the fewest of your cubes live on.',
  'coach.ds.migration':
    'Move cubes to tiles beside them. Leave where you have more than you need; go where one more wins a place.',
  'coach.ds.placement':
    'Pawns say what you will do; rows act from 1 to 12. Take first what you need most: to eat, to grow, to score.',
  'coach.ds.predator':
    'One rival cube on each tile you share. Take it from whoever is just ahead of you, or take the last of its kind.',
  'coach.ds.protection':
    'What lies here is lost by all who learned it. Protect the food that most of your cubes live on.',
  'coach.ds.save':
    'At each Extinction Mammals save one starving cube. Save it where it holds a place that pays.',
  'coach.ds.speciation':
    'New cubes around one disk. Choose the one whose tiles take the most and feed you, where more cubes win a place.',
  'coach.ds.speciation-cubes':
    'Take all you may: cubes on a tile decide who scores there. Fewer only where they would starve.',
  'coach.ds.wanderlust':
    'New land pays you at once and gives room. Take the kind you would like to be first on.',
  'coach.ds.wanderlust-corner':
    'A corner that touches other tiles feeds them as well. Share it with a tile of yours, not of a rival.',
  'coach.ds.wanderlust-disk':
    'The new tile may bring food. Take what you eat: then it is a home for you, not for rivals.',
  'coach.ds.wanderlust-hex':
    'You are paid for neighbours: two make 3, three make 6, four make 10. Lay it beside your own herds.',
  'coach.ds.wasteland':
    'What is in here vanishes from the corners of the ice. Take out the kind that you eat there.',
  'coach.m.abundance':
    'Food for the map: it feeds everybody beside it who eats it. Take what you eat and your rivals do not.',
  'coach.m.abundance-corner':
    'A corner between three tiles feeds three. Best where your cubes starve, or where you want to be next.',
  'coach.m.adaptability-earth':
    'Take a kind that lies on other tiles of yours as well: there it feeds you from now on.',
  'coach.m.adaptability-own':
    'Your disk and one on the map change places. Give the one the fewest of your cubes live on.',
  'coach.m.adaptation':
    'What you learn here you eat everywhere. Take a kind that lies where you live, or where you would like to.',
  'coach.m.adaptation-replace':
    'You may put the new food in place of an old one. Only worth it when your board is full.',
  'coach.m.adaptation-space':
    'Say where it goes. On the trait it is lost with the trait; the board is safer.',
  'coach.m.ancient-lineage':
    'As you call home you may use the last discarded card again. Take it when it pays you.',
  'coach.m.animal':
    'Every animal eats something else and has a gift of its own. Any is fine for a first game; take one you like.',
  'coach.m.arrivals':
    'Cubes next door may move in free of charge. Send enough to be first, but keep the place you come from.',
  'coach.m.asteroid-beside': 'The tile beside it loses one cube. Take it from whoever is just ahead of you.',
  'coach.m.asteroid-survivor': 'One cube stays on the tile. If you are there, let it be yours.',
  'coach.m.asteroid-tile':
    'One tile keeps a single cube, its neighbours lose one each, and the game ends with this round. Strike a rival’s home.',
  'coach.m.autotrophs':
    'Disks at vents can be swapped or removed. Bring food that you eat, or take away what feeds rivals.',
  'coach.m.autotrophs-exchange':
    'Choose what lies at the vent from now on: best what you eat and your neighbours there do not.',
  'coach.m.biomass': 'This tile is too full, and one cube must go. Choose whoever is just ahead of you.',
  'coach.m.bottom-feeder':
    'You use the card in slot 1 without scoring. Worth it when it pays you or opens a better row.',
  'coach.m.bottom-feeder-disk': 'Take a food from what others left. Best is one that lies where you live.',
  'coach.m.bottom-feeder-space':
    'Say where it goes. On the trait it is lost with the trait; the board is safer.',
  'coach.m.bountiful-habitat':
    'Every tile of one kind is scored at once. Choose the kind where you are first most often.',
  'coach.m.camouflage':
    'You may slip one cube onto the tile a rival has made. It is free: take it where it finds food.',
  'coach.m.card':
    'Any card up to the number of your space. Read the slots: the higher the slot, the stronger a card with X.',
  'coach.m.cladogenesis-discard':
    'A discarded card acts once more. Choose the one that pays you, not the one that helps all.',
  'coach.m.cladogenesis-row':
    'Another card from the row acts as well. Read them all: the one that pays most now is the best.',
  'coach.m.competition':
    'Remove rivals on one tile of the terrain shown where you live yourself. Push whoever is just ahead of you.',
  'coach.m.depletion':
    'One disk leaves the map. Take the one that feeds rivals and not you, best where they would starve.',
  'coach.m.disease': 'One learned food must go. Give up the one the fewest of your cubes live on.',
  'coach.m.domination':
    'Your disks of a kind times tiles where you meet it. Beat the target and the white pawn is yours; it pays at the end.',
  'coach.m.evolution':
    'Score a tile of the kind shown. If your cubes find food there you also take a card: best where you are first.',
  'coach.m.exaptation':
    'Your trait copies another one. Choose the one that fits your food and place in the chain.',
  'coach.m.fecundity': 'One more cube on each of your tiles. First where it wins a place or breaks a tie.',
  'coach.m.fertile': 'A point for every cube on one tile, whoever owns it. Choose the most crowded tile.',
  'coach.m.gene-expression': 'Three new traits, one is yours. Take what helps for the turns that are left.',
  'coach.m.gene-expression-replaced': 'One of your traits must go. Give up the one whose work is done.',
  'coach.m.habitat-corner':
    'A corner of three tiles feeds three. Best where your cubes starve, or where you live without it.',
  'coach.m.habitat-disk':
    'Food of a kind whose white pawn is yours. More tiles with it raise what the pawn is worth.',
  'coach.m.habitat-removed':
    'One disk leaves the map, of a kind whose white pawn is not yours. Take one that feeds rivals.',
  'coach.m.habitat-uncontrolled-corner': 'Put it where it feeds you, or where it feeds nobody.',
  'coach.m.habitat-uncontrolled-disk':
    'A disk of a kind whose white pawn is not yours comes to the map. Take one you eat, if there is one.',
  'coach.m.mass-exodus':
    'You say where they go. Send rivals where they starve, and your own where they win a place.',
  'coach.m.mass-exodus-tile':
    'Everybody leaves one tile. Choose one where a rival is strong and you have little to lose.',
  'coach.m.metamorphosis-in': 'Choose any food. The best is one that lies on several tiles where you live.',
  'coach.m.metamorphosis-out':
    'You trade one food for another. Give up the one the fewest of your cubes live on.',
  'coach.m.migration':
    'Move cubes to tiles beside them. Leave where you have more than you need; go where one more wins a place.',
  'coach.m.niche-construction-corner': 'Put it where it feeds your cubes: a corner of three tiles is best.',
  'coach.m.niche-construction-disk':
    'You move one disk on the map. Take one that feeds rivals, or one of yours that lies badly.',
  'coach.m.omnivore-cube': 'One cube goes. Take it from whoever is just ahead of you.',
  'coach.m.omnivore-disk': 'Take the disk that feeds rivals and not you.',
  'coach.m.omnivore-tile':
    'A tile of yours loses one disk and one cube. Choose one where a rival pays for both.',
  'coach.m.pack-hunters':
    'You begin with a white pawn. Take the kind you have most of: it is easiest to keep.',
  'coach.m.population-explosion':
    'As many new cubes as stand there, whoever owns them. Choose the fullest tile that feeds you.',
  'coach.m.predator':
    'One rival cube on each tile you share. Take it from whoever is just ahead of you, or take the last of its kind.',
  'coach.m.profligate-carnivore':
    'Rivals’ cubes go, and yours take their places. Choose where one cube changes who is first.',
  'coach.m.profligate-carnivore-cubes':
    'You have too few cubes for all places. Put them where they find food and win a place.',
  'coach.m.regression':
    'A cube here keeps all your learned food at the next refill. Worth it when something you eat lies in the row above.',
  'coach.m.regression-loss':
    'One of two equal disks goes. Give up the one on the board if you can, and keep the place that is hard to fill.',
  'coach.m.resilience': 'You may keep one food from the loss. Keep the one that most of your cubes live on.',
  'coach.m.solar-radiation-cube': 'Say whose cube goes home. Choose whoever is just ahead of you.',
  'coach.m.solar-radiation-tile':
    'Cubes leave one tile for home. Choose one where a rival is first and you have few.',
  'coach.m.special-space':
    'A white pawn goes anywhere, up or down, even onto a rival’s plain pawn. Take what matters most now.',
  'coach.m.speciation':
    'New cubes around one disk. Choose the one whose tiles take the most and feed you, where more cubes win a place.',
  'coach.m.speciation-cubes':
    'Take all you may: cubes on a tile decide who scores there. Fewer only where they would starve.',
  'coach.m.symbiotic': 'You drew a food. Say where it goes; the board is safer than the trait.',
  'coach.m.tectonics':
    'A vent pays for vents beside it and sends crowds home, all but one of each. Whoever leads on vents is paid at Survival.',
  'coach.m.tectonics-cube':
    'One cube of yours joins the vent. Take a lost one if you have any: that costs you nothing.',
  'coach.m.tectonics-side':
    'A geyser counts as land, a smoker as deep sea. It matters for cards and for Autotrophs only.',
  'coach.m.terrestrial-corner': 'A corner that also touches another tile of yours feeds both.',
  'coach.m.terrestrial-cubes': 'Up to four cubes at once. A rich tile is worth all four.',
  'coach.m.terrestrial-disk': 'Take food that you eat: your cubes must live on it.',
  'coach.m.terrestrial-tile':
    'A disk and up to four cubes on Land or a geyser. Land pays 8, so four cubes there are worth much.',
  'coach.m.trait':
    'A trait is a gift for the whole game. For a first one take something plain: a longer Migration or one more food.',
  'coach.m.trophic-cascade-disk': 'Take the disks that feed rivals, and leave what you eat.',
  'coach.m.trophic-cascade-tile': 'Food leaves one tile. Choose one where rivals eat and you do not.',
  'coach.m.turn':
    'Place a pawn and act at once; the next must go further down. Begin high, and call home when little is left below.',
  'coach.m.wanderlust':
    'New land pays you at once and gives room. Take the kind you would like to be first on.',
  'coach.m.wanderlust-corner':
    'A corner that touches other tiles feeds them as well. Share it with a tile of yours, not of a rival.',
  'coach.m.wanderlust-disk':
    'The new tile may bring food. Take what you eat: then it is a home for you, not for rivals.',
  'coach.m.wanderlust-hex':
    'You are paid for neighbours of the same kind, the new tile included: two make 3, three 6, four 10.',
  'coach.less.evo.bag': 'Your species would bring less food into your bag.',
  'coach.less.evo.heads': 'Less of your population would be alive at the end.',
  'coach.less.evo.traits': 'You would have fewer traits on living species.',
  'coach.less.evo.species': 'You would be left with fewer species.',
  'coach.less.evo.body': 'Your species would stay smaller, and easier to bite.',
  'coach.less.evo.hand': 'You would have fewer cards for later.',
  'coach.less.evo.stores': 'You would have less room to store fat.',
  'coach.less.evo.prey': 'Your hunter would find less prey.',
  'coach.less.evo.hunted': 'Hunters would get at your species more easily.',
  'coach.less.evo.bare': 'Your small species would be left without protection.',
  'coach.less.evo.hunger': 'Some of yours would not get enough to eat.',
  'coach.less.evo.safe': 'Fewer of your species would be well protected.',
  'coach.less.evo.chained': 'Your species would pass less food on to each other.',
  'coach.less.earth.points': 'You would score fewer points now.',
  'coach.less.earth.places': 'You would hold fewer places that pay on the tiles.',
  'coach.less.earth.dominance': 'You would dominate fewer tiles.',
  'coach.less.earth.estate': 'The tiles that you dominate would be worth less.',
  'coach.less.earth.cubes': 'Fewer of your cubes would survive.',
  'coach.less.earth.tiles': 'You would live on fewer tiles.',
  'coach.less.earth.levels': 'You would live on tiles that are worth less.',
  'coach.less.earth.matches': 'Less of the food on the map would feed you.',
  'coach.less.earth.frontier': 'You would have less room to spread.',
  'coach.less.earth.pool': 'You would have fewer cubes left to grow with.',
  'coach.less.earth.elements': 'You would eat fewer things.',
  'coach.less.earth.kinds': 'Your food would be less varied.',
  'coach.less.earth.threats': 'More of your learned food could be lost to Regression.',
  'coach.less.earth.initiative': 'You would come later in the order of play.',
  'coach.less.earth.survival': 'You would get less of the Survival bonus.',
  'coach.less.earth.waiting': 'More of the others would act before you.',
  'coach.less.earth.targets': 'Your white pawns would pay less at the end.',
  'coach.less.earth.specials': 'You would hold fewer white pawns.',
  'coach.less.earth.takeovers': 'Fewer white pawns would be within your reach.',
  'coach.less.earth.turns': 'You would have fewer pawns left to place.',
  'coach.less.earth.traits': 'Your traits would do less for you.',
} as const;
