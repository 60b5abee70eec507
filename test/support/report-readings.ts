import {
  addReportComment,
  getReportComments,
  listReadings,
  listSignOffs,
} from '#features/quality-of-earnings/earnings-reports/reviewer-contract.ts';
import { expectOk, type Someone } from './people.ts';
import type { TestProduct } from './product.ts';

type Hands = Pick<Someone, 'get' | 'post' | 'put'>;

export const inviteReviewer = (who: Hands, reviewId: string, email: string, stage = 'names') =>
  who.put(`/api/earnings-reviews/${reviewId}/reviewer`, { email, stage });

export const endReviewer = (who: Pick<Someone, 'delete'>, reviewId: string, email: string) =>
  who.delete(`/api/earnings-reviews/${reviewId}/reviewer?email=${encodeURIComponent(email)}`);

export const readingsOf = async (who: Hands) =>
  listReadings.reply.parse(await expectOk(who.get('/api/report-readings'))).items;

export const signOffsBy = async (who: Hands) =>
  listSignOffs.reply.parse(await expectOk(who.get('/api/report-sign-offs'))).items;

export const commentsOn = async (who: Hands, reportId: string) =>
  getReportComments.reply.parse(await expectOk(who.get(`/api/earnings-reports/${reportId}/comments`)));

export const wholeChapter = { chapter: 'summary', part: 'chapter', caption: '', label: '', nth: 0 };
export const sdeFigure = { ...wholeChapter, part: 'figure', label: 'SDE' };

export const tryComment = (who: Hands, reportId: string, place: object, words = 'How was this counted?') =>
  who.post(`/api/earnings-reports/${reportId}/comments`, { place, words });

export const commentOn = async (...asked: Parameters<typeof tryComment>): Promise<string> =>
  addReportComment.reply.parse(await expectOk(tryComment(...asked))).id;

export const stepComment = (
  who: Hands,
  { id, version }: { id: string; version: number },
  to: string,
  words = '',
) => who.post(`/api/report-comments/${id}/moves`, { version, to, words });

const stated = {
  ...{ name: 'Quorra Ledgerwood', credential: 'CPA', firm: 'Ledgerwood & Co' },
  ...{ licenseState: 'Utah', licenseNumber: 'UT-98765' },
};

export const trySignOff = (who: Hands, reportId: string, as: Partial<typeof stated> = {}) =>
  who.post(`/api/earnings-reports/${reportId}/sign-offs`, { ...stated, ...as });

export const tryWithdraw = (who: Hands, signOffId: string, reason = 'A figure is wrong.') =>
  who.post(`/api/report-sign-offs/${signOffId}/withdrawals`, { reason });

export type WorldReading = { comment: string; signOff: string };
type Seed = { review: string; report: string; signed: string; words: string };

/** A reviewer, a comment that is open, and a sign-off of another report: for tests of who may reach them. */
export async function seedReading(
  { database, clock }: Pick<TestProduct, 'database' | 'clock'>,
  { review, report, signed, words }: Seed,
): Promise<WorldReading> {
  const [comment, signOff] = [clock.newId(), clock.newId()];
  const { db } = database;
  const stage = 'names';
  const reviewer = { review_id: review, email: 'cpa@somewhere.example', stage, invited_at: clock.now() };
  await db.insertInto('report_reviewer').values(reviewer).execute();
  await db
    .insertInto('report_comment')
    .values({
      ...{ id: comment, report_id: report, review_id: review, stage, ...wholeChapter },
      ...{ was: '[]', state: 'open', written_at: clock.now() },
    })
    .execute();
  const remark = { comment_id: comment, number: 1, by: 'reviewer', state: 'open', words };
  await db
    .insertInto('report_remark')
    .values({ ...remark, said_at: clock.now() })
    .execute();
  await db
    .insertInto('report_sign_off')
    .values({
      ...{ id: signOff, report_id: signed, comments: 0, signed_at: clock.now() },
      ...{ name: words, credential: 'CPA', firm: words, license_state: 'Utah', license_number: words },
    })
    .execute();
  return { comment, signOff };
}

/** What the calls of tests say about the reading of reports: the seller answers. */
export function readingAnswers(path: string): Record<string, unknown> {
  if (path.endsWith('/reviewer')) return { email: 'cpa@somewhere.example', stage: 'summary' };
  if (path === '/api/earnings-reports/:id/comments') return { place: wholeChapter, words: 'Why?' };
  if (path === '/api/report-comments/:id/moves') return { to: 'answered', words: 'It is private.' };
  if (path.endsWith('/sign-offs')) return stated;
  return path.endsWith('/withdrawals') ? { reason: 'A figure is wrong.' } : {};
}
