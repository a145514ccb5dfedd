export { LANGUAGES, type Language, loadTexts, type Part } from './catalogues.ts';
export type { Key } from './key.ts';
export { type Catalogue, type Decline, Texts, type Values } from './message.ts';
