import { markedEncoding } from '../text-encoding.ts';
import { extensionOf } from './file-name.ts';

export const fileKinds = [
  'pdf',
  'jpeg',
  'png',
  'webp',
  'gif',
  'tiff',
  'bmp',
  'heic',
  'avif',
  'svg',
  'html',
  'xml',
  'text',
  'csv',
  'rtf',
  'docx',
  'xlsx',
  'pptx',
  'odf',
  'ole',
  'zip',
  'rar',
  '7z',
  'gzip',
  'video',
  'audio',
  'program',
  'other',
] as const;
export type FileKind = (typeof fileKinds)[number];

// biome-ignore-start lint/suspicious/noControlCharactersInRegex: files begin with such bytes
const beginnings: readonly [FileKind, RegExp][] = [
  // First, because a program may also match a later pattern.
  [
    'program',
    /^(?:MZ|\x7fELF|\xca\xfe\xba\xbe|\xfe\xed\xfa[\xce\xcf]|[\xce\xcf]\xfa\xed\xfe|#!|L\0\0\0\x01\x14\x02\0|\0asm)/,
  ],
  ['pdf', /^(?:[\s\S]{0,1019})%PDF-\d/],
  ['jpeg', /^\xff\xd8\xff/],
  ['png', /^\x89PNG\r\n\x1a\n/],
  ['webp', /^RIFF[\s\S]{4}WEBP/],
  ['audio', /^(?:RIFF[\s\S]{4}WAVE|ID3|OggS|fLaC|\xff[\xfb\xf3\xf2])/],
  ['gif', /^GIF8[79]a/],
  ['tiff', /^(?:II\*\0|MM\0\*)/],
  ['avif', /^[\s\S]{4}ftyp(?:avi[fs]|(?:mif1|msf1)[\s\S]{4}(?:[a-z][a-z0-9]{3})*avi[fs])/],
  ['heic', /^[\s\S]{4}ftyp(?:hei|hev|mif1|msf1)/],
  ['video', /^(?:[\s\S]{4}ftyp|\x1a\x45\xdf\xa3|RIFF[\s\S]{4}AVI )/],
  ['ole', /^\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1/],
  ['rar', /^Rar!\x1a\x07/],
  ['7z', /^7z\xbc\xaf\x27\x1c/],
  ['gzip', /^\x1f\x8b/],
  ['rtf', /^\{\\rtf/],
  ['bmp', /^BM[\s\S]{4}\0\0\0\0/],
];
// biome-ignore-end lint/suspicious/noControlCharactersInRegex: files begin with such bytes

/** Kinds accepted for each extension. An unlisted extension may hold anything but a program. */
const endings: Readonly<Record<string, readonly FileKind[]>> = {
  pdf: ['pdf'],
  jpg: ['jpeg'],
  jpeg: ['jpeg'],
  png: ['png'],
  webp: ['webp'],
  gif: ['gif'],
  tif: ['tiff'],
  tiff: ['tiff'],
  bmp: ['bmp'],
  heic: ['heic', 'avif'],
  heif: ['heic', 'avif'],
  avif: ['avif'],
  svg: ['svg'],
  htm: ['html'],
  html: ['html'],
  xml: ['xml', 'html', 'svg'],
  txt: ['text', 'csv'],
  md: ['text', 'csv'],
  log: ['text', 'csv'],
  csv: ['text', 'csv'],
  tsv: ['text', 'csv'],
  json: ['text', 'csv'],
  iif: ['text', 'csv'],
  rtf: ['rtf'],
  docx: ['docx', 'ole'],
  docm: ['docx', 'ole'],
  xlsx: ['xlsx', 'ole'],
  xlsm: ['xlsx', 'ole'],
  xlsb: ['xlsx', 'ole'],
  pptx: ['pptx', 'ole'],
  odt: ['odf'],
  ods: ['odf'],
  odp: ['odf'],
  doc: ['ole', 'rtf'],
  xls: ['ole', 'xlsx', 'html', 'text', 'csv', 'xml'],
  ppt: ['ole'],
  msg: ['ole'],
  eml: ['text', 'csv'],
  zip: ['zip'],
  rar: ['rar'],
  '7z': ['7z'],
  gz: ['gzip'],
  tgz: ['gzip'],
};
const runnable = new Set(
  'exe dll com scr bat cmd ps1 vbs vbe js jse wsf wsh msi msp hta lnk pif cpl jar app dmg pkg deb rpm sh reg iso'.split(
    ' ',
  ),
);

const packedMarks = ['PK\x03\x04', 'PK\x05\x06', 'PK\x07\x08'];

export const sniffed = { head: 8_192, tail: 65_536 } as const;

/** Detects the kind from the content. Accepts any bytes and never throws. */
export function kindOfFile({ head, tail }: { head: Uint8Array; tail: Uint8Array }): FileKind {
  const start = latin(head);
  const found = beginnings.find(([, shape]) => shape.test(start))?.[0];
  if (found) return found;
  if (packedMarks.some((mark) => start.startsWith(mark))) return packed(start, latin(tail));
  return textKind(head);
}

const tableEndings = new Set(['csv', 'tsv', 'tab']);
const proseEndings = new Set(['md', 'log', 'json', 'eml']);

/** A text with a table's extension is a table, however its first lines look; a note full of commas is not. */
export function kindByName(name: string, kind: FileKind): FileKind {
  if (kind === 'text' && tableEndings.has(extensionOf(name))) return 'csv';
  return kind === 'csv' && proseEndings.has(extensionOf(name)) ? 'text' : kind;
}

export function kindRefusal(name: string, kind: FileKind): 'file-is-program' | 'file-type-differs' | null {
  const extension = extensionOf(name);
  if (kind === 'program' || runnable.has(extension)) return 'file-is-program';
  const expected = Object.hasOwn(endings, extension) ? endings[extension] : undefined;
  return expected && !expected.includes(kind) ? 'file-type-differs' : null;
}

export const plainKinds: readonly FileKind[] = ['text', 'csv', 'html', 'xml', 'svg', 'rtf'];

function packed(start: string, end: string): FileKind {
  const both = start + end;
  if (/mimetypeapplication\/vnd\.oasis\.opendocument/.test(start)) return 'odf';
  if (!both.includes('[Content_Types].xml')) return 'zip';
  if (both.includes('word/')) return 'docx';
  if (both.includes('xl/')) return 'xlsx';
  return both.includes('ppt/') ? 'pptx' : 'zip';
}

function textKind(head: Uint8Array): FileKind {
  const text = decoded(head);
  if (text === null) return 'other';
  const begun = text.trimStart().slice(0, 1_000);
  if (/^(?:<\?xml[\s\S]*?\?>\s*)?(?:<!--[\s\S]*?-->\s*)*<svg[\s>]/i.test(begun)) return 'svg';
  if (/^(?:<!--[\s\S]*?-->\s*)*<(?:!doctype html|html|head|body|script|table|meta)[\s>]/i.test(begun))
    return 'html';
  if (/^<\?xml\s/i.test(begun)) return 'xml';
  const rows = text.split(/\r?\n/).slice(0, 5).filter(Boolean);
  return rows.length > 1 && rows.every((row) => /[,;\t]/.test(row)) ? 'csv' : 'text';
}

function decoded(head: Uint8Array): string | null {
  const marked = markedEncoding(head);
  if (marked) return new TextDecoder(marked).decode(head);
  const text = latin(head);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters tell text from other bytes
  if (/[\0-\x06\x0e-\x1a\x1c-\x1f]/.test(text)) return null;
  return new TextDecoder().decode(head);
}

function latin(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
}
