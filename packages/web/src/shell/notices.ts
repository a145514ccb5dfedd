import { useEffect } from 'react';
import { useText } from '../text/text.tsx';
import { useMyTables } from './tables.ts';

/** How many tables wait for me, where it can be seen when the page cannot: in its title and on its icons. */

let base = '';
let counted: (title: string) => string = (title) => title;

function write(): void {
  document.title = counted(base);
}

/** The title of the page, without the count. */
export function useTitle(title: string): void {
  useEffect(() => {
    base = title;
    write();
  }, [title]);
}

/** Keeps title and icons counting; once in the page. */
export function useWaitingCount(): void {
  const say = useText();
  const count = useMyTables().filter((entry) => entry.yourTurn).length;
  useEffect(() => {
    counted = (title) => (count === 0 ? title : say('title.count', { count, title }));
    write();
    void drawIcon(count);
    // Only installed pages have one; others may refuse.
    if (count === 0) navigator.clearAppBadge?.().catch(() => undefined);
    else navigator.setAppBadge?.(count).catch(() => undefined);
  }, [count, say]);
}

const SIZE = 64;
const ICON = '/icon.svg';
let drawing = 0;

/** The icon of the tab with a count in its corner. */
async function drawIcon(count: number): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link === null) return;
  const mine = ++drawing;
  if (count === 0) {
    if (link.getAttribute('href') !== ICON) link.href = ICON;
    return;
  }
  const image = new Image(SIZE, SIZE);
  image.src = ICON;
  try {
    await image.decode();
  } catch {
    return;
  }
  const canvas = document.createElement('canvas');
  canvas.width = SIZE;
  canvas.height = SIZE;
  const paint = canvas.getContext('2d');
  if (paint === null || mine !== drawing) return;
  paint.drawImage(image, 0, 0, SIZE, SIZE);
  const style = getComputedStyle(document.documentElement);
  paint.fillStyle = style.getPropertyValue('--target');
  paint.beginPath();
  paint.arc(44, 44, 20, 0, 2 * Math.PI);
  paint.fill();
  paint.fillStyle = style.getPropertyValue('--target-ink');
  paint.font = '700 30px sans-serif';
  paint.textAlign = 'center';
  paint.textBaseline = 'middle';
  paint.fillText(count > 9 ? '9+' : String(count), 44, 46);
  link.href = canvas.toDataURL('image/png');
}
