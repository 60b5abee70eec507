import fc from 'fast-check';
import { expect, test } from 'vitest';
import { printNda } from '#features/agreements/ndas/server/print-nda.ts';
import { printable } from '#platform/pdf/printable.ts';
import { textRuns } from '#platform/typefaces/text-runs.ts';
import { informationOf, squeezed, textOf } from './pdf-text.ts';
import { printedFor, signedAt } from './sample.ts';

const plain = { compress: false };

/** Names as people and attackers write them: any script, emoji, direction marks, controls, lone surrogates. */
const hostileName = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 120 }),
  fc.string({ unit: 'grapheme', maxLength: 120 }),
  fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 60 })
    .map((units) => String.fromCharCode(...units)),
  fc.constantFrom(
    'x'.repeat(300),
    '\u202eecalevoL adA',
    'אדה לאבלייס',
    '👩‍💻🏳️‍🌈'.repeat(20),
    '艾達·勒芙蕾絲',
    "Robert'); DROP TABLE nda;--",
    '<script>alert(1)</script>',
    '{{buyerEmail}} ) Tj [<41>] TJ',
    'A\u0301'.repeat(150),
  ),
);

/**
 * A text in visual order, split where its direction changes: lines may break anywhere in between, so the order of the
 * pieces is unknown. Of right-to-left text only its short words, letter by letter from the left.
 */
function piecesSeen(text: string): string[] {
  const pieces: string[] = [];
  let fromLeft = '';
  for (const { text: run, level } of textRuns(printable(text))) {
    if (level === 0) fromLeft += run;
    else {
      pieces.push(fromLeft);
      fromLeft = '';
      if (level % 2 === 1 && run.length < 30) pieces.push([...run].reverse().join(''));
    }
  }
  return [...pieces, fromLeft].map(squeezed);
}

function withoutFooters(pages: readonly string[]): string {
  return pages
    .map((page) => page.replace(/Document[0-9a-f-]{36}·page\d+of\d+SHA-256oftheagreement[0-9a-f]{64}$/, ''))
    .join('');
}

test('contains every clause as shown on screen, whatever the name', async () => {
  await fc.assert(
    fc.asyncProperty(hostileName, async (name) => {
      const printed = printedFor(name, { buyerName: name.trim() || 'x', place: 'california' }, name);
      const text = withoutFooters(textOf(await printNda(printed, plain)));
      for (const block of printed.document.blocks)
        for (const piece of piecesSeen(block.text)) expect(text).toContain(piece);
      if (!name.includes('\ufffd')) expect(text).not.toContain('\ufffd');
    }),
    { numRuns: 25 },
  );
});

test('names the document, its hash and the number of pages on every page', async () => {
  const printed = printedFor('Ada Lovelace');
  const pages = textOf(await printNda(printed, plain));
  const { documentId, originalSha256 } = printed.certificate;
  expect(pages.length).toBeGreaterThan(3);
  pages.forEach((page, index) => {
    expect(page).toContain(`Document${documentId}·page${index + 1}of${pages.length}`);
    expect(page).toContain(originalSha256);
  });
});

test('ends with the signature and the audit certificate: evidence and the log with its hashes', async () => {
  const printed = printedFor('Ada Lovelace', {}, 'Engine LLC');
  const text = withoutFooters(textOf(await printNda(printed, plain)));
  const [signer] = printed.certificate.signers;
  const told = [
    'Ada Lovelace, authorized to sign for Engine LLC',
    signedAt.toISOString(),
    signer?.ipAddress,
    signer?.userAgent,
    signer?.timeZone,
    signer?.sessionId,
    printed.certificate.template.sha256,
    printed.certificate.consentVersion,
    printed.certificate.clockSource,
    ...printed.certificate.events.flatMap(({ hash, previousHash }) => [hash, `previous ${previousHash}`]),
  ];
  for (const words of told) expect(text).toContain(squeezed(words ?? 'missing'));
});

test('spells out characters of a name that the font lacks', async () => {
  const text = withoutFooters(textOf(await printNda(printedFor('Ада Λ 𐎠𐎡'), plain)));
  expect(text).toContain(squeezed('Ада Λ ■■'));
  expect(text).toContain('U+103A0U+103A1');
});

test('is byte for byte the same for the same input', async () => {
  const [one, two] = [await printNda(printedFor('Ada')), await printNda(printedFor('Ada'))];
  expect(Buffer.compare(one, two)).toBe(0);
  expect(Buffer.compare(one, await printNda(printedFor('Adb')))).not.toBe(0);
});

test('has no names in its metadata', async () => {
  const information = informationOf(
    await printNda(printedFor('Zebulon Quist', { buyerName: 'Zebulon Quist' })),
  );
  expect(information).toContain('/Title (Confidentiality agreement)');
  expect(information).toContain('/CreationDate (D:20260302101112Z)');
  expect(information).not.toMatch(/Zebulon|Quist|buyer/i);
});

test('keeps the longest words inside the page', async () => {
  const printed = printedFor(
    'W'.repeat(300),
    { buyerEmail: `${'w'.repeat(240)}@b.example` },
    'W'.repeat(200),
  );
  const content = Buffer.from(await printNda(printed, plain)).toString('latin1');
  const starts = Array.from(content.matchAll(/1 0 0 1 ([\d.]+) [\d.]+ Tm/g), ([, x]) => Number(x));
  expect(Math.max(...starts)).toBeLessThan(612 - 64);
});
