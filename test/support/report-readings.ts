import {
  addReportComment,
  getReportComments,
  listReadings,
  listSignOffs,
} from '#features/quality-of-earnings/earnings-reports/reviewer-contract.ts';
import { expectOk, type Someone } from './people.ts';

type Hands = Pick<Someone, 'get' | 'post' | 'put'>;

export const inviteReviewer = (who: Hands, reviewId: string, email: string, stage = 'names') =>
  who.put(`/api/earnings-reviews/${reviewId}/reviewer`, { email, stage });

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

export const stated = {
  ...{ name: 'Quorra Ledgerwood', credential: 'CPA', firm: 'Ledgerwood & Co' },
  ...{ licenseState: 'Utah', licenseNumber: 'UT-98765' },
};

export const trySignOff = (who: Hands, reportId: string) =>
  who.post(`/api/earnings-reports/${reportId}/sign-offs`, stated);

export const tryWithdraw = (who: Hands, signOffId: string, reason = 'A figure is wrong.') =>
  who.post(`/api/report-sign-offs/${signOffId}/withdrawals`, { reason });
