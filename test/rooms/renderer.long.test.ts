import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Refused } from '#kernel/refusal.ts';
import { processRenderer } from '#platform/render/process-renderer.ts';
import type { Renderer, RenderSource, ViewKind } from '#platform/render/renderer.ts';
import {
  bombPdf,
  crowdedPdf,
  encryptedPdf,
  endlessPdf,
  loadedPdf,
  nestedBombPdf,
  plainPdf,
  scannedPdf,
  sizedPdf,
} from '#test/support/hostile-pdfs.ts';
import { pixelsOf } from '#test/support/png-pixels.ts';

let renderer: Renderer;
beforeAll(() => {
  renderer = processRenderer({ within: 4_000 });
});
afterAll(() => renderer.stop());

let keys = 0;
function source(bytes: Uint8Array | string, kind: ViewKind = 'pdf'): RenderSource {
  keys += 1;
  return { key: `test-${keys}`, kind, load: async () => Buffer.from(bytes) };
}
const mark = ['Bob Buyer', 'bob@buyer.example', '2026-11-20 16:40 UTC'];
const asked = { page: 1, width: 800, mark } as const;

async function refusalOf(run: Promise<unknown>): Promise<string> {
  const error = await run.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  return error instanceof Refused ? error.code : String(error);
}

function drawingProcesses(): number[] {
  const mine = (pid: string) => {
    try {
      const parent = /^PPid:\t(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
      return Number(parent) === process.pid && command.includes('render-process');
    } catch {
      return false;
    }
  };
  return readdirSync('/proc').filter(mine).map(Number);
}

describe('a page', () => {
  test('is rendered as a picture of the requested width, with the watermark', async () => {
    const document = source(plainPdf('Lease agreement', 3));
    expect(await renderer.open(document)).toEqual({ pages: 3 });
    const plain = await renderer.page(document, { ...asked, mark: null });
    const marked = await renderer.page(document, asked);
    expect(plain).toMatchObject({ type: 'image/png', width: 800, height: 1035 });
    expect(inked(marked.bytes)).toBeGreaterThan(inked(plain.bytes) * 2);
  });

  test('for another viewer has another watermark on the same cached pixels', async () => {
    const document = source(plainPdf('Lease'));
    const first = await renderer.page(document, asked);
    const second = await renderer.page(document, { ...asked, mark: ['Ann Other', 'ann@other.example'] });
    expect(Buffer.compare(first.bytes, second.bytes)).not.toBe(0);
    const again = await renderer.page(document, asked);
    expect(Buffer.compare(first.bytes, again.bytes)).toBe(0);
  });

  test.runIf(process.platform === 'linux')(
    'is rendered by a process that got no CPU for a while, because waiting is not the document’s fault',
    async () => {
      const before = new Set(drawingProcesses());
      const patient = processRenderer({ within: 2_000 });
      try {
        await patient.page(source(plainPdf('Lease')), asked);
        const [pid = 0] = drawingProcesses().filter((one) => !before.has(one));
        process.kill(pid, 'SIGSTOP');
        const page = patient.page(source(plainPdf('Lease')), asked);
        await wait(3_000);
        process.kill(pid, 'SIGCONT');
        expect((await page).width).toBe(800);
      } finally {
        await patient.stop();
      }
    },
    60_000,
  );

  test('is black where it is covered, whatever was there', async () => {
    const document = source(plainPdf('Lease'));
    const box = { x: 0.25, y: 0.5, width: 0.5, height: 0.25 };
    const { bytes } = await renderer.page(document, { ...asked, mark: null, covered: [box] });
    const { width, height, rows } = pixelsOf(bytes);
    for (const [x, y] of [
      [0.26, 0.51],
      [0.74, 0.74],
    ] as const)
      expect(rows[Math.floor(y * height)]?.[Math.floor(x * width)]).toBe(0);
  });

  test('that does not exist is not found', async () => {
    const document = source(plainPdf('Lease', 2));
    expect(await refusalOf(renderer.page(document, { ...asked, page: 3 }))).toBe('not-found');
  });

  test('is rendered from a file that is read once', async () => {
    let loads = 0;
    const load = async () => {
      loads += 1;
      return plainPdf('Lease', 2);
    };
    const document = { ...source(''), load };
    await renderer.open(document);
    await renderer.page(document, asked);
    await renderer.page(document, { ...asked, page: 2 });
    expect(loads).toBe(1);
  });
});

describe('text', () => {
  test('of a PDF is extracted page by page', async () => {
    const { pages: texts, whole } = await renderer.text(source(plainPdf('Lease agreement', 120)));
    expect(texts).toHaveLength(120);
    expect(texts[119]).toContain('Lease agreement');
    expect(whole).toBe(true);
  });

  test.each([
    ['a scan', scannedPdf(1_200), false],
    ['a scan with a stamp', scannedPdf(1_200, 'Received 04/12/2025, page 1 of 3'), false],
    ['a page with a logo', scannedPdf(120, 'Lease agreement'), true],
    ['a photo of an ID', scannedPdf(240, 'Driver license', 200), false],
    [
      'a photo of an ID among words',
      scannedPdf(400, 'Rent and what it is paid for. '.repeat(10), 250),
      false,
    ],
    ['a logo among words', scannedPdf(240, 'Rent and what it is paid for. '.repeat(10), 100), true],
    ['words over a picture', scannedPdf(1_200, 'Rent and what it is paid for. '.repeat(10)), true],
    ['an empty page', plainPdf(' '), true],
    ['more words than are read of a page', crowdedPdf(600), false],
  ])('is complete if it covers all that the pages show: %s', async (_what, pdf, whole) => {
    expect((await renderer.text(source(pdf))).whole).toBe(whole);
  });

  test('files and tables have pages too, and keep their text', async () => {
    const table = source('Month;Revenue;Customer\nJan;"1 200,50";Müller\n', 'csv');
    expect(await renderer.open(table)).toEqual({ pages: 1 });
    expect((await renderer.text(table)).pages[0]).toContain('Jan\t1 200,50\tMüller');
    const long = source('a line\n'.repeat(530), 'text');
    expect(await renderer.open(long)).toEqual({ pages: 11 });
    expect(inked((await renderer.page(long, { ...asked, mark: null })).bytes)).toBeGreaterThan(500);
  });
});

describe('a malicious file', () => {
  const cases: [string, () => Uint8Array | string, RegExp][] = [
    ['is no PDF', () => 'hello', /^document-unreadable$/],
    ['is empty', () => '', /^document-unreadable$/],
    ['ends in the middle', () => plainPdf('Lease').subarray(0, 200), /^document-unreadable$/],
    ['is encrypted', encryptedPdf, /^document-encrypted$/],
  ];
  test.each(cases)('that %s is refused', async (_, make, code) => {
    expect(await refusalOf(renderer.open(source(make())))).toMatch(code);
  });

  const drawn: [string, () => Uint8Array][] = [
    ['unpacks to drawing without end', () => bombPdf(200_000_000)],
    ['is packed three times', nestedBombPdf],
    ['draws itself', endlessPdf],
    ['has a page of a kilometre', () => sizedPdf(3_000_000, 20)],
    ['has a page without a side', () => sizedPdf(0, 792)],
  ];
  test.each(drawn)(
    'that %s is rendered or refused, and the next file is rendered',
    async (_, make) => {
      const outcome = await renderer.page(source(make()), asked).then(
        ({ width }) => (width <= 800 ? 'drawn' : 'too wide'),
        (error: unknown) => (error instanceof Refused ? error.code : String(error)),
      );
      expect(outcome).toMatch(/^(drawn|document-unreadable|document-too-slow)$/);
      expect((await renderer.page(source(plainPdf('Lease')), asked)).width).toBe(800);
    },
    60_000,
  );

  test('with a script and an attachment is rendered without them', async () => {
    const [loaded, plain] = await Promise.all([
      renderer.page(source(loadedPdf()), asked),
      renderer.page(source(plainPdf('Lease')), asked),
    ]);
    expect(Buffer.compare(loaded.bytes, plain.bytes)).toBe(0);
  });

  test('with thousands of pages is shown, but with more it is refused', async () => {
    const document = source(plainPdf('Ledger', 5_000));
    expect(await renderer.open(document)).toEqual({ pages: 5_000 });
    expect((await renderer.page(document, { ...asked, page: 5_000 })).width).toBe(800);
    expect(await refusalOf(renderer.open(source(plainPdf('Ledger', 10_001))))).toBe(
      'document-too-many-pages',
    );
  });

  test('that is too large is refused before it is sent to a process', async () => {
    const huge = { ...source(''), load: async () => Buffer.alloc(100_000_001) };
    expect(await refusalOf(renderer.open(huge))).toBe('document-too-large');
  });

  test('that crashed its process is marked, so that a second request fails without a wait', async () => {
    let loads = 0;
    const load = async () => {
      loads += 1;
      return bombPdf(200_000_000);
    };
    const document = { ...source(''), load };
    const first = await refusalOf(renderer.page(document, asked));
    expect(first).toMatch(/^document-(too-slow|unreadable)$/);
    expect(await refusalOf(renderer.page(document, { ...asked, page: 2 }))).toBe(first);
    expect(loads).toBe(1);
  });

  test('does not affect the requests that wait behind it', async () => {
    const [bad, good] = await Promise.allSettled([
      renderer.page(source(bombPdf(200_000_000)), asked),
      renderer.page(source(plainPdf('Lease')), asked),
    ]);
    expect(bad.status === 'fulfilled' || bad.reason instanceof Refused).toBe(true);
    expect(good.status).toBe('fulfilled');
  });
});

function inked(png: Uint8Array): number {
  return pixelsOf(png)
    .rows.flatMap((row) => [...row])
    .filter((value) => value < 250).length;
}
