import { useInsertionEffect } from 'react';
import type { Sheet } from '../sheets/sheet.ts';

/** Puts sheets of drawings into the document, each once and for good. */
export function Sprite({ sheets }: { readonly sheets: readonly Sheet[] }) {
  useInsertionEffect(() => {
    for (const sheet of sheets) insertSheet(sheet);
  }, [sheets]);
  return null;
}

export function insertSheet(sheet: Sheet): void {
  const id = `sheet-${sheet.name}`;
  if (document.getElementById(id) !== null) return;
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.id = id;
  svg.setAttribute('aria-hidden', 'true');
  svg.setAttribute('width', '0');
  svg.setAttribute('height', '0');
  // Not `display: none`: patterns of an svg that is not displayed are not painted.
  svg.style.position = 'absolute';
  // The page allows no style in markup (its content security policy); set one by one, styles are allowed.
  svg.innerHTML = sheet.markup.replaceAll(' style="', ' data-style="');
  for (const styled of svg.querySelectorAll<SVGElement>('[data-style]'))
    styled.style.cssText = styled.dataset.style ?? '';
  document.body.prepend(svg);
}
