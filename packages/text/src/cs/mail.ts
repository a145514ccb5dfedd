import type { mail as english } from '../en/mail.ts';

/** What the server writes to people who are away. */
export const mail: Readonly<Record<keyof typeof english, string>> = {
  'mail.turn':
    '{count, plural, one {Jste na tahu: {title}} few {Čekají na vás # stoly} many {Čeká na vás # stolu} other {Čeká na vás # stolů}}',
  'mail.table': '{title} {link}',
  'mail.unsubscribe': 'Už nepsat, když jsem na tahu: {link}',
  'mail.sign-in': 'Přihlášení do Clade',
  'mail.sign-in-note': 'Tímto odkazem se přihlásíte. Funguje jen jednou a do půl hodiny:',
  'mail.sign-in-else': 'Není-li to vaše žádost, nedělejte nic: bez odkazu se dovnitř nikdo nedostane.',
};
