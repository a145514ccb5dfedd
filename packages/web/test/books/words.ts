/** Words of a specification, by language: players should not meet them in rules and rule books. */
export const SPECIFICATION_WORDS: Readonly<Record<string, RegExp>> = {
  en: /\b(?:states?|engines?|branching|reconstructed|software|implement\w*|digital|cursor|vertex|vertices|algorithm|rng|ui|confidence|take-event\w*)\b|TAKE\(|EAT\(|ATTACK\(/i,
  hu: /motorja|játékmotor|rekonstru|elágaz|szoftver|implement|algoritmus/i,
  pl: /silnik|rekonstru|rozgałęz|oprogramow|implement|algorytm/i,
  cs: /\bengine|rekonstru|větven|softwar|implement|algoritm/i,
  ru: /движок|движк|восстановлено|реконстр|ветвлени|программ|алгоритм/i,
};
