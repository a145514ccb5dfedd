import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { useText } from '../text/text.tsx';

/** Where the service worker (public/push-notices.js) finds the words of its notices. */
const WORDS_CACHE = 'clade-words';
const WORDS_URL = '/push-words.json';

/** Leaves the words of notices for the service worker, and goes where a clicked notice leads. */
export function useNotices(): void {
  const say = useText();
  const [, navigate] = useLocation();
  const turn = say('push.turn');
  useEffect(() => {
    void keepWords({ turn });
  }, [turn]);
  useEffect(() => {
    const go = ({ data }: MessageEvent<{ readonly go?: string } | null>): void => {
      if (typeof data?.go === 'string') navigate(data.go);
    };
    navigator.serviceWorker?.addEventListener('message', go);
    return () => navigator.serviceWorker?.removeEventListener('message', go);
  }, [navigate]);
}

async function keepWords(words: Readonly<Record<string, string>>): Promise<void> {
  try {
    const cache = await caches.open(WORDS_CACHE);
    await cache.put(WORDS_URL, new Response(JSON.stringify(words)));
  } catch {
    // No cache in this window, so no notices either.
  }
}
