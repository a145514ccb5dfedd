import type { deal as english } from '../en/deal.ts';

/** What a check of a deal has proved, in Polish. */
export const deal: Readonly<Record<keyof typeof english, string>> = {
  'deal.bound':
    'Tajna liczba tego rozdania była ustalona przed pierwszą kartą i jest tą, którą zapowiadał odcisk.',
  'deal.added':
    'Dodano do niej losową liczbę od: {names}. Żeby wybrać to rozdanie, serwer musiałby się zmówić ze wszystkimi, od których są te liczby.',
  'deal.missing':
    'Nie doszła na czas i została pominięta liczba od: {names}. Kto był wtedy przy stole, niech zapyta o to osobę prowadzącą serwer.',
  'deal.alone':
    'Żaden gracz nie dodał swojej liczby. Tajną liczbę ustalono przy tworzeniu stołu, ale kto ją wybierał, mógł poszukać takiej, która mu odpowiada.',
  'deal.unbound': 'Przed rozdaniem nic nie było ustalone: nie da się stwierdzić, czy ktoś wybrał ziarno.',
  'deal.broken.share': '✗ jedna z liczb nie jest tą, którą zapowiedziano',
  'deal.broken.seed': '✗ ziarno nie powstało z tajnej liczby i liczb graczy',
  'deal.seen.other': '✗ to urządzenie widziało na początku inny odcisk albo inne zapowiedzi',
  'deal.seen.left-out': '✗ to urządzenie wysłało twoją liczbę na czas, a w rozdaniu jej nie ma',
};
