import { brand } from '#content/brand.ts';
import { confirmedAddress, peopleAt } from '#features/deal-room/room-questions/server/access-sql.ts';
import { mailText } from '#features/inbox/mail/domain/mail-text.ts';
import { sendMail } from '#features/inbox/mail/server/send-mail.ts';
import { type DatabookStage, isShown } from '#features/quality-of-earnings/databook/domain/stages.ts';
import { storedStage } from '#features/quality-of-earnings/databook/server/stored-databook.ts';
import { isPerson } from '#kernel/actor.ts';
import type { Work } from '#platform/context.ts';
import { type ReportPart, reportPartWords } from '../domain/report-basis.ts';
import type { CommentSide, CommentState } from '../domain/report-comments.ts';
import { reviewersOf, sellersOf } from './reviewer-store.ts';

type Said = { words: string; line: string };
type On = { reviewId: string; reportId: string };

/** Where a CPA finds what they are asked to read. */
const readingsPath = '/deal-rooms/questions';
const pathFor = {
  seller: ({ reviewId, reportId }: On) => `/analysis/pre-diligence/${reviewId}/report?report=${reportId}`,
  reviewer: ({ reportId }: On) => `/report-readings/${reportId}`,
} satisfies Record<CommentSide, (on: On) => string>;

/** Names neither person nor business, because the address may not belong to a user. */
export async function mailReviewerInvitation(work: Work, to: string): Promise<void> {
  await sendMail(work, {
    to,
    subject: 'You are asked to review an earnings report',
    text: mailText({
      greeting: 'Hello,',
      lines: [
        `On ${brand.name}, a business owner asks you, as a CPA, to read their quality of earnings report, to comment on it, and to sign it off if you agree.`,
        'It is an agreed reading, not an audit, review or other attest engagement.',
        'Sign in with this email address, or create an account with it and confirm it, to see the report.',
        'If you do not expect this, you can ignore this email.',
      ],
      path: readingsPath,
      link: work.link(readingsPath),
    }),
    kind: 'cpa-invited',
  });
}

export async function tellReviewerOfEnd(work: Work, email: string): Promise<void> {
  await work.notify(await peopleAt(work.db, email), {
    kind: 'report-reading-moved',
    words: 'Your access to a quality of earnings report has ended',
    lines: ['The owner ended it. Your sign-offs stay until you withdraw them.'],
    path: readingsPath,
  });
}

/** A later report of a stage that they read. */
export async function tellReviewerOfReport(
  work: Work,
  { reviewId, id, stage }: { reviewId: string; id: string; stage: DatabookStage },
): Promise<void> {
  const reviewers = await reviewersOf(work.db, reviewId);
  for (const { email } of reviewers.filter((one) => isShown(stage, storedStage(one.stage))))
    await work.notify(await peopleAt(work.db, email), {
      kind: 'report-reading-moved',
      words: 'There is a new earnings report for you to read',
      lines: ['Your comments are in it, with what has changed since you wrote them.'],
      path: pathFor.reviewer({ reviewId, reportId: id }),
    });
}

/** Of steps that the reviewer takes. */
const toSeller: Partial<Record<CommentState, Said>> = {
  open: {
    words: 'A CPA commented on your quality of earnings report',
    line: 'Read the comment and answer it. A report with open comments cannot be signed off.',
  },
  resolved: {
    words: 'A comment on your earnings report is resolved',
    line: 'The CPA resolved it, so nothing is left for you to do about it.',
  },
};
/** Of steps that the seller takes. */
const toReviewer: Partial<Record<CommentState, Said>> = {
  answered: {
    words: 'The seller answered your comment on a report',
    line: 'Read the answer. Resolve the comment, or open it again.',
  },
  resolved: {
    words: 'The seller resolved your comment on a report',
    line: 'Read what they say. You can open the comment again.',
  },
};

/** The reviewer’s steps are told to the seller’s side, the seller’s to the reviewer who wrote the comment. */
export async function tellOfComment(
  work: Work,
  on: On & { authorId: string | null },
  to: CommentState,
  by: CommentSide,
): Promise<void> {
  const said = by === 'reviewer' ? toSeller[to] : toReviewer[to];
  if (!said) return;
  if (by === 'reviewer') await tellSellers(work, on, said);
  else if (on.authorId !== null) await tellReviewer(work, on, on.authorId, said);
}

export const tellOfSignOff = (work: Work, on: On): Promise<void> =>
  tellSellers(work, on, {
    words: 'A CPA signed off your quality of earnings report',
    line: 'The report names the reviewer. Put it into the deal room again, so that the file there says so.',
  });

export const tellOfWithdrawal = (work: Work, on: On): Promise<void> =>
  tellSellers(work, on, {
    words: 'A CPA withdrew the sign-off of your earnings report',
    line: 'Read the reason. A file in the deal room that still names the reviewer has to be replaced.',
  });

/** To both sides, also if a CPA has no access any more: their name is on it. */
export async function tellOfChangedBooks(
  work: Work,
  on: On,
  { changed, signedBy }: { changed: readonly ReportPart[]; signedBy: readonly string[] },
): Promise<void> {
  await tellSellers(work, on, {
    words: 'The books changed after a CPA signed off your report',
    line: `The sign-off is for the books as they were. Since then, these changed: ${reportPartWords(changed)}. Write a new report and ask the CPA to read it.`,
  });
  await work.notify(signedBy, {
    kind: 'report-reading-moved',
    words: 'The books changed after you signed off a report',
    lines: [
      'Your sign-off stays for the books as you read them, and the report says so. You can withdraw it.',
    ],
    path: readingsPath,
  });
}

export const tellOfLeaving = (work: Work, reviewId: string): Promise<void> =>
  tellSellers(
    work,
    { reviewId, path: `/analysis/pre-diligence/${reviewId}/report` },
    {
      words: 'The CPA no longer reads your earnings report',
      line: 'They ended it themselves. Their comments and sign-offs stay.',
    },
  );

async function tellSellers(
  work: Work,
  on: On | { reviewId: string; path: string },
  { words, line }: Said,
): Promise<void> {
  const people = (await sellersOf(work.db, on.reviewId, work.now)).filter((id) => !isPerson(work.actor, id));
  const path = 'path' in on ? on.path : pathFor.seller(on);
  await work.notify(people, { kind: 'report-reading-moved', words, lines: [line], path });
}

/** Unless they are not invited any more. */
async function tellReviewer(work: Work, on: On, personId: string, { words, line }: Said): Promise<void> {
  const address = await confirmedAddress(work.db, personId);
  const reviewers = await reviewersOf(work.db, on.reviewId);
  if (!reviewers.some(({ email }) => email === address?.toLowerCase())) return;
  await work.notify([personId], {
    ...{ kind: 'report-reading-moved', words, lines: [line], path: pathFor.reviewer(on) },
  });
}
