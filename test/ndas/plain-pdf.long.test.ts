import { afterAll, describe, expect, test } from 'vitest';
import { pdfFaults } from '#kernel/pdf-faults.ts';
import { Refused } from '#kernel/refusal.ts';
import { appendPages } from '#platform/pdf/append-pages.ts';
import { makePdf } from '#platform/pdf/pdf-maker.ts';
import { processRenderer } from '#platform/render/process-renderer.ts';
import { makeSealIdentity } from '#platform/seal/seal-identity.ts';
import { sealPdf } from '#platform/seal/seal-pdf.ts';
import { bombPdf, encryptedPdf, plainPdf, sizedPdf } from '../support/hostile-pdfs.ts';

const renderer = processRenderer();
afterAll(() => renderer.stop());

let keys = 0;
function source(bytes: Uint8Array) {
  keys += 1;
  return { key: `plain-${keys}`, kind: 'pdf', load: async () => bytes } as const;
}
const inspect = (bytes: Uint8Array) => renderer.inspect(source(bytes));

async function refusalOf(bytes: Uint8Array): Promise<string> {
  const error = await inspect(bytes).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  return error instanceof Refused ? error.code : String(error);
}

function pdfWith(catalogue: string, objects: readonly string[] = [], page = '', tree = ''): Uint8Array {
  const all = [
    `<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`,
    `<< /Type /Pages /Kids [3 0 R] /Count 1 ${tree} >>`,
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << >> ${page} >>`,
    ...objects,
  ];
  let text = '%PDF-1.7\n';
  const places = all.map((body, index) => {
    const at = text.length;
    text += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return `${at}`.padStart(10, '0');
  });
  const rows = ['0000000000 65535 f ', ...places.map((place) => `${place} 00000 n `)].join('\n');
  const trailer = `trailer\n<< /Size ${all.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  return Buffer.from(`${text}xref\n0 ${all.length + 1}\n${rows}\n${trailer}`, 'latin1');
}

const annotation = (body: string) =>
  pdfWith('', [`<< /Type /Annot /Rect [0 0 9 9] ${body} >>`], '/Annots [4 0 R]');

describe('a PDF that will be signed', () => {
  test('is accepted with its pages, text, properties and links', async () => {
    const bytes = await makePdf({
      info: { title: 'Our agreement', author: 'Zebulon Quist', producer: 'Some program' },
      content: ['First page', { text: 'Second page', link: 'https://hollow.example', pageBreak: 'before' }],
    });
    const facts = await inspect(bytes);
    expect(facts.pages).toHaveLength(2);
    expect(facts.texts.map((text) => text.trim())).toEqual(['First page', 'Second page']);
    expect(facts.properties).toEqual(
      expect.arrayContaining([
        { name: 'Author', value: 'Zebulon Quist' },
        { name: 'Title', value: 'Our agreement' },
      ]),
    );
    expect(facts.links).toEqual(['https://hollow.example']);
    expect(facts.earlierVersions).toBe(0);
    expect((await inspect(pdfWith(''))).pages).toHaveLength(1);
  });

  test('is reported as updated if it was saved incrementally', async () => {
    const tail = await makePdf({ content: 'More' });
    expect((await inspect(await appendPages(plainPdf('One'), tail, 'mark'))).earlierVersions).toBe(1);
  });

  const unfit: Readonly<Record<string, () => Uint8Array | Promise<Uint8Array>>> = {
    'pdf-malformed': () => Buffer.from('%PDF-1.7\nnothing'),
    'pdf-encrypted': encryptedPdf,
    'pdf-too-complex': () =>
      pdfWith(`/Many [${Array.from({ length: 31_000 }, (_, index) => `${index + 4} 0 R`).join(' ')}]`),
    'pdf-too-many-pages': () => plainPdf('Page', 41),
    'pdf-signed-already': async () => {
      const at = new Date('2026-03-01T12:00:00Z');
      const identity = await makeSealIdentity('Somebody', at, ['4000000000000001', '4000000000000002']);
      return sealPdf(plainPdf('Signed'), identity, { reason: 'theirs', at });
    },
    'pdf-has-xfa': () => pdfWith('/AcroForm << /Fields [] /XFA (x) >>'),
    'pdf-has-form': () => pdfWith('/AcroForm << /Fields [4 0 R] >>', ['<< /FT /Tx /T (name) >>']),
    'pdf-has-script': () => pdfWith('/OpenAction << /S /J#61vaScript /J#53 (app.alert\\(1\\)) >>'),
    'pdf-has-action': () => annotation('/Subtype /Link /A << /S /Launch /F (a.exe) >>'),
    'pdf-has-attachment': () => pdfWith('/Names << /EmbeddedFiles << /Names [] >> >>'),
    'pdf-has-media': () => annotation('/Subtype /RichMedia'),
    'pdf-has-layers': () => pdfWith('/OCProperties << /OCGs [] /D << >> >>'),
    'pdf-points-outside': () => annotation('/Subtype /Link /A << /S /GoToR /F (other.pdf) /D [0 /Fit] >>'),
    'pdf-page-not-drawn': () => sizedPdf(10, 792),
  };

  test.for(Object.keys(unfit))('is refused: %s', async (code) => {
    expect(await refusalOf((await unfit[code]?.()) ?? new Uint8Array())).toBe(code);
  });

  test('is refused if it decompresses to more than the limit', async () => {
    const codes = ['pdf-page-not-drawn', 'pdf-too-complex'];
    expect(codes).toContain(await refusalOf(bombPdf(2_000_000_000)));
    expect((await inspect(plainPdf('The next one'))).pages).toHaveLength(1);
  });

  test('has a message for every refusal', () => {
    expect(Object.keys(unfit).toSorted()).toEqual([...pdfFaults].toSorted());
  });
});

describe('appended pages', () => {
  test('are upright and complete, whatever the page tree of the file inherits to them', async () => {
    const cut = pdfWith('', [], '', '/CropBox [0 0 90 90] /Rotate 90 /UserUnit 2');
    const tail = await makePdf({ pageSize: 'LETTER', content: 'Certificate' });
    const both = await appendPages(cut, tail, 'document of a test');
    expect(Buffer.from(both.subarray(0, cut.byteLength))).toEqual(Buffer.from(cut));
    expect(Buffer.from(both).includes('document of a test')).toBe(true);
    const drawn = await renderer.page(source(both), { page: 2, width: 800, mark: null });
    expect(drawn).toMatchObject({ width: 800, height: 1035 });
    const [, words = ''] = (await renderer.text(source(both))).pages;
    expect(words.trim()).toBe('Certificate');
  });
});
