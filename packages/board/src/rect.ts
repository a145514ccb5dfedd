/** A box in CSS pixels. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How much a page is enlarged where this element stands: the reader's text size. */
export function zoomOf(element: Element): number {
  return (element as { readonly currentCSSZoom?: number }).currentCSSZoom ?? 1;
}

/** Where an element stands, in the pixels that its own style uses. */
export function rectOf(element: Element, zoom = zoomOf(element)): Rect {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x / zoom, y: y / zoom, width: width / zoom, height: height / zoom };
}

/** The same box seen from the corner of another. */
export function within(rect: Rect, origin: Rect): Rect {
  return { ...rect, x: rect.x - origin.x, y: rect.y - origin.y };
}

export function centre(rect: Rect): { readonly x: number; readonly y: number } {
  return { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 };
}

export function overlaps(a: Rect, b: Rect): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
