/** What Ada says in the guided first game of Dominant Species, by chapter and step. */
export const learnDs = {
  'learn.ds.1.title': 'Eat to live',
  'learn.ds.1.1.say':
    'These are your frogs, and frogs live on water. Look at the three drops beside their name.',
  'learn.ds.1.1.do': 'Choose the drops of the Amphibians',
  'learn.ds.1.1.after': 'Three drops: wherever water lies, they drink well.',
  'learn.ds.1.2.say':
    'Food lies on the corners of the tiles. Find the drop that feeds your frog in the Jungle.',
  'learn.ds.1.2.do': 'Choose the drop between Jungle and Wetland',
  'learn.ds.1.2.after': 'It lies on a corner, so it feeds the Wetland, too.',
  'learn.ds.1.2.wrong.far': 'That drop does not touch the Jungle. Look at the Jungle’s own corners.',
  'learn.ds.1.2.wrong.food': 'Your frogs do not eat that. Look for a drop.',
  'learn.ds.1.3.say': 'Now find the frog that has no water at all.',
  'learn.ds.1.3.do': 'Choose the frog in the Mountains',
  'learn.ds.1.3.after':
    'Hatched, with a red triangle: it is endangered. At the end of the round it would die out.',
  'learn.ds.1.3.wrong': 'These have a drop on a corner of their tile. One frog has none.',

  'learn.ds.2.title': 'The crown',
  'learn.ds.2.1.say': 'Three animals live on this Savannah. Who eats best there?',
  'learn.ds.2.1.do': 'Choose the Insects on the Savannah',
  'learn.ds.2.1.after':
    'Two grasses lie here, and Insects have two: four. You have three waters, but one drop lies here: three.',
  'learn.ds.2.1.wrong.frogs': 'You have three waters, but only one drop lies here: three. Somebody has four.',
  'learn.ds.2.1.wrong.reptiles': 'They have two suns, and one lies here: two. Somebody has four.',
  'learn.ds.2.2.say': 'And who wears the crown on the Wetland? Count food, not cubes.',
  'learn.ds.2.2.do': 'Choose the Amphibians on the Wetland',
  'learn.ds.2.2.after': 'Two drops for your three waters: six against two. At a tie nobody would wear it.',
  'learn.ds.2.2.wrong': 'One grass lies here for the two of theirs: two. Now count your drops.',

  'learn.ds.3.title': 'Points on a tile',
  'learn.ds.3.1.say':
    'A scored tile pays whoever has most cubes. The Savannah pays 7, 4 and 2: who is second, after Insects?',
  'learn.ds.3.1.do': 'Choose the Reptiles on the Savannah',
  'learn.ds.3.1.after': 'You have one cube each, and ties go up the food chain: Reptiles stand above you.',
  'learn.ds.3.1.wrong': 'You have one cube, and so have the Reptiles. Ties go up the food chain, to them.',
  'learn.ds.3.2.say': 'The Wetland pays 8 and then 4, and most cubes there are yours. Score it.',
  'learn.ds.3.2.do': 'Score the Wetland',
  'learn.ds.3.2.after':
    'Eight for you, four for Insects. You wear the crown as well: later that brings a card.',
  'learn.ds.3.2.wrong': 'On the Savannah you are third and get two. The Wetland pays you eight.',
  'learn.ds.3.3.say': 'You have one more pawn in row 12. Score the tile that is best for you.',
  'learn.ds.3.3.do': 'Score the Jungle',
  'learn.ds.3.3.after': 'Six for you and nothing for anybody else: you are alone there.',
  'learn.ds.3.3.wrong': 'That pays you nothing. Look where your frogs live.',
  'learn.ds.3.3.wrong.savannah': 'Two for you, but seven for Insects. One tile pays you alone.',

  'learn.ds.4.title': 'Pawns are your plan',
  'learn.ds.4.1.say':
    'Twelve rows, played from top to bottom. First we say what we will do: put a pawn on the drop in row 8.',
  'learn.ds.4.1.do': 'Place a pawn on the drop of Speciation',
  'learn.ds.4.1.after':
    'One pawn each, in turn. Somebody may take the space you want, so take the best one first.',
  'learn.ds.4.1.wrong': 'There your young would be born where others eat. The drop is your space.',
  'learn.ds.4.2.say': 'And one for points: grow in row 8, score in row 12.',
  'learn.ds.4.2.do': 'Place a pawn on the first space of Domination',
  'learn.ds.4.2.after': 'You score first, and choose first among the cards.',
  'learn.ds.4.2.wrong': 'In a row the left space acts first. Take that one.',
  'learn.ds.4.3.say': 'New food is learned in row 2, before anybody grows. Put a pawn there.',
  'learn.ds.4.3.do': 'Place a pawn on Adaptation',
  'learn.ds.4.3.after': 'Each of us places six pawns like this. Then the rows are played, from 1 to 12.',
  'learn.ds.4.3.wrong': 'That is another row. Adaptation is the second from the top.',

  'learn.ds.5.title': 'More of us',
  'learn.ds.5.1.say':
    'This drop touches three lands. Choose it: four young on the Wetland, three on the Savannah, one on the ice.',
  'learn.ds.5.1.do': 'Choose the drop between Wetland D2, Savannah E3 and Tundra D3',
  'learn.ds.5.1.after': 'Eight more frogs. The land decides how many: a rich one feeds four, the ice one.',
  'learn.ds.5.1.wrong': 'That drop touches two lands only. This one feeds three.',
  'learn.ds.5.1.wrong.few': 'There is room for more. Take them all: four, three and one.',
  'learn.ds.5.2.say': 'Look at the Savannah: it would pay you 7 now instead of 2. But who wears the crown?',
  'learn.ds.5.2.do': 'Choose the crown on the Savannah',
  'learn.ds.5.2.after': 'Still Insects. You brought more cubes, not more food.',
  'learn.ds.5.3.say': 'A second birth, at a grub this time. Choose the one where your young will find water.',
  'learn.ds.5.3.do': 'Choose the grub between Jungle C3, Wetland D2 and Tundra D3',
  'learn.ds.5.3.after':
    'Jungle, Wetland and ice: a drop on each. Where they are born they need not eat the same.',
  'learn.ds.5.3.wrong': 'There is room for more: three in the Jungle, four on the Wetland, one on the ice.',
  'learn.ds.5.3.wrong.forest':
    'In the Forest they would find no water and die out. The other grub touches three wet lands.',

  'learn.ds.6.title': 'A new taste',
  'learn.ds.6.1.say':
    'Learn to eat something new. Grass would feed your two frogs in the Desert, and look at the Savannah.',
  'learn.ds.6.1.do': 'Take the grass',
  'learn.ds.6.1.after': 'Five against four on the Savannah: the crown is yours. No cube had to move.',
  'learn.ds.6.1.wrong.sun':
    'Sun feeds the Desert as well, but the Savannah would be four against four: no crown at a tie.',
  'learn.ds.6.1.wrong.other': 'Your frogs in the Desert would still starve. Grass lies there.',
  'learn.ds.6.2.say': 'What nobody takes slides down to row 3. Look what lies there from last round.',
  'learn.ds.6.2.do': 'Choose row 3, Regression',
  'learn.ds.6.2.after': 'Grass and a seed: whoever has learned them loses one of each. Printed food is safe.',
  'learn.ds.6.3.say': 'Your pawn in row 3 keeps one of the two. Which one?',
  'learn.ds.6.3.do': 'Protect the grass',
  'learn.ds.6.3.after':
    'The grass stays, and with it the crown and the Desert. The seed is gone, but nobody starves.',
  'learn.ds.6.3.wrong': 'Then you lose both. Keep the one that your frogs need.',
  'learn.ds.6.3.wrong.seed': 'Then the grass is lost, and your frogs in the Desert starve again.',

  'learn.ds.7.title': 'Feed the land',
  'learn.ds.7.1.say': 'Three frogs in the Forest, and no water. Row 4 puts food on the land: take the water.',
  'learn.ds.7.1.do': 'Take the water',
  'learn.ds.7.1.after': 'It may go on any free corner of any tile.',
  'learn.ds.7.1.wrong': 'Your frogs do not eat that. They need water.',
  'learn.ds.7.2.say': 'Now put it where the three frogs in the Forest can drink.',
  'learn.ds.7.2.do': 'Put the water on a free corner of Forest C4',
  'learn.ds.7.2.after': 'Saved. And because the corner is away from the ice, Wasteland cannot reach it.',
  'learn.ds.7.2.wrong': 'That corner feeds somebody else. Your hungry frogs are in the Forest.',
  'learn.ds.7.3.say':
    'Wasteland, row 5, comes every round: what lies in it vanishes from the corners of the ice.',
  'learn.ds.7.3.do': 'Choose row 5, Wasteland',
  'learn.ds.7.3.after':
    'Grub and meat beside the ice are gone. A pawn in row 6 may take one disk more, anywhere.',

  'learn.ds.8.title': 'Go and push',
  'learn.ds.8.1.say':
    'Seven steps, one for each cube. You have more than you need on the Wetland: send three to the Savannah.',
  'learn.ds.8.1.do': 'Move three cubes from the Wetland to the Savannah, then stop',
  'learn.ds.8.1.after': 'Four here and four there. You are still first on the Wetland.',
  'learn.ds.8.1.wrong.forest': 'There is no water in the Forest. The Savannah has a drop.',
  'learn.ds.8.2.say':
    'Now push: your pawn may remove one rival on a Wetland, one in a Jungle, one on the ice, where you live, too.',
  'learn.ds.8.2.do': 'Remove the Insect on the Wetland',
  'learn.ds.8.2.after': 'A removed cube is gone for good. The Wetland pays nobody but you now.',
  'learn.ds.8.2.wrong': 'Then the Insect there is still paid 4. Remove it.',
  'learn.ds.8.3.say':
    'Another pawn. On the Savannah Insects have five cubes, you four, Reptiles two: whom do you push?',
  'learn.ds.8.3.do': 'Remove an Insect on the Savannah',
  'learn.ds.8.3.after':
    'Four against four, and ties go up the food chain: 7 for you. Push whoever stands just above you.',
  'learn.ds.8.3.wrong': 'Nobody pushes back here. Look who stands just above you.',
  'learn.ds.8.3.wrong.reptiles': 'They are behind you already. Push the one who stands just above you.',

  'learn.ds.9.title': 'Ice and new land',
  'learn.ds.9.1.say':
    'Ice grows beside ice and pays for the ice around it. Freeze the Desert: two icy neighbours, 3 points.',
  'learn.ds.9.1.do': 'Freeze the Desert',
  'learn.ds.9.1.after': 'One of each animal stays, the others go back to their owners to be born again.',
  'learn.ds.9.1.wrong': 'Only one icy neighbour: 1 point. And your own frogs live there.',
  'learn.ds.9.2.say': 'Now you lay new land. No other pays as much as the Sea, 9 for the first: take it.',
  'learn.ds.9.2.do': 'Take the Sea',
  'learn.ds.9.2.after': 'It may lie on any free place beside a tile.',
  'learn.ds.9.2.wrong': 'Land like that pays less when it is scored. Take the Sea.',
  'learn.ds.9.3.say':
    'New land pays you for its neighbours: three make 6. Lay it here, where a drop lies on the corner.',
  'learn.ds.9.3.do': 'Lay the Sea between Jungle, Wetland and Forest',
  'learn.ds.9.3.after': 'Three neighbours, 6 points. Four would make 10.',
  'learn.ds.9.3.wrong': 'That touches fewer tiles. Three neighbours pay 6.',
  'learn.ds.9.3.wrong.grass':
    'Six points there as well, but only grass on the corner. The other place has a drop.',
  'learn.ds.9.4.say': 'New land may bring food along. Take a water for it, so that it is yours to eat.',
  'learn.ds.9.4.do': 'Take the water',
  'learn.ds.9.4.after': 'It goes on a free corner of the new tile.',
  'learn.ds.9.4.wrong': 'Your frogs do not eat that. Take water.',
  'learn.ds.9.5.say': 'Put it on a corner of the Sea that feeds another tile as well.',
  'learn.ds.9.5.do': 'Put the water between Sea, Wetland and Forest',
  'learn.ds.9.5.after':
    'All who live beside it may move in; three frogs did. And mind the ice: most cubes on it are paid every round.',
  'learn.ds.9.5.wrong': 'That corner feeds the Sea alone. Find one that touches another tile.',

  'learn.ds.10.title': 'Cards and the end',
  'learn.ds.10.1.say': 'You wear the crown on the Wetland, so after its points you take a card. Score it.',
  'learn.ds.10.1.do': 'Score the Wetland',
  'learn.ds.10.1.after': 'Eight for you. Now a card: it is used at once and then gone.',
  'learn.ds.10.1.wrong': 'Insects wear the crown there: they would get seven points and the card.',
  'learn.ds.10.2.say':
    'Read both cards and choose: a point for every tile you share, or frost for rivals on the ice.',
  'learn.ds.10.2.do': 'Take Biodiversity',
  'learn.ds.10.2.after':
    'Four shared tiles, four points. Lynx scored, took the other card, and the round was over.',
  'learn.ds.10.2.wrong': 'It would cost Lynx one cube on the ice. You share four tiles: that is four points.',
  'learn.ds.10.3.say': 'At the end of a round every cube without food dies out. Look at the Desert.',
  'learn.ds.10.3.do': 'Choose the Desert',
  'learn.ds.10.3.after': 'Your two frogs there had no water. That is why we learned to eat first.',
  'learn.ds.10.4.say': 'One card is left: Ice Age. Whoever takes it makes this round the last.',
  'learn.ds.10.4.do': 'Choose Ice Age',
  'learn.ds.10.4.after': 'It pays for crowns, then every tile pays once more. So the wide herd wins.',
  'learn.ds.10.5.say': 'Most pawns are placed. Play the round to its end, against Lynx; I stay beside you.',
  'learn.ds.10.5.after': 'You know the whole game. Next time I only watch, and you may ask.',
  'learn.ds.10.5.ask.placement':
    'What do your frogs need? Young in row 8, food in rows 2 and 4, a second tile to score in row 12.',
  'learn.ds.10.5.ask.speciation':
    'Choose the drop whose tiles take most young, where one more cube makes you first.',
  'learn.ds.10.5.ask.migration': 'Go where a cube or two make you first. Stay near the water.',
  'learn.ds.10.5.ask.domination':
    'Score where you have most cubes and the crown: then Ice Age is yours, and this round the last.',
} as const;
