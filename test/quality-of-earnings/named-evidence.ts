import { pointTo, provedStatement } from '#test/support/adjustment-evidence.ts';
import { bankLinesOf } from '#test/support/bank-statements.ts';
import { addPaper, startCheck } from '#test/support/health-checks.ts';
import { addAdjustmentTo } from '#test/support/ledgers.ts';
import { expectOk } from '#test/support/people.ts';
import { addText, publish } from '#test/support/rooms.ts';
import { unzipped } from '../rooms/unzipped.ts';
import type { Court } from './a-court.ts';

export const names = ['Zpaper', 'Zroom', 'Zpayee', 'Zremark', 'Summer 2025'];
export const partsOf = async (workbook: Buffer) => [...(await unzipped(workbook)).values()].join('\n');
export const namesIn = (text: string) => names.filter((name) => text.includes(name));

export type Placed = { perk: string; paper: string; document: string; folder: string; bankFile: string };

/** The perk of the books, with a document of the check and of the room, a line of the bank, and a remark. */
export async function withEvidence(
  court: Pick<Court, 'product' | 'owner' | 'reviewId' | 'businessId' | 'room'>,
): Promise<Placed> {
  const { owner, reviewId, businessId, room } = court;
  const remark = 'Zremark of the owner';
  const perk = await addAdjustmentTo(owner, reviewId, { title: 'Zclub', why: 'Private.', remark });
  const paper = await addPaper(owner, await startCheck(owner, businessId), 'Zpaper invoice');
  const [folder = ''] = room.folders.keys();
  const { version, document } = await addText(owner, room, folder, {
    ...{ name: 'Zroom invoice.txt', text: 'Invoice 12' },
  });
  await court.product.runJobs();
  await publish(owner, room.id);
  const bankFile = await provedStatement(owner, reviewId, [['2025-06-21', -200_07, 'Zpayee club']]);
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
  return { perk, paper, document, bankFile, folder: room.folders.get(folder) ?? '' };
}
