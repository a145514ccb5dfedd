/** What a check of a deal has proved, on the page and in the terminal. */
export const deal = {
  'deal.bound':
    'The secret number behind this deal was fixed before the first card, and it is the one that the fingerprint promised.',
  'deal.added':
    'Mixed in with it: a random number from {names}. Choosing this deal would have taken the server and everybody who added a number, together.',
  'deal.missing':
    'Left out, because it did not come in time: the number from {names}. Whoever was at the table then should ask whoever runs the server.',
  'deal.alone':
    'No player added a number. The secret was fixed when the table was made, but whoever picked it could have looked for one they liked.',
  'deal.unbound': 'Nothing was promised before the deal: whether somebody chose the seed cannot be told.',
  'deal.broken.share': '✗ a number in the deal is not the one that was promised',
  'deal.broken.seed': '✗ the seed does not come from the secret and the numbers',
  'deal.seen.other': '✗ at the start this device saw another fingerprint, or other promises',
  'deal.seen.left-out': '✗ this device told your number in time, and it is not in the deal',
};
