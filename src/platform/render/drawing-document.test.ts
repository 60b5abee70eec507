import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { openDrawing } from './drawing-document.ts';

const place = mkdtempSync(join(tmpdir(), 'drawing-'));
const secret = join(place, 'secret.png');
writeFileSync(secret, readFileSync(join(import.meta.dirname, '../../../test/documents/rgb.png')));
afterAll(() => rmSync(place, { recursive: true }));

const drawing = (inside: string, attributes = 'width="120" height="80"') =>
  new TextEncoder().encode(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`,
  );

async function isEmpty(bytes: Uint8Array): Promise<boolean> {
  const { rows, width, channels } = await openDrawing(bytes).raster(1, 90);
  return rows.every((value, at) => at % (width * channels + 1) === 0 || value === 255);
}

const picture = (address: string, name = 'href') => `<image width="120" height="80" ${name}="${address}"/>`;

test('letters and shapes are drawn on white paper, and their words are found', async () => {
  const plan = drawing('<text x="5" y="40">Walk-in <tspan>cooler</tspan></text>');
  expect(await isEmpty(plan)).toBe(false);
  expect(openDrawing(plan).text(1)).toEqual({
    text: 'Walk-in cooler',
    cut: false,
    picture: true,
  });
});

test('an embedded picture is drawn', async () => {
  const inside = `data:image/png;base64,${readFileSync(secret).toString('base64')}`;
  expect(await isEmpty(drawing(picture(inside)))).toBe(false);
});

describe('a file of this machine is not opened', () => {
  const nested = Buffer.from(drawing(picture(secret))).toString('base64');
  test.each([
    ['by its path', picture(secret)],
    ['by a URL', picture(`file://${secret}`)],
    ['by the older attribute', picture(secret, 'xlink:href')],
    ['with spaces around the equals sign', picture(secret, 'href \n').replace('="', '= "')],
    ['with numeric character references', picture(secret.replace('/', '&#47;'))],
    ['after a harmless attribute', `<g id='a" href="#' />${picture(secret)}`],
    ['in a quoted attribute', `<g id="href='data:image/png;"/>${picture(secret)}<g id="'"/>`],
    ['in a nested drawing', picture(`data:image/svg+xml;base64,${nested}`)],
    [
      'by a filter',
      `<filter id="f"><feImage href="${secret}"/></filter><rect width="9" height="9" fill="white" filter="url(#f)"/>`,
    ],
  ])('%s', async (_how, inside) => {
    expect(await isEmpty(drawing(inside))).toBe(true);
  });
  test('through an entity', () => {
    const entity = `<!DOCTYPE svg [<!ENTITY e "<image width='120' height='80' h&#114;ef='${secret}'/>">]>`;
    const bytes = new TextEncoder().encode(entity + new TextDecoder().decode(drawing('&e;')));
    expect(() => openDrawing(bytes)).toThrow('picture-not-drawable');
  });
});

test('a drawing that would grow without end is refused', () => {
  const group = (n: number) => `<g id="g${n}">${`<use href="#g${n - 1}"/>`.repeat(10)}</g>`;
  const groups = Array.from({ length: 8 }, (_, n) => group(n + 1)).join('');
  expect(() => openDrawing(drawing(`<g id="g0"><path d="M0 0h9v9z"/></g>${groups}`))).toThrow(
    'picture-not-drawable',
  );
  expect(() => openDrawing(drawing('<rect/>', 'width="1" height="1000000"'))).toThrow('document-too-large');
  expect(() => openDrawing(new TextEncoder().encode('<svg'))).toThrow('picture-not-drawable');
});
