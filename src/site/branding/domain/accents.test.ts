import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { themeColors, themes } from '#kernel/theme-colors.ts';
import { accentOf, unreadablePairs } from './accents.ts';

const tokens = readFileSync(new URL('../../../kit/styles/tokens.css', import.meta.url), 'utf8');

/** Björn Ottosson's conversion, as CSS Color 4 has it. */
function hexOf(lightness: number, chroma: number, hue: number): string {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${linear
    .map((part) =>
      Math.round(gamma(Math.min(1, Math.max(0, part))) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

const gamma = (part: number) => (part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055);

test.each(themes)('the %s colors are those of tokens.css, and can be read', (theme) => {
  const block = tokens.split(`[data-theme="${theme}"] {`)[1]?.split('}')[0] ?? '';
  const { hover, press, on, soft, ...same } = themeColors[theme];
  const named = {
    ...same,
    'accent-hover': hover,
    'accent-press': press,
    'on-accent': on,
    'accent-soft': soft,
  };
  for (const [name, color] of Object.entries(named)) {
    const found = new RegExp(`--${name}: (?:oklch\\(([\\d.]+) ([\\d.]+) ([\\d.]+)\\)|#fff);`).exec(block);
    expect(found, name).not.toBeNull();
    const [, l, c, h] = found ?? [];
    expect(l === undefined ? '#ffffff' : hexOf(Number(l), Number(c), Number(h)), name).toBe(color);
  }
  expect(unreadablePairs(theme, themeColors[theme])).toEqual([]);
  expect(unreadablePairs(theme, accentOf(theme, themeColors[theme].accent))).toEqual([]);
});

test('a pair that is too hard to read is named with its colors', () => {
  expect(unreadablePairs('light', accentOf('light', '#ffff00'))[0]).toBe(
    'Light theme: links on the page (#ffff00 on #fcfaf6) have a contrast of 1.0:1; 4.5:1 is needed.',
  );
  expect(unreadablePairs('dark', accentOf('dark', '#000080')).length).toBeGreaterThan(3);
});
