import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { playerBooks } from './build/books.ts';
import { compress } from './build/compress.ts';
import { preloadFonts } from './build/fonts.ts';
import { ruleBooks } from './build/rules.ts';
import { stamp } from './build/stamp.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    ruleBooks(),
    playerBooks(),
    preloadFonts(['source-sans-3-latin-wght-normal', 'source-serif-4-latin-wght-normal']),
    VitePWA({
      strategies: 'generateSW',
      registerType: 'prompt',
      // The page registers it itself, from a module: no inline script.
      injectRegister: false,
      includeAssets: ['*.svg', '*.png', 'push-notices.js'],
      manifest: {
        id: '/',
        name: 'Clade',
        short_name: 'Clade',
        description: 'Board games about life and extinction, by the full rules, with opponents',
        start_url: '/',
        scope: '/',
        display: 'standalone',
        background_color: '#f3eddf',
        theme_color: '#fcf8ed',
        categories: ['games'],
        icons: [
          { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml' },
          { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: 'icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: 'icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
      workbox: {
        // All games, workers, weights of bots, languages and their type at once; rare letters when a page needs them.
        globPatterns: [
          '**/*.{html,js,css,svg,png,webmanifest,net}',
          '**/*-{latin,latin-ext,cyrillic}-wght-*.woff2',
        ],
        maximumFileSizeToCacheInBytes: 4_000_000,
        navigateFallback: '/index.html',
        // What belongs to the server, and files: everything else is the one page.
        navigateFallbackDenylist: [/^\/api\//, /\.\w+$/],
        importScripts: ['push-notices.js'],
        cleanupOutdatedCaches: true,
        runtimeCaching: [
          {
            urlPattern: ({ request, sameOrigin }) => sameOrigin && request.destination === 'font',
            handler: 'CacheFirst',
            options: { cacheName: 'clade-fonts' },
          },
        ],
      },
    }),
    compress(),
    stamp(),
  ],
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    sourcemap: false,
    assetsInlineLimit: 0,
  },
  server: { proxy: { '/api': 'http://127.0.0.1:8080' } },
});
