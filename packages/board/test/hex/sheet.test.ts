import { describe, expect, it } from 'vitest';
import { hexes, TERRAINS } from '../../src/hex/sheet.ts';
import { terrain } from '../../src/sheets/terrain.ts';

describe('drawings of the hex games', () => {
  it('have an engraving and a veil for every terrain', () => {
    for (const id of TERRAINS) {
      expect(terrain.ids).toContain(`tp-${id}`);
      expect(hexes.markup).toContain(`id="tf-${id}"`);
      expect(hexes.markup).toContain(`stop-color="var(--t-${id})"`);
    }
  });

  it('veil the middle by 84 % and leave the rim', () => {
    const [first] = hexes.markup.split('</radialGradient>');
    const veils = [...(first ?? '').matchAll(/stop-opacity="([\d.]+)"/g)].map((found) => Number(found[1]));
    expect(veils[0]).toBe(0.84);
    expect(veils.at(-1)).toBe(0);
    expect([...veils].sort((a, b) => b - a)).toEqual(veils);
  });
});
