declare module 'virtual:rules/evolution' {
  const book: import('./book.ts').Book;
  export default book;
}
declare module 'virtual:rules/dominant-species' {
  const book: import('./book.ts').Book;
  export default book;
}
declare module 'virtual:rules/dominant-species-marine' {
  const book: import('./book.ts').Book;
  export default book;
}
