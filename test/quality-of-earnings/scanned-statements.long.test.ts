import { readFileSync } from 'node:fs';
import { describe, expect } from 'vitest';
import { addBankFile } from '#features/quality-of-earnings/bank-statements/contract.ts';
import { minutes } from '#kernel/instant.ts';
import { type PageReader, pageReader } from '#platform/ocr/page-reader.ts';
import { bankFilesOf, bankLinesOf, sendBankFile } from '#test/support/bank-statements.ts';
import { problemOf } from '#test/support/caller.ts';
import { test } from '#test/support/database.ts';
import { addBusiness } from '#test/support/deal.ts';
import { plainPdf, scannedPdf } from '#test/support/hostile-pdfs.ts';
import { startReviewOf } from '#test/support/ledgers.ts';
import { expectOk, join } from '#test/support/people.ts';
import { testProduct } from '#test/support/product.ts';
import { standingClock } from '#test/support/standing-clock.ts';

/** Statements that other programs printed, turned by 0.6°, blurred and made noisy. */
const scanned = (name: string) => readFileSync(new URL(`bank-files/scanned/${name}.pdf`, import.meta.url));

async function begun(fresh: Parameters<typeof testProduct>[0], options: Parameters<typeof testProduct>[1]) {
  const product = await testProduct(fresh, options);
  const owner = await join(product, 'Hettie Harrow');
  const reviewId = await startReviewOf(owner, await addBusiness(owner));
  const send = async (name: string, bytes: Uint8Array = scanned(name)) =>
    addBankFile.reply.parse(await expectOk(sendBankFile(owner, reviewId, bytes, `${name}.pdf`)));
  const files = async () => (await bankFilesOf(owner, reviewId)).files;
  /** A run reads for 40 seconds and leaves the rest to the next: on a slow machine these few pages need several. */
  const readAll = async () => {
    while (product.queued.length > 0) await product.runJobs();
  };
  return {
    product,
    owner,
    reviewId,
    send,
    files,
    readAll,
    [Symbol.asyncDispose]: () => product[Symbol.asyncDispose](),
  };
}

describe('a scanned statement', () => {
  test('is read page by page, and counts only where it adds up', async ({ fresh }) => {
    await using made = await begun(fresh, { pageReader: pageReader() });
    const { product, owner, reviewId, send, files, readAll } = made;
    expect(await send('orchard')).toMatchObject({
      ...{ format: 'pdf', rows: null, statements: [] },
      scan: { state: 'reading', pages: 2, pagesRead: 0, refusal: null },
    });
    await send('prairie');
    await send('valley');
    await send('blank', scannedPdf(1_200));
    await readAll();
    const byName = new Map((await files()).map((file) => [file.name, file]));
    expect(byName.get('prairie.pdf')).toMatchObject({
      scan: { state: 'read', pages: 1, pagesRead: 1 },
      statements: [
        { state: 'proved', lastFour: '7899', lines: 7, opening: 2_000_00, closing: 2_746_31, difference: 0 },
      ],
    });
    expect(byName.get('orchard.pdf')).toMatchObject({
      scan: { state: 'read', pages: 2 },
      statements: [{ state: 'proved', lastFour: '9012', lines: 7, opening: 3_120_77, closing: 4_528_26 }],
    });
    // Dots lead to its balances, and are read as letters.
    expect(byName.get('valley.pdf')).toMatchObject({
      scan: { state: 'refused', refusal: expect.stringContaining('balance') },
      statements: [],
    });
    expect(byName.get('blank.pdf')).toMatchObject({
      scan: { state: 'refused', refusal: expect.stringContaining('could not be read') },
      statements: [],
    });
    const { items } = await bankLinesOf(owner, reviewId);
    expect(items.every(({ fileName }) => fileName !== 'valley.pdf')).toBe(true);
    expect(
      items.find(({ fileName, amount }) => fileName === 'prairie.pdf' && amount === 999_99),
    ).toMatchObject({ page: 1, day: '2025-03-04' });
    const { rows } = await product.database.pool.query('select count(*)::integer as n from bank_file_page');
    expect(rows).toEqual([{ n: 0 }]);
  });

  test('goes on at its page after a reader was killed, and takes nothing from a file that is removed', async ({
    fresh,
  }) => {
    const clock = standingClock();
    const real = pageReader();
    let reads = 0;
    let fails = true;
    const killed: PageReader = {
      ...real,
      read: async (image) => {
        reads += 1;
        if (reads === 2 && fails) throw new Error('the process ended');
        return real.read(image);
      },
    };
    await using made = await begun(fresh, { pageReader: killed, clock });
    const { product, owner, send, files, readAll } = made;
    await send('orchard');
    await expect(product.runJobs()).rejects.toThrow('ended');
    expect((await files())[0]).toMatchObject({ scan: { state: 'reading', pages: 2, pagesRead: 1 } });
    fails = false;
    clock.advance(15 * minutes);
    await product.runJob('resume-scanned-statements');
    await readAll();
    expect((await files())[0]).toMatchObject({ scan: { state: 'read' }, statements: [{ state: 'proved' }] });
    expect(reads).toBe(3);
    const other = await send('prairie');
    await expectOk(owner.delete(`/api/bank-files/${other.id}`));
    await readAll();
    expect((await files()).map(({ name }) => name)).toEqual(['orchard.pdf']);
  });

  test('of many pages is refused with what to do', async ({ fresh }) => {
    await using made = await begun(fresh, { pageReader: pageReader() });
    const long = await sendBankFile(made.owner, made.reviewId, plainPdf('Statement', 41), 'scan.pdf');
    expect(await problemOf(long)).toMatchObject({ status: 422, code: 'statement-scan-too-long' });
    expect(await made.files()).toEqual([]);
  });
});
