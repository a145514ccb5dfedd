import type { Plugin } from 'vite';

/** Asks for the type of the first page together with the page, not only when its style sheet has been read. */
export function preloadFonts(names: readonly string[]): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        names.map((name) => {
          const file = Object.keys(bundle).find((path) => path.includes(name));
          if (file === undefined) throw new Error(`no font ${name} in the build`);
          return {
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
            injectTo: 'head',
          };
        }),
    },
  };
}
