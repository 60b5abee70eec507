import { expect } from 'vitest';
import { courtOf } from '#test/support/add-backs.ts';
import { confirmEmail } from '#test/support/broker.ts';
import { reportOf, reportsOf, writeReport } from '#test/support/earnings-reports.ts';
import { addAdjustmentTo, journalOf } from '#test/support/ledgers.ts';
import { expectOk, join, type Someone } from '#test/support/people.ts';
import {
  commentOn,
  commentsOn,
  endReviewer,
  inviteReviewer,
  readingsOf,
  sdeFigure,
  signOffsBy,
  stepComment,
  trySignOff,
  tryWithdraw,
  wholeChapter,
} from '#test/support/report-readings.ts';
import { publish } from '#test/support/rooms.ts';
import { type Court, test } from './a-court.ts';
import { readLedger } from './a-review.ts';

const codeOf = async (answer: Promise<Response>) => (await (await answer).json()).code;

async function noticesOf(who: Someone): Promise<string[]> {
  const answer = await (await who.get('/api/notifications?size=50')).json();
  return answer.items.map(({ words }: { words: string }) => words);
}

async function finalReport({ owner, reviewId }: Court): Promise<string> {
  const { open } = await reportsOf(owner, reviewId);
  return writeReport(owner, reviewId, 'summary', { final: true, disclosed: open.map(({ code }) => code) });
}

async function secondCpa({ product }: Court): Promise<Someone> {
  const second = await join(product, 'Sibyl Second');
  await confirmEmail(product, second);
  return second;
}

async function putIntoRoom({ product, owner, room }: Court, report: string): Promise<void> {
  await expectOk(owner.post(`/api/earnings-reports/${report}/room-copies`, {}));
  await product.runJobs();
  // Before it can be published, its words are read for personal data.
  await product.runJobs();
  await publish(owner, room.id);
}

test('two CPAs each comment, settle their own comments and sign off, and the published file names both', async ({
  court,
}) => {
  const { product, owner, cpa, buyer, room, reviewId } = court;
  const second = await secondCpa(court);
  for (const { email } of [cpa, second]) await expectOk(inviteReviewer(owner, reviewId, email, 'summary'));
  expect((await reportsOf(owner, reviewId)).reviewers.map(({ email }) => email)).toEqual([
    cpa.email,
    second.email,
  ]);
  expect(await noticesOf(cpa)).not.toContain('Your access to a quality of earnings report has ended');
  const report = await finalReport(court);
  const first = await commentOn(cpa, report, sdeFigure, 'Where is the pay of the owner?');
  product.clock.advance(60_000);
  const other = await commentOn(second, report, wholeChapter, 'Say which months these are.');

  // Each reads the other’s comment, and settles their own.
  const seen = await commentsOn(second, report);
  expect(seen.comments.map(({ id, may }) => [id, may.resolved])).toEqual([
    [other, true],
    [first, 'not-your-move'],
  ]);
  expect(seen.comments[1]?.remarks[0]?.name).toBe('Quorra Ledgerwood');
  expect(await codeOf(stepComment(second, { id: first, version: 1 }, 'resolved'))).toBe('not-your-move');
  await expectOk(stepComment(owner, { id: first, version: 1 }, 'answered', 'It is added back.'));
  const answered = 'The seller answered your comment on a report';
  expect(await noticesOf(cpa)).toContain(answered);
  expect(await noticesOf(second)).not.toContain(answered);
  await expectOk(stepComment(cpa, { id: first, version: 2 }, 'resolved'));
  // An open comment of one stands in the way of the other.
  expect(await codeOf(trySignOff(cpa, report))).toBe('report-comments-open');
  await expectOk(stepComment(second, { id: other, version: 1 }, 'resolved'));
  await expectOk(trySignOff(cpa, report));

  // A sign-off closes the comments of its own reviewer only.
  expect(await codeOf(stepComment(cpa, { id: first, version: 3 }, 'open', 'Again'))).toBe(
    'report-signed-off',
  );
  expect((await readingsOf(second))[0]?.reports[0]?.signedOff).toBe(false);
  expect(await commentsOn(second, report)).toMatchObject({
    ...{ ownSignOff: null, signOffs: [{ name: 'Quorra Ledgerwood' }] },
    may: { comment: true, sign: true },
  });
  await expectOk(stepComment(second, { id: other, version: 2 }, 'open', 'The last month is missing.'));
  expect(await codeOf(trySignOff(second, report))).toBe('report-comments-open');
  await expectOk(stepComment(owner, { id: other, version: 3 }, 'resolved', 'It is in the lead.'));
  await putIntoRoom(court, report);
  expect((await reportsOf(owner, reviewId)).reports[0]?.copy?.current).toBe(true);
  product.clock.advance(60_000);
  await expectOk(trySignOff(second, report, { name: 'Sibyl Second', credential: 'CPA, CVA' }));
  expect(await codeOf(trySignOff(second, report))).toBe('report-signed-off');

  // The file there names the first one until it is put there again.
  expect((await reportsOf(owner, reviewId)).reports[0]?.copy?.current).toBe(false);
  const reviewed = async () => (await courtOf(buyer, room.id)).report?.reviewed;
  expect(await reviewed()).toMatch(/^Reviewed by Quorra Ledgerwood, CPA as [^.]*$/);
  await putIntoRoom(court, report);
  expect(await reviewed()).toMatch(
    /^Reviewed by Quorra Ledgerwood, CPA as .*\. Reviewed by Sibyl Second, CPA, CVA as /,
  );
  const chapter = (await reportOf(owner, report)).report.chapters.find(({ key }) => key === 'reviewer');
  expect(chapter?.title).toBe('The reviewers');

  // One who withdraws takes their own name back, and the other’s stays.
  const [own] = await signOffsBy(cpa);
  await expectOk(tryWithdraw(cpa, own?.id ?? ''));
  expect(await reviewed()).toMatch(/^Reviewed by Sibyl Second, CPA, CVA as [^.]*$/);
  const [head] = (await reportsOf(owner, reviewId)).reports;
  expect(head?.signOffs.map(({ name }) => name)).toEqual(['Sibyl Second']);
  expect(head?.copy?.current).toBe(false);
});

test('each has an invitation of their own, up to five, and ending one ends no other', async ({ court }) => {
  const { owner, cpa, broker, outsiders, reviewId } = court;
  const second = await secondCpa(court);
  await expectOk(inviteReviewer(owner, reviewId, cpa.email, 'summary'));
  await expectOk(inviteReviewer(broker, reviewId, second.email, 'names'));
  for (const at of [3, 4, 5]) await expectOk(inviteReviewer(owner, reviewId, `cpa.${at}@firm.example`));
  expect(await codeOf(inviteReviewer(owner, reviewId, 'cpa.6@firm.example'))).toBe('reviewers-full');
  // One who is invited may still be given another stage.
  await expectOk(inviteReviewer(owner, reviewId, cpa.email, 'monthly'));
  const stages = async () =>
    new Map((await reportsOf(owner, reviewId)).reviewers.map(({ email, stage }) => [email, stage]));
  expect([...(await stages())]).toHaveLength(5);
  expect((await stages()).get(cpa.email)).toBe('monthly');
  expect((await stages()).get(second.email)).toBe('names');
  for (const who of [second, outsiders.stranger, outsiders.admin])
    expect((await endReviewer(who, reviewId, cpa.email)).status).toBe(who === second ? 200 : 404);
  // A CPA ends their own access, whatever address they give.
  expect(await readingsOf(second)).toEqual([]);
  expect(await readingsOf(cpa)).toHaveLength(1);
  expect((await owner.delete(`/api/earnings-reviews/${reviewId}/reviewer`)).status).toBe(404);
  await expectOk(endReviewer(owner, reviewId, cpa.email.toUpperCase()));
  expect(await readingsOf(cpa)).toEqual([]);
  expect((await reportsOf(owner, reviewId)).reviewers).toHaveLength(3);
});

const toSeller = 'The books changed after a CPA signed off your report';
const toCpa = 'The books changed after you signed off a report';

test('every reviewer who signed and the owner are told once for each dataset version that changes what was signed, also by email', async ({
  court,
}) => {
  const { product, owner, cpa, reviewId } = court;
  const second = await secondCpa(court);
  for (const { email } of [cpa, second]) await expectOk(inviteReviewer(owner, reviewId, email, 'summary'));
  const report = await finalReport(court);
  for (const who of [cpa, second]) await expectOk(trySignOff(who, report));
  await product.runJobs();
  const told = async () => {
    const many = async (who: Someone, words: string) =>
      (await noticesOf(who)).filter((one) => one === words).length;
    return [await many(owner, toSeller), await many(cpa, toCpa), await many(second, toCpa)];
  };
  expect(await told()).toEqual([0, 0, 0]);

  const sale = (number: string) =>
    journalOf([
      { day: '2025-12-30', number, name: 'Yarrow & Sons', account: 'Checking 0083441774', cents: 100_000 },
      { day: '2025-12-30', number, name: 'Yarrow & Sons', account: 'Sales', cents: -100_000 },
    ]);
  product.clock.advance(60_000);
  await readLedger(court, sale('NEW-1'), { name: 'december.csv' });
  await product.runJobs();
  expect(await told()).toEqual([1, 1, 1]);
  for (const who of [owner, cpa, second]) {
    const mails = (await who.mails('report-reading-moved')).filter(({ body }) =>
      /Write a new report and ask|Your sign-off stays for the books/.test(body),
    );
    expect(mails).toHaveLength(1);
  }

  // Another change of the same version tells no one, the next version does.
  await addAdjustmentTo(owner, reviewId, {
    ...{ code: 'N-GRANT', title: 'A grant', why: 'Once', share: 100 },
    amounts: [{ kind: 'recovered', pace: 'once', first: '2025-03', last: '2025-03', amount: 5_000 }],
  });
  await product.runJobs();
  expect(await told()).toEqual([1, 1, 1]);
  await readLedger(court, sale('NEW-2'), { name: 'late-december.csv' });
  await product.runJobs();
  expect(await told()).toEqual([2, 2, 2]);

  // Once there is a newer report, the sign-off of this one is history.
  await finalReport(court);
  await readLedger(court, sale('NEW-3'), { name: 'later.csv' });
  await product.runJobs();
  expect(await told()).toEqual([2, 2, 2]);
});
