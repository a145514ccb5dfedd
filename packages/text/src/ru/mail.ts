import type { mail as english } from '../en/mail.ts';

/** What the server writes to people who are away. */
export const mail: Readonly<Record<keyof typeof english, string>> = {
  'mail.turn':
    '{count, plural, =1 {Ваш ход: {title}} one {Вас ждёт # стол} few {Вас ждут # стола} many {Вас ждут # столов} other {Вас ждут # стола}}',
  'mail.table': '{title} {link}',
  'mail.unsubscribe': 'Больше не писать, когда мой ход: {link}',
  'mail.sign-in': 'Вход в Clade',
  'mail.sign-in-note': 'По этой ссылке вы войдёте. Она действует один раз, в течение получаса:',
  'mail.sign-in-else': 'Если вы об этом не просили, ничего не делайте: без неё никто не войдёт.',
};
