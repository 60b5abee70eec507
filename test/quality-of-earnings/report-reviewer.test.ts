import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { courtOf } from '#test/support/add-backs.ts';
import { reportOf, reportsOf, writeReport } from '#test/support/earnings-reports.ts';
import { addAdjustmentTo, chooseLines } from '#test/support/ledgers.ts';
import { expectOk, type Someone } from '#test/support/people.ts';
import { pagesRead } from '#test/support/read-pdf.ts';
import {
  commentOn,
  commentsOn,
  endReviewer,
  inviteReviewer,
  readingsOf,
  sdeFigure,
  signOffsBy,
  stepComment,
  tryComment,
  trySignOff,
  tryWithdraw,
  wholeChapter,
} from '#test/support/report-readings.ts';
import { publish } from '#test/support/rooms.ts';
import { type Court, test } from './a-court.ts';

const codeOf = async (answer: Promise<Response>) => (await (await answer).json()).code;
const statusOf = async (answer: Promise<Response>) => (await answer).status;

async function write({ owner, reviewId }: Court, final: boolean, stage: 'summary' | 'monthly' = 'summary') {
  const { open } = await reportsOf(owner, reviewId);
  const disclosed = final ? open.map(({ code }) => code) : [];
  return writeReport(owner, reviewId, stage, { final, disclosed });
}

const hire = {
  ...{ code: 'F-HIRE', title: 'A controller', why: 'Needed', share: 100 },
  amounts: [{ kind: 'effect', pace: 'year', first: '2023-01', last: '2025-12', amount: -5_000_000 }],
};
async function putIntoRoom({ product, owner, room }: Court, report: string): Promise<void> {
  await expectOk(owner.post(`/api/earnings-reports/${report}/room-copies`, {}));
  await product.runJobs();
  // Before it can be published, its words are read for personal data.
  await product.runJobs();
  await publish(owner, room.id);
}

const printedWords = async (who: Someone, report: string) => {
  const answer = await who.get(`/api/earnings-reports/${report}/pdf`);
  const pages = await pagesRead(new Uint8Array(await answer.arrayBuffer()));
  return pages.join('\n').replaceAll(/\s+/g, ' ');
};

test('a CPA comments, the seller answers, the CPA signs off, and the published file names them until they withdraw', async ({
  court,
}) => {
  const { product, owner, cpa, buyer, room, reviewId } = court;
  await expectOk(inviteReviewer(owner, reviewId, cpa.email, 'summary'));
  const draft = await write(court, false);
  expect(await readingsOf(cpa)).toMatchObject([{ reviewId, reports: [{ id: draft, open: 0 }] }]);
  expect(await codeOf(tryComment(cpa, draft, { ...sdeFigure, label: 'None such' }))).toBe('comment-place');
  const onFigure = await commentOn(cpa, draft, sdeFigure, 'Where is the pay of the owner?');
  product.clock.advance(60_000);
  const onChapter = await commentOn(cpa, draft, wholeChapter, 'Say which months these are.');
  expect((await reportsOf(owner, reviewId)).comments).toEqual([{ stage: 'summary', all: 2, open: 2 }]);
  expect(await codeOf(trySignOff(cpa, draft))).toBe('report-not-final');
  expect(await codeOf(tryComment(owner, draft, sdeFigure))).toBe('not-your-move');
  expect(await codeOf(stepComment(owner, { id: onFigure, version: 1 }, 'answered', ' '))).toBe(
    'comment-words',
  );
  await expectOk(stepComment(owner, { id: onFigure, version: 1 }, 'answered', 'It is added back now.'));
  expect(await codeOf(stepComment(owner, { id: onFigure, version: 1 }, 'resolved', 'x'))).toBe('stale');
  await expectOk(stepComment(owner, { id: onChapter, version: 1 }, 'resolved', 'The lead says it.'));

  // The comment stays with its figure in the next report, which says what it was.
  const rent = await addAdjustmentTo(owner, reviewId);
  const all = { code: 'RENT', first: '2023-01', last: '2025-12' };
  await expectOk(chooseLines(owner, rent, { version: 1, all }));
  product.clock.advance(60_000);
  const report = await write(court, true);
  expect(await codeOf(tryComment(cpa, draft, sdeFigure))).toBe('report-not-newest');
  const there = await commentsOn(cpa, report);
  const moved = there.comments.find(({ id }) => id === onFigure);
  expect(moved?.changes).toEqual([
    { column: '', was: expect.stringMatching(/^\$/), now: expect.any(String) },
  ]);
  expect(moved?.changes?.[0]?.was).not.toBe(moved?.changes?.[0]?.now);
  expect(moved?.remarks.map(({ by, name }) => [by, name])).toEqual([
    ['reviewer', 'Quorra Ledgerwood'],
    ['seller', null],
  ]);
  expect((await commentsOn(owner, report)).comments[0]?.remarks.at(-1)?.name).toContain('Hettie');
  expect(there.may.sign).toBe('report-comments-open');
  expect(await codeOf(trySignOff(cpa, report))).toBe('report-comments-open');
  await expectOk(stepComment(cpa, { id: onFigure, version: 2 }, 'resolved'));
  expect(await codeOf(trySignOff(owner, report))).toBe('not-your-move');

  await putIntoRoom(court, report);
  expect((await courtOf(buyer, room.id)).report?.reviewed).toBeNull();
  await expectOk(trySignOff(cpa, report));
  expect(await codeOf(trySignOff(cpa, report))).toBe('report-signed-off');
  expect(await codeOf(tryComment(cpa, report, sdeFigure))).toBe('report-signed-off');
  expect(await codeOf(stepComment(cpa, { id: onFigure, version: 3 }, 'open', 'Again'))).toBe(
    'report-signed-off',
  );
  // A buyer reads it only once a file that says so is published.
  expect((await courtOf(buyer, room.id)).report?.reviewed).toBeNull();
  expect((await reportsOf(owner, reviewId)).reports[0]?.copy).toMatchObject({ current: false });
  await putIntoRoom(court, report);
  expect((await courtOf(buyer, room.id)).report?.reviewed).toMatch(
    /^Reviewed by Quorra Ledgerwood, CPA as stated by the reviewer, on /,
  );
  const printed = await printedWords(owner, report);
  for (const words of [
    'Reviewed by Quorra Ledgerwood, CPA as stated by the reviewer, on',
    'License: Utah UT-98765. Both as stated by the reviewer; no one verified them.',
    'It was an agreed reading, not an audit, review, compilation or other attest engagement',
    '2 comments were resolved before the sign-off.',
    'not an audit, review or attest report',
  ])
    expect(printed).toContain(words);
  expect(printed).not.toContain('Since then');

  // What changes after it is named, and the sign-off stays with its version.
  const { ownSignOff } = await commentsOn(cpa, report);
  expect(ownSignOff).not.toBeNull();
  await addAdjustmentTo(owner, reviewId, hire);
  expect(await commentsOn(owner, report)).toMatchObject({
    ...{ changed: ['adjustments'], ownSignOff: null, signOffs: [{ id: ownSignOff }] },
  });
  expect((await reportsOf(owner, reviewId)).reports[0]?.signOffs[0]?.changed).toEqual(['adjustments']);
  expect(await printedWords(owner, report)).toContain(
    'Since then, these changed: the adjustments or their evidence.',
  );
  const chapters = (await reportOf(cpa, report)).report.chapters.map(({ key }) => key);
  expect(chapters.slice(0, 2)).toEqual(['notice', 'reviewer']);

  // The CPA withdraws also after the seller ended their access.
  await expectOk(endReviewer(owner, reviewId, cpa.email));
  expect(await readingsOf(cpa)).toEqual([]);
  expect(await statusOf(cpa.get(`/api/earnings-reports/${report}`))).toBe(404);
  const [signed] = await signOffsBy(cpa);
  expect(JSON.stringify(await (await cpa.get('/api/own-data')).json())).toContain('UT-98765');
  expect(await codeOf(tryWithdraw(owner, signed?.id ?? ''))).toBe('not-found');
  await expectOk(tryWithdraw(cpa, signed?.id ?? '', 'The pay is not documented.'));
  expect(await codeOf(tryWithdraw(cpa, signed?.id ?? ''))).toBe('sign-off-withdrawn');
  expect((await courtOf(buyer, room.id)).report?.reviewed).toBeNull();
  expect((await commentsOn(owner, report)).withdrawn).toMatchObject([
    { reason: 'The pay is not documented.' },
  ]);
  expect(await printedWords(owner, report)).not.toContain('Quorra');
  const heads = await reportsOf(owner, reviewId);
  expect(heads.reports[0]).toMatchObject({ signOffs: [], copy: { current: false } });
});

describe('a CPA who is invited', () => {
  test('reads the reports of that review up to their stage, and nothing else; others read none of it', async ({
    court,
  }) => {
    const { product, owner, cpa, buyer, broker, outsiders, reviewId, businessId, room } = court;
    const summary = await write(court, false);
    const monthly = await write(court, false, 'monthly');
    for (const who of [cpa, buyer, ...Object.values(outsiders)]) {
      for (const path of ['', '/comments', '/pdf'])
        expect(await statusOf(who.get(`/api/earnings-reports/${summary}${path}`)), path).toBe(404);
      expect(await statusOf(tryComment(who, summary, wholeChapter))).toBe(404);
      expect(await statusOf(trySignOff(who, summary))).toBe(404);
      expect(await statusOf(inviteReviewer(who, reviewId, 'cpa@firm.example'))).toBe(404);
      expect(await statusOf(who.delete(`/api/earnings-reviews/${reviewId}/reviewer`))).toBe(404);
    }
    for (const party of [owner, broker])
      expect(await codeOf(inviteReviewer(owner, reviewId, party.email))).toBe('reviewer-is-party');
    await expectOk(inviteReviewer(broker, reviewId, cpa.email.toUpperCase(), 'summary'));
    const [mail] = await cpa.mails('cpa-invited');
    expect(mail?.body).toContain('asks you, as a CPA');
    expect(mail?.body).not.toMatch(/Hettie|Harrow|Quartzite/);
    const read = await reportOf(cpa, summary);
    expect(read).toMatchObject({ copy: null, madeBy: null });
    expect(await statusOf(cpa.get(`/api/earnings-reports/${monthly}`))).toBe(404);
    expect((await readingsOf(cpa))[0]?.reports.map(({ id }) => id)).toEqual([summary]);
    const hidden = [
      `/api/earnings-reports/${summary}/pdf`,
      ...['', '/reports', '/ledger-files', '/databooks', '/findings', '/adjusted-earnings'].map(
        (part) => `/api/earnings-reviews/${reviewId}${part}`,
      ),
      ...[`/api/business/${businessId}/`, `/api/deal-rooms/${room.id}`],
    ];
    for (const path of hidden) expect(await statusOf(cpa.get(path)), path).toBe(404);
    expect(await statusOf(cpa.post(`/api/earnings-reports/${summary}/room-copies`, {}))).toBe(404);
    // The same address again changes their stage. Leaving ends it.
    await expectOk(inviteReviewer(owner, reviewId, cpa.email));
    expect((await readingsOf(cpa))[0]?.reports).toHaveLength(2);
    await expectOk(cpa.delete(`/api/earnings-reviews/${reviewId}/reviewer`));
    expect(await statusOf(cpa.get(`/api/earnings-reports/${summary}`))).toBe(404);
    expect((await reportsOf(owner, reviewId)).reviewers).toEqual([]);
    expect(await product.database.db.selectFrom('report_reviewer').selectAll().execute()).toEqual([]);
  });

  test('takes nothing along: with the review all of it goes, with their account the invitation', async ({
    court,
  }) => {
    const { product, owner, cpa, reviewId } = court;
    await expectOk(inviteReviewer(owner, reviewId, cpa.email));
    const report = await write(court, true);
    const id = await commentOn(cpa, report, sdeFigure);
    await expectOk(stepComment(cpa, { id, version: 1 }, 'resolved'));
    await expectOk(trySignOff(cpa, report));
    await expectOk(cpa.delete(`/api/users/${cpa.id}`));
    expect((await reportsOf(owner, reviewId)).reviewers).toEqual([]);
    expect((await reportsOf(owner, reviewId)).reports[0]?.signOffs[0]).toMatchObject({
      licenseNumber: 'UT-98765',
    });
    await expectOk(owner.delete(`/api/earnings-reviews/${reviewId}`));
    const { rows } = await sql<{ n: number }>`
      select (select count(*) from report_reviewer) + (select count(*) from report_comment)
        + (select count(*) from report_remark) + (select count(*) from report_sign_off)
        + (select count(*) from earnings_report) as n`.execute(product.database.db);
    expect(rows[0]?.n).toBe(0);
  });
});
