import { describe, expect, test } from 'vitest';
import { type FileKind, kindByName, kindOfFile, kindRefusal } from './file-kind.ts';

const kind = (content: string | Uint8Array): FileKind => {
  const bytes = typeof content === 'string' ? Uint8Array.from(content, (c) => c.charCodeAt(0)) : content;
  return kindOfFile({ head: bytes.subarray(0, 8_192), tail: bytes.subarray(-65_536) });
};

describe('the kind of a file', () => {
  test.each<[string, string | Uint8Array, FileKind]>([
    ['a PDF', '%PDF-1.7\n%\xe2\xe3', 'pdf'],
    ['a PDF after other bytes', 'garbage\n%PDF-1.4', 'pdf'],
    ['a JPEG', '\xff\xd8\xff\xe0', 'jpeg'],
    ['a PNG', '\x89PNG\r\n\x1a\n', 'png'],
    ['a Word document', 'PK\x03\x04[Content_Types].xml....word/document.xml', 'docx'],
    ['a workbook', 'PK\x03\x04[Content_Types].xml....xl/workbook.xml', 'xlsx'],
    ['an archive', 'PK\x03\x04books/ledger.csv', 'zip'],
    ['an old workbook', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'ole'],
    ['a program', 'MZ\x90\0', 'program'],
    ['a program that continues as a PDF', 'MZ\x90\0\n%PDF-1.7', 'program'],
    ['a script', '#!/bin/sh\n', 'program'],
    ['an HTML page', '<!DOCTYPE html><p>', 'html'],
    ['a picture in XML', '<?xml version="1.0"?><svg xmlns="x">', 'svg'],
    ['a CSV table', 'Date,Amount\n2024-01-01,5\n', 'csv'],
    ['plain text', 'Dear buyer', 'text'],
    ['UTF-8 text', new TextEncoder().encode('Größe 損益'), 'text'],
    ['UTF-16 text', Uint8Array.from([0xff, 0xfe, 0x41, 0]), 'text'],
    ['an unknown format', '\0\x01\x02\x03', 'other'],
    ['an empty file', '', 'text'],
  ])('%s', (_what, content, expected) => expect(kind(content)).toBe(expected));
});

test.each<[string, FileKind, FileKind]>([
  ['Customers.csv', 'text', 'csv'],
  ['customers.TSV', 'text', 'csv'],
  ['notes.md', 'csv', 'text'],
  ['export.txt', 'csv', 'csv'],
  ['letter.txt', 'text', 'text'],
  ['Customers.csv', 'pdf', 'pdf'],
])('%s detected as %s is shown as %s', (name, looks, shown) => {
  expect(kindByName(name, looks)).toBe(shown);
});

describe('a file whose name does not match its content', () => {
  test.each<[string, FileKind, string | null]>([
    ['books.pdf', 'pdf', null],
    ['books.PDF', 'program', 'file-is-program'],
    ['books.pdf', 'html', 'file-type-differs'],
    ['photo.jpg', 'png', 'file-type-differs'],
    ['setup.exe', 'other', 'file-is-program'],
    ['notes.js', 'text', 'file-is-program'],
    ['books.docx', 'zip', 'file-type-differs'],
    ['books.xls', 'xlsx', null],
    ['company.qbw', 'other', null],
    ['no ending', 'pdf', null],
    ['constructor', 'text', null],
    ['a.constructor', 'text', null],
  ])('%s holding %s: %s', (name, holds, refusal) => expect(kindRefusal(name, holds)).toBe(refusal));
});
