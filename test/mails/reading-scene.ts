import { reportsOf, writeReport } from '#test/support/earnings-reports.ts';
import { addAdjustmentTo, journalOf, sendLedger } from '#test/support/ledgers.ts';
import { expectOk } from '#test/support/people.ts';
import {
  commentOn,
  endReviewer,
  inviteReviewer,
  sdeFigure,
  signOffsBy,
  stepComment,
  trySignOff,
  tryWithdraw,
  wholeChapter,
} from '#test/support/report-readings.ts';
import type { Cast } from './cast.ts';

/** A CPA reads the reports of a review, whose books come first. */
export async function readingScene({ product, seller, expert }: Cast, reviewId: string): Promise<void> {
  const line = { day: '2025-01-30', number: '1', name: 'The Hollow', memo: 'The payroll of the Hollow' };
  const journal = journalOf([
    { ...line, account: 'Checking', cents: 5_000 },
    { ...line, account: 'Sales', cents: -5_000 },
  ]);
  await sendLedger(seller, reviewId, journal);
  await product.runJobs();
  await product.runJobs();
  await expectOk(inviteReviewer(seller, reviewId, expert.email));
  const draft = await writeReport(seller, reviewId, 'summary');
  const onFigure = await commentOn(expert, draft, sdeFigure);
  await expectOk(stepComment(seller, { id: onFigure, version: 1 }, 'answered', 'By hand.'));
  await expectOk(stepComment(expert, { id: onFigure, version: 2 }, 'resolved'));
  const onChapter = await commentOn(expert, draft, wholeChapter);
  await expectOk(stepComment(seller, { id: onChapter, version: 1 }, 'resolved', 'It is said above.'));
  await addAdjustmentTo(seller, reviewId);
  const { open } = await reportsOf(seller, reviewId);
  const final = { final: true, disclosed: open.map(({ code }) => code) };
  await expectOk(trySignOff(expert, await writeReport(seller, reviewId, 'summary', final)));
  const amounts = [{ kind: 'recovered', pace: 'once', first: '2025-01', last: '2025-01', amount: 1_000 }];
  await addAdjustmentTo(seller, reviewId, { code: 'N-GRANT', title: 'A grant', why: 'Once', amounts });
  await product.runJobs();
  await expectOk(tryWithdraw(expert, (await signOffsBy(expert))[0]?.id ?? ''));
  await expectOk(expert.delete(`/api/earnings-reviews/${reviewId}/reviewer`));
  await expectOk(inviteReviewer(seller, reviewId, expert.email));
  await expectOk(endReviewer(seller, reviewId, expert.email));
}
