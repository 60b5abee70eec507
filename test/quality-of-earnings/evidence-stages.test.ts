import { describe, expect } from 'vitest';
import { courtOf } from '#test/support/add-backs.ts';
import {
  adjustmentOf,
  evidenceDocumentsOf,
  pointTo,
  provedStatement,
} from '#test/support/adjustment-evidence.ts';
import { bankLinesOf } from '#test/support/bank-statements.ts';
import { reportOf, reportsOf } from '#test/support/earnings-reports.ts';
import { addPaper, startCheck } from '#test/support/health-checks.ts';
import { addAdjustmentTo } from '#test/support/ledgers.ts';
import { expectOk } from '#test/support/people.ts';
import { addText, giveRight, publish } from '#test/support/rooms.ts';
import { unzipped } from '../rooms/unzipped.ts';
import { bookOf } from './a-book.ts';
import { type Court, publishOf, test } from './a-court.ts';

const names = ['Zpaper', 'Zroom', 'Zpayee', 'Zremark', 'Summer 2025'];
const partsOf = async (workbook: Buffer) => [...(await unzipped(workbook)).values()].join('\n');
const namesIn = (text: string) => names.filter((name) => text.includes(name));

/** The perk of the books, with a document of the check and of the room, a line of the bank, and a remark. */
async function withEvidence(court: Court): Promise<string> {
  const { owner, reviewId, businessId, room } = court;
  const remark = 'Zremark of the owner';
  const perk = await addAdjustmentTo(owner, reviewId, { title: 'Zclub', why: 'Private.', remark });
  const paper = await addPaper(owner, await startCheck(owner, businessId), 'Zpaper invoice');
  const [folder = ''] = room.folders.keys();
  const { version } = await addText(owner, room, folder, { name: 'Zroom invoice.txt', text: 'Invoice 12' });
  await court.product.runJobs();
  await publish(owner, room.id);
  await provedStatement(owner, reviewId, [['2025-06-21', -200_07, 'Zpayee club']]);
  const { items } = await bankLinesOf(owner, reviewId);
  await expectOk(
    pointTo(
      owner,
      reviewId,
      perk,
      { kind: 'paper', of: paper, page: 2 },
      { kind: 'room', of: version, page: null },
      { kind: 'bank', line: items[0]?.id ?? 0 },
    ),
  );
  return perk;
}

describe('what evidence is called', () => {
  test('opens in the databook, the report and the court with the names, not before', async ({ court }) => {
    const { owner, buyer, reviewId, room } = court;
    await withEvidence(court);
    for (const stage of ['monthly', 'names'] as const) {
      const parts = await partsOf(await bookOf(court, stage));
      await publishOf(court, stage);
      const written = (await reportsOf(owner, reviewId)).reports.find((one) => one.stage === stage);
      const report = JSON.stringify(await reportOf(owner, written?.id ?? ''));
      const seen = JSON.stringify(await courtOf(buyer, room.id));
      const texts = [parts, report, seen];
      for (const text of texts)
        expect(namesIn(text), stage).toEqual(stage === 'names' ? expect.any(Array) : []);
      if (stage === 'monthly') expect(report).toContain('What supports the adjustments');
      if (stage !== 'names') continue;
      for (const text of [parts, report])
        expect(namesIn(text)).toEqual(expect.arrayContaining(['Zpaper', 'Zroom', 'Zpayee', 'Zremark']));
      expect(parts).toContain('Zpaper invoice.pdf, page 2');
    }
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

  test('a report that is in the room is no document to point to', async ({ court }) => {
    const { owner, reviewId } = court;
    const perk = await withEvidence(court);
    await publishOf(court, 'summary');
    const { items } = await evidenceDocumentsOf(owner, perk);
    expect(items.map(({ name }) => name)).toEqual(['Zpaper invoice.pdf', 'Zroom invoice.txt']);
    expect((await adjustmentOf(owner, reviewId, perk)).evidence.references).toHaveLength(3);
  });
});
