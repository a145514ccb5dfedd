declare module 'virtual:rules' {
  type Load = () => Promise<{ readonly default: import('./book.ts').Book }>;
  /** By language and game. */
  const shelf: Readonly<Record<string, Readonly<Record<string, Load>>>>;
  export default shelf;
}

declare module 'virtual:books' {
  type Load = () => Promise<{ readonly default: import('../../book/player-book.ts').PlayerBook }>;
  /** By language and game. */
  const shelf: Readonly<Record<string, Readonly<Record<string, Load>>>>;
  export default shelf;
}
