import { isValidElement, type ReactNode } from 'react';

/** The words of a piece of the page. */
export function plainText(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(plainText).join('');
  if (!isValidElement(node)) return '';
  return plainText((node.props as { readonly children?: ReactNode }).children);
}
