import type { FastifyPluginAsync } from 'fastify';

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Clade</title>
<link rel="stylesheet" href="/front.css">
</head>
<body>
<main>
<h1>Clade</h1>
<p>Board games about life and extinction, by the full rules, with opponents.</p>
<p>This server is running, without the pages of the web client. It keeps tables for people and bots, and programs play
at them over HTTP: see the <a href="/api/docs">description of the interface</a>, or which <a href="/api/games">games</a> there are.</p>
<p>To play in a terminal: <code>npm run clade -- play evolution</code></p>
</main>
</body>
</html>
`;

const STYLE = `:root { color-scheme: light dark; }
body { margin: 0; font: 1.05rem/1.6 Georgia, 'Times New Roman', serif; background: #f6f1e4; color: #2b2a26; }
main { max-width: 36rem; margin: 0 auto; padding: 12vh 1.5rem; }
h1 { font-size: 2.6rem; font-weight: normal; letter-spacing: 0.04em; margin: 0 0 0.5rem; }
a { color: #2f5d50; }
code { font-size: 0.9em; padding: 0.1em 0.3em; border: 1px solid #cfc6ae; border-radius: 3px; }
@media (prefers-color-scheme: dark) {
  body { background: #1f211d; color: #e6e0d0; }
  a { color: #9cc7b6; }
  code { border-color: #4a4c42; }
}
`;

/** What a browser sees that comes by where the web client has not been built. */
export const frontPage: FastifyPluginAsync = async (http) => {
  http.get('/', { schema: { hide: true } }, (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(PAGE),
  );
  http.get('/front.css', { schema: { hide: true } }, (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(STYLE),
  );
};
