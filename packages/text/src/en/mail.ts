/** What the server writes to people who are away. */
export const mail = {
  'mail.turn': '{count, plural, one {Your turn: {title}} other {# tables wait for you}}',
  'mail.table': '{title} {link}',
  'mail.unsubscribe': 'No more mail when it is your turn: {link}',
  'mail.sign-in': 'Sign in to Clade',
  'mail.sign-in-note': 'This link signs you in. It works once, within half an hour:',
  'mail.sign-in-else': 'If you did not ask for it, do nothing: nobody can sign in without it.',
} as const;
