/** What stands under the animal of a plate. */
export interface Caption {
  readonly name: string;
  readonly lines: readonly string[];
}

const WIDE = 960;
const MARGIN = 48;
const ANIMAL = { width: 720, height: 432 };
const LINE = 30;
/** About so many letters of the text fit into a line. */
const LETTERS = 84;
const FONT = "'Source Serif 4 Variable', 'Source Serif 4', Georgia, serif";
const PAINTS = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-linecap',
  'stroke-linejoin',
  'paint-order',
] as const;

/** The plate as a picture of its own: the animal as it is drawn on the page, with its colours, and the words below. */
export function svgOf(picture: HTMLElement, { name, lines }: Caption): string {
  const shown = picture.querySelector('svg') as SVGSVGElement;
  const page = getComputedStyle(picture);
  const rows = lines.flatMap(wrapped);
  const top = MARGIN + ANIMAL.height;
  const high = top + 66 + rows.length * LINE + MARGIN;
  const text = (y: number, words: string, style: string): string =>
    `<text x="${WIDE / 2}" y="${y}" text-anchor="middle" font-family="${FONT}" ${style}>${escaped(words)}</text>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDE}" height="${high}" viewBox="0 0 ${WIDE} ${high}">`,
    `<rect width="${WIDE}" height="${high}" fill="${page.backgroundColor}"/>`,
    `<g transform="translate(${(WIDE - ANIMAL.width) / 2} ${MARGIN}) scale(${ANIMAL.width / 120})">`,
    painted(shown),
    '</g>',
    text(top + 44, name, `font-size="34" font-style="italic" font-weight="600" fill="${page.color}"`),
    ...rows.map((row, i) => text(top + 90 + i * LINE, row, `font-size="21" fill="${page.color}"`)),
    '</svg>',
  ].join('');
}

/** The drawing with the colours of the style sheet in it. */
function painted(shown: SVGSVGElement): string {
  const copy = shown.cloneNode(true) as SVGSVGElement;
  const copies = copy.querySelectorAll('path');
  for (const [i, path] of shown.querySelectorAll('path').entries()) {
    const style = getComputedStyle(path);
    for (const paint of PAINTS) copies[i]?.setAttribute(paint, style.getPropertyValue(paint));
    copies[i]?.removeAttribute('class');
  }
  for (const group of copy.querySelectorAll('g')) group.removeAttribute('class');
  return new XMLSerializer().serializeToString(copy).replace(/^<svg[^>]*>|<\/svg>$/g, '');
}

/** At blanks, so that no line runs out of the picture. */
export function wrapped(line: string): string[] {
  const rows = [''];
  for (const word of line.split(' ')) {
    const row = rows.at(-1) as string;
    if (row !== '' && row.length + 1 + word.length > LETTERS) rows.push(word);
    else rows[rows.length - 1] = row === '' ? word : `${row} ${word}`;
  }
  return rows;
}

function escaped(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** The same in pixels, for what takes no drawings. */
export async function pngOf(svg: string): Promise<Blob> {
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    canvas.getContext('2d')?.drawImage(image, 0, 0);
    return await new Promise((done, failed) => {
      canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('no picture'))), 'image/png');
    });
  } finally {
    URL.revokeObjectURL(url);
  }
}
