import type { deal as english } from '../en/deal.ts';

/** What a check of a deal has proved, in Czech. */
export const deal: Readonly<Record<keyof typeof english, string>> = {
  'deal.bound':
    'Tajné číslo tohoto rozdání bylo určeno před první kartou a je to právě to, které slíbil otisk.',
  'deal.added':
    'Přidalo se k\u00a0němu náhodné číslo od: {names}. Aby toto rozdání někdo vybral, musel by se server domluvit se všemi, kdo číslo přidali.',
  'deal.missing':
    'Včas nedorazilo, a proto se vynechalo číslo od: {names}. Kdo tehdy u\u00a0stolu byl, ať se zeptá provozovatele serveru.',
  'deal.alone':
    'Žádný hráč své číslo nepřidal. Tajné číslo bylo určeno při založení stolu, ale kdo ho vybral, mohl si najít takové, které se mu hodilo.',
  'deal.unbound': 'Před rozdáním nebylo nic určeno: zda semínko někdo vybral, se říct nedá.',
  'deal.broken.share': '✗ jedno z\u00a0čísel není to, které bylo slíbeno',
  'deal.broken.seed': '✗ semínko nevzniklo z\u00a0tajného čísla a\u00a0z\u00a0čísel hráčů',
  'deal.seen.other': '✗ toto zařízení na začátku vidělo jiný otisk nebo jiné sliby',
  'deal.seen.left-out': '✗ toto zařízení poslalo vaše číslo včas, a\u00a0přesto v\u00a0rozdání není',
};
