export { learnDs } from './learn-ds.ts';
export { learnM } from './learn-m.ts';

/** What Ada says in the guided first games, by chapter and step. */
export const learn = {
  'learn.evo.1.title': 'What wins',
  'learn.evo.1.1.say': 'The last leaf of a game. Give it to your animal with the shell, and we count.',
  'learn.evo.1.1.do': 'Feed the animal with the shell',
  'learn.evo.1.1.after': 'Eaten. All the food on your boards goes into your bag, and the game is over.',
  'learn.evo.1.2.say': 'Now the points. First your bag: every leaf in it is one.',
  'learn.evo.1.2.do': 'Choose your bag',
  'learn.evo.1.2.after': 'Ten leaves, ten points. Eating is most of what wins.',
  'learn.evo.1.3.say': 'Every animal that is still alive counts as well. This number is how many there are.',
  'learn.evo.1.3.do': 'Choose the three rings of your species with the shell',
  'learn.evo.1.3.after': 'Three here and two there: five more points.',
  'learn.evo.1.4.say': 'One thing more in front of you is worth a point. Find it yourself.',
  'learn.evo.1.4.do': 'Choose the Hard Shell',
  'learn.evo.1.4.after': 'Yes, each trait on a living species is a point. Ten and five and one make sixteen.',
  'learn.evo.1.4.wrong.body': 'A big body is useful, but it is no point.',
  'learn.evo.1.4.wrong.hand': 'A card in your hand is worth nothing now. Look at what is on your animals.',

  'learn.evo.2.title': 'A small animal',
  'learn.evo.2.1.say':
    'This is your first species, one small animal. The three rings are its population: how many mouths it has.',
  'learn.evo.2.1.do': 'Choose the population',
  'learn.evo.2.1.after': 'One mouth needs one leaf each round. At six mouths it is full.',
  'learn.evo.2.2.say': 'The other number is its body. A big body is hard to bite.',
  'learn.evo.2.2.do': 'Choose the body',
  'learn.evo.2.2.after': 'Only a hunter that is larger can attack it.',
  'learn.evo.2.3.say': 'And these are your cards: three each round, and one more for every species you have.',
  'learn.evo.2.3.do': 'Choose your hand',
  'learn.evo.2.3.after': 'One species, so four cards. More species, more cards.',

  'learn.evo.3.title': 'Food for everybody',
  'learn.evo.3.1.say':
    'Before anybody eats, each of us puts one card at the watering hole. Only its corner number counts.',
  'learn.evo.3.1.do': 'Give the card with the 3',
  'learn.evo.3.1.after': 'Three leaves from you. What you give here, you cannot play.',
  'learn.evo.3.1.wrong': 'Minus one would take a leaf away. That is for days when you eat meat.',
  'learn.evo.3.2.say': 'Heron and Otter have given a card, too. They lie face-down until we eat.',
  'learn.evo.3.2.do': 'Choose the watering hole',
  'learn.evo.3.2.after': 'Nobody knows yet how much there will be. That is the guess of every round.',

  'learn.evo.4.title': 'One card, three uses',
  'learn.evo.4.1.say':
    'A card can be its trait. Put the Hard Shell on your animal: it stays hidden until we eat.',
  'learn.evo.4.1.do': 'Put the Hard Shell on your species',
  'learn.evo.4.1.after': 'Hard to bite from now on. A species has room for three traits.',
  'learn.evo.4.2.say': 'Any card can also be given away to grow by one. Give the Horns for one more mouth.',
  'learn.evo.4.2.do': 'Give the Horns for population',
  'learn.evo.4.2.after': 'Two animals now: one more point, if you can feed both.',
  'learn.evo.4.2.wrong': 'A larger body is hard to bite, but only mouths fill your bag.',
  'learn.evo.4.3.say': 'The last card is for a second species. It stands at either end of your row.',
  'learn.evo.4.3.do': 'Give the last card for a new species',
  'learn.evo.4.3.after': 'Two species: one more turn to eat, and one more card next round.',
  'learn.evo.4.3.wrong': 'You could. But a second species brings a card every round from now on.',

  'learn.evo.5.title': 'The watering hole',
  'learn.evo.5.1.say':
    'Six leaves, eight mouths, and you eat first. Feed the one with the shell: with nothing it would die out.',
  'learn.evo.5.1.do': 'Feed the animal with the shell',
  'learn.evo.5.1.after':
    'We eat in turn, one species each time. Heron’s animal forages, so it took two at once.',
  'learn.evo.5.2.say': 'Two leaves are left, and it is your turn. Who has nothing yet?',
  'learn.evo.5.2.do': 'Feed your new species',
  'learn.evo.5.2.after':
    'The water is empty. The one with the shell had one leaf for two mouths and lost one, but nobody died out.',
  'learn.evo.5.2.wrong':
    'Then your new species ends with nothing and dies out. One leaf each keeps both alive.',
  'learn.evo.5.3.say': 'What was eaten has gone into your bag.',
  'learn.evo.5.3.do': 'Choose your bag',
  'learn.evo.5.3.after': 'Two leaves, two points. Nobody can take them from you any more.',

  'learn.evo.6.title': 'The hunter',
  'learn.evo.6.1.say': 'The water is empty, but your hunter eats no leaves. Look at its body first.',
  'learn.evo.6.1.do': 'Choose the body of your hunter',
  'learn.evo.6.1.after': 'Four. It can bite whoever has less.',
  'learn.evo.6.2.say': 'Otter’s animal has a body of two and nothing that protects it.',
  'learn.evo.6.2.do': 'Attack Otter’s animal with your hunter',
  'learn.evo.6.2.after':
    'Four is larger than two. You take as much meat as its body, two, and Otter loses one animal.',
  'learn.evo.6.2.wrong': 'That one has horns: they would cost you one of your own. Take the other first.',
  'learn.evo.6.3.say': 'Your hunter still has two hungry mouths. Choose the prey yourself.',
  'learn.evo.6.3.do': 'Attack Otter’s animal once more',
  'learn.evo.6.3.after': 'All four mouths are full, and meat counts in the bag as leaves do.',
  'learn.evo.6.3.wrong': 'Horns: whoever attacks it loses one animal. There is prey that does not hurt.',

  'learn.evo.7.title': 'Staying alive',
  'learn.evo.7.1.say': 'Now Heron has a hunter. Look how large it is.',
  'learn.evo.7.1.do': 'Choose the body of Heron’s hunter',
  'learn.evo.7.1.after': 'Five. Both of your animals are smaller, so it could bite either.',
  'learn.evo.7.2.say': 'A Warning Call protects the neighbours on both sides. Give it to your left animal.',
  'learn.evo.7.2.do': 'Put the Warning Call on your left species',
  'learn.evo.7.2.after': 'The right one is safe. The caller itself is not.',
  'learn.evo.7.3.say': 'One card left. Make the caller safe, too.',
  'learn.evo.7.3.do': 'Put the Hard Shell on your left species',
  'learn.evo.7.3.after':
    'One and four make five, and five is not larger than five. Heron has to look elsewhere.',
  'learn.evo.7.3.wrong': 'That does not stop a hunter of five. The shell adds four to a body.',
  'learn.evo.7.3.wrong.neighbour': 'That one is covered by the call already. The caller is not.',

  'learn.evo.8.title': 'The last round',
  'learn.evo.8.1.say':
    'The cards have run out, so this round is the last. What stays in your hand is nothing.',
  'learn.evo.8.1.do': 'Choose your hand',
  'learn.evo.8.1.after': 'A trait on an animal is a point. A mouth is one, too, if you can feed it.',
  'learn.evo.8.2.say': 'Play the round to its end, against Heron. I stay beside you.',
  'learn.evo.8.2.after':
    'That was a whole round, and now you know the game. Sit down with us whenever you like.',
  'learn.evo.8.2.ask.food-card': 'You have five mouths. Give a card with a high number, one you need least.',
  'learn.evo.8.2.ask.play-card': 'Every free place takes a trait, and each is a point. Play all you have.',
  'learn.evo.8.2.ask.feed': 'First whoever has nothing yet: without a leaf it would die out.',
} as const;
