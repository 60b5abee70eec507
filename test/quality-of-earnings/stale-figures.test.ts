import { expect } from 'vitest';
import { getPages } from '#features/deal-room/room-views/contract.ts';
import { listStaleDocuments } from '#features/quality-of-earnings/earnings-reports/contract.ts';
import { hours } from '#kernel/instant.ts';
import { courtOf } from '#test/support/add-backs.ts';
import { databooksOf } from '#test/support/databooks.ts';
import { reportOf, reportsOf, writeReport } from '#test/support/earnings-reports.ts';
import { addAdjustmentTo, journalOf } from '#test/support/ledgers.ts';
import { expectOk, type Someone, signIn } from '#test/support/people.ts';
import { askAbout, moveQuestion } from '#test/support/questions.ts';
import { inviteReviewer, trySignOff } from '#test/support/report-readings.ts';
import { giveRight, publish } from '#test/support/rooms.ts';
import { bookOf } from './a-book.ts';
import { type Court, test } from './a-court.ts';
import { readLedger } from './a-review.ts';

async function noticesOf(who: Someone): Promise<string[]> {
  const answer = await (await who.get('/api/notifications?size=50')).json();
  return answer.items.map(({ words }: { words: string }) => words);
}

async function putIntoRoom({ product, owner, room }: Court, report: string): Promise<void> {
  await expectOk(owner.post(`/api/earnings-reports/${report}/room-copies`, {}));
  await product.runJobs();
  // Before it can be published, its words are read for personal data.
  await product.runJobs();
  await publish(owner, room.id);
}

const staleIn = async (who: Someone, roomId: string) =>
  listStaleDocuments.reply.parse(await expectOk(who.get(`/api/deal-rooms/${roomId}/stale-documents`))).items;

/** A sale of $1,000 more in the last month. Returns when. */
async function sellMore(court: Court): Promise<string> {
  const { product } = court;
  product.clock.advance(60_000);
  const sale = { day: '2025-12-30', number: 'NEW-1', name: 'Yarrow & Sons' };
  const changedAt = product.clock.now().toISOString();
  const lines = [
    { ...sale, account: 'Accounts Receivable', cents: 100_000 },
    { ...sale, account: 'Sales', cents: -100_000 },
  ];
  await readLedger(court, journalOf(lines), { name: 'december.csv' });
  await product.runJobs();
  return changedAt;
}

const toBuyers = 'Figures of a quality of earnings report open to you have changed';

test('a changed row marks reports and databooks with was and now, and tells the buyers and the CPA once, without figures', async ({
  court,
}) => {
  const { product, owner, buyer, other, cpa, room, reviewId } = court;
  await expectOk(inviteReviewer(owner, reviewId, cpa.email, 'summary'));
  const { open } = await reportsOf(owner, reviewId);
  const disclosed = open.map(({ code }) => code);
  const report = await writeReport(owner, reviewId, 'summary', { final: true, disclosed });
  await expectOk(trySignOff(cpa, report));
  await putIntoRoom(court, report);
  await bookOf(court, 'summary');
  expect((await reportsOf(owner, reviewId)).reports[0]?.stale).toBeNull();

  const changedAt = await sellMore(court);

  const [head] = (await reportsOf(owner, reviewId)).reports;
  expect(head?.stale?.since).toBe(changedAt);
  const moved = head?.stale?.moved ?? [];
  expect(moved.map(({ key }) => key)).toEqual(['revenue', 'ebitda', 'adjustedEbitda', 'sde']);
  for (const { was, now } of moved) expect(now - was).toBe(100_000);
  const [book] = (await databooksOf(owner, reviewId)).stages.flatMap(({ versions }) => versions);
  expect(book?.stale).toEqual(head?.stale);
  expect((await courtOf(owner, room.id)).report?.stale).toEqual(head?.stale);
  const [paper] = await staleIn(owner, room.id);
  expect(paper).toMatchObject({ kind: 'report', stale: head?.stale });
  expect(await staleIn(buyer, room.id)).toEqual([]);
  // Its reader does not learn figures that no report has yet.
  expect((await reportOf(cpa, report)).stale).toBeNull();

  expect(await noticesOf(owner)).toContain('The books changed after a CPA signed off your report');
  expect(await noticesOf(cpa)).toContain('The books changed after you signed off a report');

  // A mistake can be taken back for an hour before buyers are told.
  await product.runJob('tell-of-stale-figures');
  expect(await noticesOf(buyer)).not.toContain(toBuyers);
  expect((await courtOf(buyer, room.id)).report?.stale).toBeNull();
  product.clock.advance(2 * hours);
  const [seller, reader, second] = await Promise.all(
    [owner, buyer, other].map(async (who) => ({ ...who, ...(await signIn(product, who)) })),
  );
  if (!seller || !reader || !second) throw new Error('three people signed in again');
  for (let run = 0; run < 2; run += 1) await product.runJob('tell-of-stale-figures');
  for (const who of [reader, second])
    expect((await noticesOf(who)).filter((words) => words === toBuyers)).toHaveLength(1);
  expect((await courtOf(reader, room.id)).report?.stale).toEqual({ since: changedAt, moved: [] });

  expect(await staleIn(reader, room.id)).toEqual([{ ...paper, stale: { since: changedAt, moved: [] } }]);

  // Told once; another change tells no one again.
  await addAdjustmentTo(seller, reviewId, {
    ...{ code: 'N-GRANT', title: 'A grant', why: 'Once', share: 100 },
    amounts: [{ kind: 'recovered', pace: 'once', first: '2025-03', last: '2025-03', amount: 5_000 }],
  });
  await product.runJobs();
  await product.runJob('tell-of-stale-figures');
  expect((await noticesOf(reader)).filter((words) => words === toBuyers)).toHaveLength(1);
  const signed = (words: string) => words.startsWith('The books changed after a CPA');
  expect((await noticesOf(seller)).filter(signed)).toHaveLength(1);
});

test('a stale document is named with the version that the viewer shows, and not to an expert who is asked about it', async ({
  court,
}) => {
  const { product, owner, buyer, cpa, outsiders, broker, room, reviewId } = court;
  await putIntoRoom(court, await writeReport(owner, reviewId, 'summary'));
  await sellMore(court);
  const [paper] = await staleIn(owner, room.id);
  if (!paper) throw new Error('the report is out of date');
  const opened = async (who: Someone) =>
    getPages.reply.parse(await expectOk(who.get(`/api/room-documents/${paper.documentId}/pages`)));
  expect((await opened(owner)).versionId).toBe(paper.versionId);

  const question = await askAbout(buyer, paper.documentId, 'What is in other income?');
  await moveQuestion(owner, question, 'routed', { route: { kind: 'expert', email: cpa.email } });
  const statusOf = async (who: Someone) =>
    (await who.get(`/api/deal-rooms/${room.id}/stale-documents`)).status;
  for (const who of [cpa, outsiders.stranger, outsiders.admin]) expect(await statusOf(who)).toBe(404);
  // As the books themselves: for the seller’s side only with approvals.
  expect(await staleIn(outsiders.vetting, room.id)).toEqual([]);
  expect(await staleIn(broker, room.id)).toHaveLength(1);

  product.clock.advance(2 * hours);
  const [seller, reader] = [
    { ...owner, ...(await signIn(product, owner)) },
    { ...buyer, ...(await signIn(product, buyer)) },
  ];
  await product.runJob('tell-of-stale-figures');
  expect((await staleIn(reader, room.id))[0]?.versionId).toBe((await opened(reader)).versionId);
  // Who may not open the document does not learn that it is out of date.
  await giveRight(seller, room.id, {
    subject: { kind: 'person', id: buyer.id },
    target: { kind: 'document', id: paper.documentId },
    level: 'none',
  });
  expect(await staleIn(reader, room.id)).toEqual([]);

  // The next report is the next version of the document, and is not out of date.
  const next = await writeReport(seller, reviewId, 'summary');
  await putIntoRoom({ ...court, owner: seller }, next);
  expect((await opened(seller)).versionId).not.toBe(paper.versionId);
  expect(await staleIn(seller, room.id)).toEqual([]);
});
