import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import {
  adjustmentOf,
  evidenceDocumentsOf,
  evidenceLinesOf,
  pointTo,
  sendEvidence,
} from '#test/support/adjustment-evidence.ts';
import { problemOf } from '#test/support/caller.ts';
import { writeReport } from '#test/support/earnings-reports.ts';
import { uploadPaper } from '#test/support/health-checks.ts';
import { addAdjustmentTo, blankAdjustment, chooseLines, rowsBehind } from '#test/support/ledgers.ts';
import { expectOk } from '#test/support/people.ts';
import { uploadFile } from '#test/support/rooms.ts';
import { addScheduleTo, agingOf } from '#test/support/schedules.ts';
import { bookOf } from './a-book.ts';
import { bankOf, type Evidenced, legalOf, paperOf, point, test } from './evidenced.ts';

const documentedOf = async (one: Evidenced) => {
  const { tests, tier } = await legalOf(one);
  const t5 = tests.find(({ test: name }) => name === 'T5');
  return [tier, t5?.result, t5?.reason];
};
describe('the evidence of an adjustment', () => {
  test('is what it points to: a document, its entries, and the bank', async ({ one }) => {
    expect(await documentedOf(one)).toEqual(['B', 'passed', 'some-evidence']);
    expect((await legalOf(one)).evidence.missing).toEqual(['document', 'bank']);
    await expectOk(point(one, paperOf(one)));
    expect((await legalOf(one)).evidence.missing).toEqual(['bank']);
    expect(await expectOk(point(one, bankOf(one)))).toEqual({ references: 2 });
    expect(await documentedOf(one)).toEqual(['A', 'passed', 'all-evidence']);
    const { evidence } = await legalOf(one);
    expect(evidence).toMatchObject({
      missing: [],
      bank: { state: 'all', covered: 25_000_00, total: 25_000_00 },
    });
    expect(evidence.references).toMatchObject([
      {
        kind: 'paper',
        of: one.paper,
        label: 'Zpaper settlement.pdf',
        page: 3,
        standing: 'stands',
        own: false,
      },
      {
        ...{ kind: 'bank', label: 'Smith Partners LLP', fileName: 'Summer 2025.ofx' },
        ...{ day: '2025-06-21', amount: -25_000_00, standing: 'stands' },
      },
    ]);
  });

  test('is not typed words, which stay as a remark', async ({ one }) => {
    const { owner, reviewId, product } = one;
    const remark = 'Settlement agreement, page 3';
    const id = await addAdjustmentTo(owner, reviewId, { ...blankAdjustment, code: 'O-PERK', remark });
    const bare = await adjustmentOf(owner, reviewId, id);
    expect(bare).toMatchObject({ tier: 'C', remark, evidence: { references: [] } });
    expect(bare.tests.find(({ test: name }) => name === 'T5')).toMatchObject({
      ...{ result: 'failed', reason: 'words-alone' },
    });
    // What was typed before evidence had to exist.
    await sql`update earnings_adjustment set remark = null, third_party = 'Agreement, page 3', bank = 'June, line 41'
      where id = ${id}`.execute(product.database.db);
    expect(await adjustmentOf(owner, reviewId, id)).toMatchObject({
      ...{ tier: 'C', remark: 'Agreement, page 3. June, line 41' },
    });
  });

  test('may be a document of the deal room; its own tables count like an entry', async ({ one }) => {
    await expectOk(point(one, { kind: 'schedule', of: one.schedule, row: null }, bankOf(one)));
    expect(await documentedOf(one)).toEqual(['B', 'passed', 'some-evidence']);
    await expectOk(point(one, { kind: 'room', of: one.document.version, page: 1 }));
    expect(await documentedOf(one)).toEqual(['A', 'passed', 'all-evidence']);
    const { references } = (await legalOf(one)).evidence;
    expect(references.map(({ kind, own, of }) => [kind, own, of])).toEqual([
      ['schedule', true, null],
      ['bank', false, null],
      ['room', false, one.document.document],
    ]);
  });

  test('counts one payment for one adjustment', async ({ one }) => {
    const { owner, reviewId } = one;
    await expectOk(point(one, paperOf(one), bankOf(one)));
    const again = await addAdjustmentTo(owner, reviewId, { title: 'Again', why: 'Private.' });
    await expectOk(pointTo(owner, reviewId, again, bankOf(one)));
    const { evidence } = await adjustmentOf(owner, reviewId, again);
    expect(evidence.references).toMatchObject([{ standing: 'elsewhere' }]);
    expect((await legalOf(one)).tier).toBe('A');
  });

  test('that differs in amount leaves half of it open', async ({ one }) => {
    const { owner, legal } = one;
    const { items } = await evidenceLinesOf(owner, legal, { words: 'truck' });
    await expectOk(point(one, paperOf(one), { kind: 'bank', line: items[0]?.id ?? 0 }));
    expect(await documentedOf(one)).toEqual(['B', 'passed', 'bank-differs']);
    expect((await legalOf(one)).evidence).toMatchObject({
      ...{ missing: ['bank-amounts'], bank: { state: 'part', covered: 0, total: 25_000_00 } },
    });
  });

  test('can be taken out, and the same is there once', async ({ one }) => {
    const { owner, legal } = one;
    await expectOk(point(one, paperOf(one)));
    expect(await expectOk(point(one, paperOf(one)))).toEqual({ references: 1 });
    const before = await legalOf(one);
    const remove = before.evidence.references.map(({ id }) => id);
    expect(await problemOf(await sendEvidence(owner, legal, { version: 1, remove }))).toMatchObject({
      ...{ status: 409, code: 'stale' },
    });
    await expectOk(sendEvidence(owner, legal, { version: before.version, remove }));
    expect((await legalOf(one)).evidence.references).toEqual([]);
  });
});

describe('what the business made itself', () => {
  test('counts like an entry where it was uploaded to the health check', async ({ one }) => {
    const { owner, checkId, legal } = one;
    const own = await uploadPaper(owner, checkId, 'Aging.csv', agingOf([['Ann Ace', 1, 2, 3, 4, 5]]));
    const listed = (await evidenceDocumentsOf(owner, legal, 'aging.csv')).items;
    expect(listed).toMatchObject([{ id: own, own: true }]);
    await expectOk(point(one, { kind: 'paper', of: own, page: null }, bankOf(one)));
    expect(await documentedOf(one)).toEqual(['B', 'passed', 'some-evidence']);
    expect((await legalOf(one)).evidence).toMatchObject({
      ...{ missing: ['document'], references: [{ own: true }, {}] },
    });
  });

  test('proves nothing where it is a databook or a report of the review', async ({ one }) => {
    const { owner, checkId, legal, reviewId } = one;
    const report = await writeReport(owner, reviewId, 'summary');
    const pdf = await (await owner.get(`/api/earnings-reports/${report}/pdf`)).arrayBuffer();
    const book = await bookOf(one, 'summary');
    const added = [
      await uploadPaper(owner, checkId, 'Report.pdf', new Uint8Array(pdf)),
      await uploadPaper(owner, checkId, 'Book.xlsx', new Uint8Array(book)),
    ];
    for (const words of ['report.pdf', 'book.xlsx'])
      expect((await evidenceDocumentsOf(owner, legal, words)).items).toEqual([]);
    for (const of of added)
      expect(await problemOf(await point(one, { kind: 'paper', of, page: null }))).toMatchObject({
        code: 'evidence-unknown',
      });
    // One that was pointed to before this was asked.
    await expectOk(point(one, paperOf(one), bankOf(one)));
    await sql`update check_paper set sha256 = (select sha256 from check_paper where id = ${added[0]})
      where id = ${one.paper}`.execute(one.product.database.db);
    expect((await legalOf(one)).evidence.references[0]).toMatchObject({ standing: 'made-here' });
    expect((await legalOf(one)).tier).toBe('B');
  });
});

test('a document that is deleted while it is chosen is unknown', async ({ one }) => {
  const { database } = one.product;
  let chosen: Promise<Response> | undefined;
  await database.db.transaction().execute(async (tx) => {
    await sql`delete from check_paper where id = ${one.paper}`.execute(tx);
    chosen = point(one, paperOf(one));
    await untilBlocked(database.db);
  });
  expect(await problemOf(await (chosen as Promise<Response>))).toMatchObject({
    ...{ status: 409, code: 'evidence-unknown' },
  });
});

/** Until another transaction waits for one. */
async function untilBlocked(db: Evidenced['product']['database']['db']): Promise<void> {
  for (;;) {
    const { rows } = await sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
    if (rows.length > 0) return;
    await setTimeout(10);
  }
}

describe('evidence that is not there any more', () => {
  const standingsOf = async (one: Evidenced) =>
    (await legalOf(one)).evidence.references.map(({ kind, standing, label }) => [kind, standing, label]);

  test('says so and supports nothing: a deleted document, a removed statement', async ({ one }) => {
    const { owner } = one;
    await expectOk(point(one, paperOf(one), bankOf(one)));
    await expectOk(owner.delete(`/api/check-papers/${one.paper}`));
    expect(await standingsOf(one)).toEqual([
      ['paper', 'removed', 'Zpaper settlement.pdf'],
      ['bank', 'stands', 'Smith Partners LLP'],
    ]);
    expect(await documentedOf(one)).toEqual(['B', 'passed', 'some-evidence']);
    await expectOk(owner.delete(`/api/bank-files/${one.bankFile}`));
    const [, bank] = (await legalOf(one)).evidence.references;
    expect(bank).toMatchObject({ standing: 'removed', day: '2025-06-21', amount: -25_000_00 });
    expect((await legalOf(one)).evidence.bank.state).toBe('none');
  });

  test('and so does a statement that no longer adds up', async ({ one }) => {
    const { owner, reviewId } = one;
    await expectOk(point(one, paperOf(one), bankOf(one)));
    await sql`update bank_statement set state = 'refused'`.execute(one.product.database.db);
    expect((await adjustmentOf(owner, reviewId, one.legal)).tier).toBe('B');
    expect((await standingsOf(one)).at(1)).toEqual(['bank', 'unproved', 'Smith Partners LLP']);
  });

  test('and what was replaced: a schedule, a document of the room', async ({ one }) => {
    const { owner, reviewId, room, document } = one;
    const room1 = { kind: 'room', of: document.version, page: 1 } as const;
    await expectOk(point(one, { kind: 'schedule', of: one.schedule, row: null }, room1));
    await addScheduleTo(owner, reviewId, 'receivables', agingOf([['Ann Ace', 1, 2, 3, 4, 6]]), 'newer.csv');
    const bytes = new TextEncoder().encode('Invoice 12, corrected');
    const [folder = ''] = room.folders.values();
    await uploadFile(owner, room, folder, {
      name: 'Zroom invoice.txt',
      bytes,
      documentId: document.document,
    });
    expect(await standingsOf(one)).toEqual([
      ['schedule', 'replaced', 'receivables.csv'],
      ['room', 'replaced', 'Zroom invoice.txt'],
    ]);
    await expectOk(owner.delete(`/api/room-documents/${document.document}`));
    expect((await standingsOf(one)).at(1)).toEqual(['room', 'removed', 'Zroom invoice.txt']);
  });

  test('and bank lines without the entries that they paid', async ({ one }) => {
    const { owner, reviewId, legal } = one;
    await expectOk(point(one, paperOf(one), bankOf(one)));
    const { version } = await legalOf(one);
    const asked = { dataset: 1, formula: 'account', code: 'PROF_FEES', from: '2025-06', to: '2025-06' };
    const { items } = await rowsBehind(owner, reviewId, asked);
    await expectOk(chooseLines(owner, legal, { version, remove: items.map(({ place }) => place) }));
    // Without its entries there is nothing that the bank could agree with, and they are all that is missing.
    expect((await legalOf(one)).evidence).toMatchObject({
      ...{ missing: ['entries'], bank: { state: 'part', covered: 0, total: 0 } },
    });
  });
});
