import { describe, expect, it } from 'vitest';
import { icons } from '../src/sheets/icons.ts';
import { marineTraits } from '../src/sheets/marine-traits.ts';
import { glyphId, type Sheet } from '../src/sheets/sheet.ts';
import { symbols } from '../src/sheets/symbols.ts';
import { terrain } from '../src/sheets/terrain.ts';
import { traits } from '../src/sheets/traits.ts';

const SHEETS: readonly Sheet[] = [icons, symbols, traits, marineTraits, terrain];

/** EVO-1.4 and DSM-6.4: the traits of the two games. */
const EVOLUTION =
  'ambush burrowing carnivore climbing cooperation defensive-herding fat-tissue fertile foraging hard-shell horns intelligence long-neck pack-hunting scavenger symbiosis warning-call';
const MARINE =
  'ancient-lineage bottom-feeder budding-intelligence camouflage cannibal carnivore ecological-niche exaptation flight hadopelagic pack-hunters phenotypic-plasticity prey-switching ram-feeder resilience seasonal-migrants social solitary';
const TERRAINS =
  'sea wetland savannah jungle forest desert mountain tundra land kelp reef seamount seagrass sand ocean vent';

describe('sheets of drawings', () => {
  it('share no id, so that they can all be in one document', () => {
    const ids = SHEETS.flatMap(({ ids }) => ids);
    expect(ids).not.toContain('');
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('name every drawing that they hold', () => {
    for (const { name, markup, ids } of [icons, symbols, traits, marineTraits]) {
      expect(markup.match(/<symbol /g), name).toHaveLength(ids.length);
      for (const id of ids) expect(markup, name).toContain(` id="${glyphId(id)}"`);
    }
  });

  it('keep off the ids of the page', () => {
    const inDocument = [icons, symbols, traits, marineTraits].flatMap(({ markup }) =>
      [...markup.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id),
    );
    expect(inDocument).toContain('g-log');
    for (const id of inDocument) expect(id).toMatch(/^(?:g|ds|m|el|vent|trait|mtrait)-/);
  });

  it('draw every trait and every terrain', () => {
    for (const id of EVOLUTION.split(' ')) expect(traits.ids).toContain(`trait-${id}`);
    expect(marineTraits.ids).toEqual(MARINE.split(' ').map((id) => `mtrait-${id}`));
    for (const id of TERRAINS.split(' ')) expect(terrain.ids).toContain(`tp-${id}`);
  });

  it('are all of one hand: 24 by 24, in the colour of the text', () => {
    for (const { name, markup } of [icons, symbols, traits, marineTraits]) {
      for (const [symbol] of markup.matchAll(/<symbol .*?<\/symbol>/gs)) {
        expect(symbol, name).toContain('viewBox="0 0 24 24"');
        const colours = [...symbol.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(([, colour]) => colour);
        expect(new Set(colours).difference(new Set(['none', 'currentColor'])), symbol).toEqual(new Set());
      }
    }
  });

  it('bring no scripts and no styles into the page', () => {
    for (const { markup } of SHEETS)
      expect(markup).not.toMatch(/<(?:script|style|image|foreignObject)|\son\w+=|href=/i);
  });
});
