import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { addBankFile } from '#features/quality-of-earnings/bank-statements/contract.ts';
import { readerVersion } from '#features/quality-of-earnings/bank-statements/server/read-statements.ts';
import { bankFilesOf, bankLinesOf, cashProofOf, sendBankFile } from '#test/support/bank-statements.ts';
import { problemOf } from '#test/support/caller.ts';
import {
  bombPdf,
  encryptedPdf,
  endlessPdf,
  loadedPdf,
  plainPdf,
  scannedPdf,
} from '#test/support/hostile-pdfs.ts';
import { balancedLedger } from '#test/support/ledgers.ts';
import { expectOk } from '#test/support/people.ts';
import { type Review, readLedger, test } from './a-review.ts';

const printed = (name: string) => readFileSync(new URL(`bank-files/printed/${name}.pdf`, import.meta.url));

const upload = async ({ owner, reviewId }: Review, name: string, bytes: Uint8Array = printed(name)) =>
  addBankFile.reply.parse(await expectOk(sendBankFile(owner, reviewId, bytes, `${name}.pdf`)));

describe('a statement as PDF', () => {
  test('is proved, is sealed, names page and line, and is in the proof of cash', async ({ review }) => {
    const { owner, reviewId, product } = review;
    const ledger = balancedLedger([
      { name: 'Checking 7899', opening: 2_000_00, lines: [{ day: '2025-03-03', cents: 1_450_02 }] },
      { name: 'Sales', opening: null, side: -1, lines: [{ day: '2025-03-03', cents: -1_450_02 }] },
      { name: 'Owner’s Equity', opening: -2_000_00, side: -1, lines: [] },
    ]);
    expect((await readLedger(review, ledger)).status).toBe('read');
    const file = await upload(review, 'prairie');
    expect(file).toMatchObject({
      ...{ format: 'pdf', readerVersion, rows: null, name: 'prairie.pdf' },
      statements: [{ state: 'proved', lastFour: '7899', lines: 7, difference: 0, troubles: [], breaks: [] }],
    });
    const { items } = await bankLinesOf(owner, reviewId);
    expect(items.find(({ name }) => name.startsWith('Stripe'))).toMatchObject({
      ...{ page: 1, row: 20, day: '2025-03-04', amount: 999_99, fileName: 'prairie.pdf' },
      memo: 'Plumbing',
    });
    const path = `/api/earnings-reviews/${reviewId}/bank-accounts`;
    const { accounts } = await bankFilesOf(owner, reviewId);
    const tie = {
      number: accounts[0]?.number,
      name: 'Checking',
      lastFour: '7899',
      ledgerPath: 'Checking 7899',
    };
    await expectOk(owner.put(path, tie));
    const { months } = await cashProofOf(owner, reviewId);
    expect(months.find(({ month }) => month === '2025-03')).toMatchObject({
      lacks: [],
      bank: { deposits: 1_450_02, withdrawals: 703_71 },
    });
    expect((await upload(review, 'prairie')).id).toBe(file.id);
    const { rows } = await sql<{ key: string }>`select key from bank_file`.execute(product.database.db);
    expect(rows).toHaveLength(1);
  });

  test('of several accounts makes each; and a card', async ({ review }) => {
    await upload(review, 'lakeside');
    await upload(review, 'summit');
    const { accounts, files } = await bankFilesOf(review.owner, review.reviewId);
    expect(accounts.map(({ kind, lastFour }) => `${kind} ${lastFour}`).toSorted()).toEqual([
      ...['bank 3001', 'bank 9002', 'card 4455'],
    ]);
    expect(files.flatMap(({ statements }) => statements.map(({ state }) => state))).toEqual([
      ...['proved', 'proved', 'proved'],
    ]);
  });

  test('that cannot be read is refused with what to do, and nothing of it is kept', async ({ review }) => {
    const { owner, reviewId, product } = review;
    const valley = printed('valley');
    const refused: [Uint8Array, string][] = [
      [new Uint8Array(), 'file-empty'],
      [printed('locked'), 'statement-locked'],
      [encryptedPdf(), 'statement-locked'],
      [scannedPdf(1_200), 'statement-is-pictures'],
      [scannedPdf(1_200, 'Scanned by an office machine'), 'statement-is-pictures'],
      [plainPdf('word '.repeat(40)), 'statement-layout-unknown'],
      [loadedPdf(), 'statement-is-pictures'],
      [plainPdf('Statement', 2_000), 'statement-too-long'],
      [valley.subarray(0, 900), 'statement-damaged'],
      [Buffer.from('%PDF-1.7\n'), 'statement-damaged'],
    ];
    for (const [at, [bytes, code]] of refused.entries()) {
      const problem = await problemOf(await sendBankFile(owner, reviewId, bytes, `${at}.pdf`));
      expect(problem, `the file at ${at}`).toMatchObject({ status: 422, code });
    }
    for (const bytes of [bombPdf(2_000_000_000), endlessPdf()])
      expect((await sendBankFile(owner, reviewId, bytes, 'bomb.pdf')).status).toBe(422);
    expect((await bankFilesOf(owner, reviewId)).files).toEqual([]);
    const { rows } = await sql<{ n: number }>`
      select count(*)::integer as n from stored_file where key like 'bank-statements/%'`.execute(
      product.database.db,
    );
    expect(rows[0]?.n).toBe(0);
  });
});
