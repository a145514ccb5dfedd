/** Words of a specification, by language: players should not meet them, wherever they read. */
export const SPECIFICATION_WORDS: Readonly<Record<string, RegExp>> = {
  en: /\b(?:states?|engines?|branching|reconstructed|vertex|vertices|algorithm|rng|confidence|provenance|take-event\w*)\b|TAKE\(|EAT\(|ATTACK\(/i,
  hu: /motorja|játékmotor|rekonstru|algoritmus/i,
  pl: /silnik|rekonstru|odtworzon|rozgałęz|algorytm/i,
  cs: /\bengine|rekonstru|větven|algoritm/i,
  ru: /движок|движк|восстановлено|реконстр|ветвлени|алгоритм|вершин/i,
};

/** Words of programs: settings may speak of them, rules and rule books may not. */
export const SOFTWARE_WORDS: Readonly<Record<string, RegExp>> = {
  en: /\b(?:software|implement\w*|digital|cursor|ui)\b/i,
  hu: /szoftver|implement|elágaz/i,
  pl: /oprogramow|implement/i,
  cs: /softwar|implement/i,
  ru: /программ/i,
};
