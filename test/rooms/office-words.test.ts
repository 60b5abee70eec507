import { describe, expect, test } from 'vitest';
import { personalDataFinder } from '#features/deal-room/deal-rooms/domain/personal-data.ts';
import { officeWords } from '#platform/sheets/office-words.ts';
import { workbookOf, zipped } from '#test/support/workbooks.ts';

const word = (body: string) => `<w:document xmlns:w="urn:w"><w:body>${body}</w:body></w:document>`;
const paragraph = (text: string, tag = 't') => `<w:p><w:r><w:${tag}>${text}</w:${tag}></w:r></w:p>`;
const cell = (text: string) => `<w:tc>${paragraph(text)}</w:tc>`;

describe('the text of an Office file', () => {
  test('has the rows and columns of every sheet with their places', async () => {
    const file = await workbookOf([
      ['Plan', [['Total', 12]]],
      ['Payroll', [[], ['Name', 'SSN'], ['Ann Lee', 219099999]]],
    ]);
    const { pages, whole } = await officeWords(file);
    expect(pages).toEqual(['Total\t12', '\nName\tSSN\nAnn Lee\t219099999']);
    expect(whole).toBe(true);
    expect(personalDataFinder()(pages[1] ?? '')).toEqual([
      { kind: 'ssn', masked: '•••9999', place: 'line 3' },
    ]);
  });

  test('has the paragraphs, tables, notes and deleted words of a document', async () => {
    const table = `<w:tbl><w:tr>${cell('Name')}${cell('DOB')}</w:tr><w:tr>${cell('Ann')}${cell('1961-04-12')}</w:tr></w:tbl>`;
    const file = await zipped({
      'word/document.xml': word(
        `${paragraph('Lease &amp; rent')}${table}${paragraph('SSN 219-09-9999', 'delText')}`,
      ),
      'word/comments.xml': `<w:comments xmlns:w="urn:w"><w:comment>${paragraph('ask Ann')}</w:comment></w:comments>`,
      'word/styles.xml': '<w:styles xmlns:w="urn:w"/>',
    });
    const { pages, whole } = await officeWords(file);
    expect(whole).toBe(true);
    expect(pages.join('')).toContain('ask Ann');
    expect(pages.join('')).toContain('Lease & rent\nName \tDOB \t\nAnn \t1961-04-12 \t\nSSN 219-09-9999\n');
    expect(personalDataFinder()(pages.join('\n')).map(({ kind }) => kind)).toEqual(['birth-date', 'ssn']);
  });

  test('is reported as incomplete if the file contains a scan or another file, but not for a logo', async () => {
    const document = { 'word/document.xml': word(paragraph('See below')) };
    const logo = await zipped({ ...document, 'word/media/image1.png': Buffer.alloc(2_000) });
    expect((await officeWords(logo)).whole).toBe(true);
    const scan = await zipped({ ...document, 'word/media/image1.jpeg': Buffer.alloc(80_000) });
    expect((await officeWords(scan)).whole).toBe(false);
    const card = await zipped({ ...document, 'word/media/image1.jpeg': Buffer.alloc(12_000) });
    expect((await officeWords(card)).whole).toBe(false);
    const nested = await zipped({ ...document, 'word/embeddings/Staff.xlsx': Buffer.alloc(10) });
    expect((await officeWords(nested)).whole).toBe(false);
  });

  test.each([
    ['no archive', async () => Buffer.from('PK\u0003\u0004 nothing'), 'workbook-broken'],
    ['no XML', () => zipped({ 'word/document.xml': '<a><b></a>' }), 'workbook-broken'],
    [
      'entities that grow',
      () => zipped({ 'word/document.xml': '<!DOCTYPE a [<!ENTITY x "y">]><a>&x;</a>' }),
      'workbook-broken',
    ],
    [
      'a bomb',
      () => zipped({ 'word/document.xml': word(paragraph(' '.repeat(70_000_000))) }),
      'workbook-too-large',
    ],
  ])('is refused if there is %s', async (_what, make, code) => {
    await expect(officeWords(await make())).rejects.toMatchObject({ code });
  });
});
