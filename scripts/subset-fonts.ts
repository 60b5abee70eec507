/// <reference path="../src/platform/typefaces/subset-font.d.ts" />
/**
 * Makes the site's typefaces: Latin only, with the axes that the design uses. Run it after an update of a font package.
 */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const root = join(import.meta.dirname, '..');
const target = join(root, 'src/kit/assets/fonts');

const latin = `${[...between(0x20, 0x7e), ...between(0xa0, 0x17f)].join('')}–—‘’‚“”„•…‹›€™−×←↑→↓ˆ˚˜\u202f\u2009\ufffd`;

const faces = [
  {
    source: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
    name: 'inter',
    axes: { wght: { min: 400, max: 600 } },
  },
  {
    source: '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2',
    name: 'fraunces',
    axes: { SOFT: 30, WONK: 0, wght: 420, opsz: { min: 14, max: 72 } },
  },
];

for (const { source, name, axes } of faces) {
  const font = readFileSync(join(root, 'node_modules', source));
  const made = await subsetFont(font, latin, { targetFormat: 'woff2', variationAxes: axes });
  writeFileSync(join(target, `${name}.woff2`), made);
  const license = join(root, 'node_modules', source.split('/').slice(0, 2).join('/'), 'LICENSE');
  copyFileSync(license, join(target, `${name}.LICENSE.txt`));
  console.log(`${name}: ${font.length} → ${made.length} bytes`);
}

function between(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, i) => String.fromCharCode(first + i));
}
