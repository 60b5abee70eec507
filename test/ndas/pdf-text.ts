import { inflateSync } from 'node:zlib';

/**
 * The text of a PDF, page by page, without white space. Reads only what our own writer produces: page objects,
 * ToUnicode maps, and text shown with TJ or given as `/ActualText`. Right-to-left text is in visual order.
 */
export function textOf(pdf: Uint8Array): string[] {
  const objects = objectsOf(pdf);
  const root = [...objects.values()].find((body) => /\/Type \/Pages\b/.test(body)) ?? '';
  const kids = /\/Kids \[([^\]]*)\]/.exec(root)?.[1] ?? '';
  return references(kids).map((page) => pageText(objects, objects.get(page) ?? ''));
}

export function informationOf(pdf: Uint8Array): string {
  const objects = objectsOf(pdf);
  const number = /\/Info (\d+) 0 R/.exec(latin1(pdf))?.[1] ?? '';
  return (objects.get(number) ?? '').replace(
    /(\d+) 0 R/g,
    (_, referred: string) => objects.get(referred) ?? '',
  );
}

export function squeezed(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, '');
}

function objectsOf(pdf: Uint8Array): Map<string, string> {
  const found = latin1(pdf).matchAll(/(?<=\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g);
  return new Map(Array.from(found, ([, number = '', body = '']) => [number, readable(body)]));
}

function readable(body: string): string {
  const [head = '', ...rest] = body.split('\nstream\n');
  if (!head.includes('/FlateDecode')) return body;
  const packed = rest.join('\nstream\n').replace(/\nendstream$/, '');
  return `${head}\n${latin1(inflateSync(Buffer.from(packed, 'latin1')))}`;
}

function pageText(objects: Map<string, string>, page: string): string {
  const resources = objects.get(/\/Resources (\d+) 0 R/.exec(page)?.[1] ?? '') ?? '';
  const fonts = Array.from(resources.matchAll(/\/(F\d+) (\d+) 0 R/g), ([, name = '', number = '']) => {
    const unicode = /\/ToUnicode (\d+) 0 R/.exec(objects.get(number) ?? '')?.[1] ?? '';
    return [name, unicodeMap(objects.get(unicode) ?? '')] as const;
  });
  const maps = new Map(fonts);
  const content = objects.get(/\/Contents (\d+) 0 R/.exec(page)?.[1] ?? '') ?? '';
  let map = new Map<number, string>();
  let text = '';
  let told = false;
  const operators = /\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ|\/ActualText <feff([0-9a-f]*)>|(EMC)/g;
  for (const [, font, shown, actual, end] of content.matchAll(operators)) {
    if (font) map = maps.get(font) ?? map;
    if (actual !== undefined) text += utf16(actual);
    if (actual !== undefined || end) told = actual !== undefined;
    if (told) continue;
    for (const [, codes = ''] of (shown ?? '').matchAll(/<([0-9a-f]*)>/g))
      for (const code of codes.match(/.{4}/g) ?? []) text += map.get(Number.parseInt(code, 16)) ?? '\ufffd';
  }
  return squeezed(text);
}

function utf16(digits: string): string {
  const units = digits.match(/.{4}/g) ?? [];
  return String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16)));
}

function unicodeMap(cmap: string): Map<number, string> {
  const map = new Map<number, string>();
  for (const [, from = '', , list = ''] of cmap.matchAll(/<([0-9a-f]+)> <([0-9a-f]+)> \[([^\]]*)\]/g)) {
    let code = Number.parseInt(from, 16);
    for (const [, units = ''] of list.matchAll(/<([^>]*)>/g)) {
      map.set(code, String.fromCharCode(...units.split(' ').map((unit) => Number.parseInt(unit, 16))));
      code += 1;
    }
  }
  return map;
}

function references(list: string): string[] {
  return Array.from(list.matchAll(/(\d+) 0 R/g), ([, number = '']) => number);
}

function latin1(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('latin1');
}
