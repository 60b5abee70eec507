import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { courtOf } from '#test/support/add-backs.ts';
import {
  adjustmentOf,
  evidenceDocumentsOf,
  pointTo,
  sendEvidence,
} from '#test/support/adjustment-evidence.ts';
import { confirmEmail } from '#test/support/broker.ts';
import { problemOf } from '#test/support/caller.ts';
import { askForDatabook, databookBytes, databooksOf, tryDatabook } from '#test/support/databooks.ts';
import { askForReport, reportOf, reportsOf, writeReport } from '#test/support/earnings-reports.ts';
import { addPaper, inviteHelper, startCheck } from '#test/support/health-checks.ts';
import { expectOk, join } from '#test/support/people.ts';
import { commentsOn } from '#test/support/report-readings.ts';
import { giveRight, uploadFile } from '#test/support/rooms.ts';
import { bookOf } from './a-book.ts';
import { type Court, giveStage, publishOf, test } from './a-court.ts';
import { names, namesIn, type Placed, partsOf, withEvidence } from './named-evidence.ts';

/** What changes evidence without a write in the review. */
type Change = [part: 'adjustments' | 'names', (court: Court, at: Placed) => Promise<unknown>];
const changes: Record<string, Change> = {
  'a deleted paper': [
    'adjustments',
    ({ owner }, { paper }) => expectOk(owner.delete(`/api/check-papers/${paper}`)),
  ],
  'a removed bank file': [
    'adjustments',
    ({ owner }, { bankFile }) => expectOk(owner.delete(`/api/bank-files/${bankFile}`)),
  ],
  'a buyer who was denied the room': [
    'names',
    ({ owner, other, room }) =>
      giveRight(owner, room.id, {
        subject: { kind: 'person', id: other.id },
        target: { kind: 'room' },
        level: 'none',
      }),
  ],
  'a newer version in the room': [
    'adjustments',
    ({ owner, room }, { document: documentId, folder }) =>
      uploadFile(owner, room, folder, {
        ...{ name: 'Zroom invoice.txt', documentId },
        bytes: new TextEncoder().encode('Invoice 12, corrected'),
      }),
  ],
};

describe('evidence that changed without a write', () => {
  for (const [name, [part, change]] of Object.entries(changes))
    test(`is a change of a databook and of a report: ${name}`, async ({ court }) => {
      const { owner, reviewId } = court;
      const at = await withEvidence(court);
      await bookOf(court, 'summary');
      const report = await writeReport(owner, reviewId, 'summary');
      const changed = async () => ({
        book: (await databooksOf(owner, reviewId)).stages[0]?.since,
        report: (await commentsOn(owner, report)).changed,
      });
      expect(await changed()).toEqual({ book: [], report: [] });
      expect(await problemOf(await tryDatabook(owner, reviewId, 'summary'))).toMatchObject({
        code: 'databook-current',
      });
      await change(court, at);
      // Of a bank file the proof of cash changes too.
      expect(await changed()).toEqual({
        ...{ book: [part], report: expect.arrayContaining([part]) },
      });
      await bookOf(court, 'summary');
      expect((await changed()).book).toEqual([]);
      // Also where it says the same: it rests on something else.
      const next = await writeReport(owner, reviewId, 'summary');
      expect((await commentsOn(owner, next)).changed).toEqual([]);
      expect(await problemOf(await askForReport(owner, reviewId, 'summary'))).toMatchObject({
        code: 'earnings-report-current',
      });
    });
});

describe('what evidence is called', () => {
  test('opens in the databook, the report and the court with the names, not before', async ({ court }) => {
    const { owner, buyer, reviewId, room } = court;
    await withEvidence(court);
    const opens = { summary: null, monthly: 'S4', names: 'S5' } as const;
    for (const stage of ['summary', 'monthly', 'names'] as const) {
      const parts = await partsOf(await bookOf(court, stage));
      await publishOf(court, stage);
      if (opens[stage]) await giveStage(court, opens[stage]);
      const written = (await reportsOf(owner, reviewId)).reports.find((one) => one.stage === stage);
      const report = JSON.stringify(await reportOf(owner, written?.id ?? ''));
      const seen = await courtOf(buyer, room.id);
      expect(seen.report?.stage).toBe(stage);
      const texts = { parts, report, seen: JSON.stringify(seen) };
      for (const [what, text] of Object.entries(texts))
        expect([what, namesIn(text)]).toEqual([what, stage === 'names' ? names : []]);
      expect(report.includes('What supports the adjustments')).toBe(stage !== 'summary');
      expect(parts.includes('Zpaper invoice.pdf, page 2')).toBe(stage === 'names');
    }
  });

  test('is not told to people invited to the books who may not open it, also in what they make', async ({
    court,
  }) => {
    const { owner, product, reviewId, businessId } = court;
    const { perk } = await withEvidence(court);
    const helper = await join(product, 'Bo Keeper');
    await confirmEmail(product, helper);
    const checkId = await startCheck(owner, businessId);
    const invited = await inviteHelper(owner, checkId, helper.email, { sections: ['risk'], books: true });
    await expectOk(helper.post(`/api/check-helpers/${invited}/moves`, { to: 'active', version: 1 }));
    const made = async () => {
      const book = await askForDatabook(helper, reviewId, 'names');
      await product.runJobs();
      return { book, report: await writeReport(helper, reviewId, 'names') };
    };
    const { book, report } = await made();
    const reportFor = async (who: typeof owner) => JSON.stringify((await reportOf(who, report)).report);
    expect(namesIn(await reportFor(owner))).toEqual(names);
    expect(namesIn(await reportFor(helper))).toEqual(['Zpayee', 'Zremark', 'Summer 2025']);
    expect(await reportFor(helper)).toContain('Names not open to you');
    expect(await problemOf(await helper.get(`/api/earnings-databooks/${book}/file`))).toMatchObject({
      ...{ status: 403, code: 'databook-names-documents' },
    });
    expect(namesIn(await partsOf(await databookBytes(owner, book)))).toEqual(names);
    // What names only papers that they may open is theirs, while nothing else was named.
    const { evidence, version } = await adjustmentOf(owner, reviewId, perk);
    const remove = evidence.references.flatMap(({ id, kind }) => (kind === 'bank' ? [] : [id]));
    await expectOk(sendEvidence(owner, perk, { version, remove }));
    const own = await addPaper(helper, checkId, 'Zown invoice');
    await expectOk(pointTo(helper, reviewId, perk, { kind: 'paper', of: own, page: 1 }));
    expect(namesIn(await reportFor(helper))).not.toContain('Zpaper');
    const next = await made();
    expect(await partsOf(await databookBytes(helper, next.book))).toContain('Zown invoice');
    expect(JSON.stringify((await reportOf(helper, next.report)).report)).toContain('Zown invoice');
  });

  test('is not told of a document of the room that some buyer may not read', async ({ court }) => {
    const { owner, other, room } = court;
    await withEvidence(court);
    await giveRight(owner, room.id, {
      subject: { kind: 'person', id: other.id },
      target: { kind: 'room' },
      level: 'none',
    });
    const parts = await partsOf(await bookOf(court, 'names'));
    expect(namesIn(parts)).not.toContain('Zroom');
    expect(parts).toContain('A document not open to buyers');
  });

  test('is not told of a document of a room that is closed, which readers of a new one cannot open', async ({
    court,
  }) => {
    const { product, room } = court;
    await withEvidence(court);
    expect(namesIn(await partsOf(await bookOf(court, 'names')))).toContain('Zroom');
    await sql`update deal_room set closed_at = now(), closed_reason = 'withdrawn' where id = ${room.id}`.execute(
      product.database.db,
    );
    expect(namesIn(await partsOf(await bookOf(court, 'names')))).not.toContain('Zroom');
  });

  test('a report that is in the room is no document to point to', async ({ court }) => {
    const { owner, reviewId } = court;
    const { perk } = await withEvidence(court);
    await publishOf(court, 'summary');
    const { items } = await evidenceDocumentsOf(owner, perk);
    expect(items.map(({ name }) => name)).toEqual(['Zpaper invoice.pdf', 'Zroom invoice.txt']);
    expect((await adjustmentOf(owner, reviewId, perk)).evidence.references).toHaveLength(3);
  });
});
