import { isValidElement, type ReactNode } from 'react';

/** The words of a piece of the page. */
export function textOfNode(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(textOfNode).join('');
  if (!isValidElement(node)) return '';
  return textOfNode((node.props as { readonly children?: ReactNode }).children);
}
