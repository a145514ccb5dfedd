import type { mail as english } from '../en/mail.ts';

/** What the server writes to people who are away. */
export const mail: Readonly<Record<keyof typeof english, string>> = {
  'mail.turn': '{count, plural, one {Te jössz: {title}} other {# asztal rád vár}}',
  'mail.table': '{title} {link}',
  'mail.unsubscribe': 'Ne kapj több levelet, amikor te jössz: {link}',
  'mail.sign-in': 'Belépés: Clade',
  'mail.sign-in-note': 'Ezzel a linkkel léphetsz be. Egyszer használható, fél órán belül:',
  'mail.sign-in-else': 'Ha nem te kérted, nincs teendőd: enélkül senki sem léphet be.',
};
