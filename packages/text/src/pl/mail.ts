import type { mail as english } from '../en/mail.ts';

/** What the server writes to people who are away. */
export const mail: Readonly<Record<keyof typeof english, string>> = {
  'mail.turn':
    '{count, plural, one {Twój ruch: {title}} few {# stoły czekają na ciebie} many {# stołów czeka na ciebie} other {# stołu czeka na ciebie}}',
  'mail.table': '{title} {link}',
  'mail.unsubscribe': 'Koniec e-maili o twoim ruchu: {link}',
  'mail.sign-in': 'Zaloguj się do Clade',
  'mail.sign-in-note': 'Tym linkiem się zalogujesz. Działa raz, przez pół godziny:',
  'mail.sign-in-else': 'Jeśli to nie twoja prośba, nie rób nic: bez tego linku nikt nie wejdzie.',
};
