import {
  contestAddBack,
  getContest,
  getCourt,
  inviteCpa,
  listCpaContests,
  moveContest,
} from '#features/quality-of-earnings/add-back-court/contract.ts';
import type { DatabookStage } from '#features/quality-of-earnings/databook/domain/stages.ts';
import { writeReport } from './earnings-reports.ts';
import { expectOk, type Someone } from './people.ts';
import type { TestProduct } from './product.ts';
import { publish } from './rooms.ts';
import { omitted } from './schemas.ts';

type Hands = Pick<Someone, 'get' | 'post' | 'put'>;

/** Writes a report of a stage and publishes it in the deal room of its business. */
export async function publishReport(
  product: Pick<TestProduct, 'runJobs'>,
  owner: Someone,
  { reviewId, roomId, stage }: { reviewId: string; roomId: string; stage: DatabookStage },
): Promise<void> {
  const id = await writeReport(owner, reviewId, stage);
  await expectOk(owner.post(`/api/earnings-reports/${id}/room-copies`, {}));
  await product.runJobs();
  // Before it can be published, its words are read for personal data.
  await product.runJobs();
  await publish(owner, roomId);
}

export const courtOf = async (who: Hands, roomId: string) =>
  getCourt.reply.parse(await expectOk(who.get(`/api/deal-rooms/${roomId}/add-backs`)));

export const tryContest = (
  who: Hands,
  roomId: string,
  adjustmentId: string,
  { reason = 'no-document', words = 'We found no invoice.' }: { reason?: string; words?: string } = {},
): Promise<Response> =>
  who.post(`/api/deal-rooms/${roomId}/add-back-contests`, { adjustmentId, reason, words });

export const contestIt = async (...asked: Parameters<typeof tryContest>): Promise<string> =>
  contestAddBack.reply.parse(await expectOk(tryContest(...asked))).id;

export const contestOf = async (who: Hands, id: string) =>
  getContest.reply.parse(await expectOk(who.get(`/api/add-back-contests/${id}`)));

export const putToCpa = async (who: Hands) =>
  listCpaContests.reply.parse(await expectOk(who.get('/api/add-back-contests'))).items;

const versionOf = async (who: Hands, id: string) => (await contestOf(who, id)).contest.version;

export const tryCourtStep = async (
  who: Hands,
  id: string,
  to: string,
  more: object = {},
): Promise<Response> =>
  who.post(`/api/add-back-contests/${id}/moves`, { to, version: await versionOf(who, id), ...more });

export const takeCourtStep = async (...asked: Parameters<typeof tryCourtStep>) =>
  moveContest.reply.parse(await expectOk(tryCourtStep(...asked)));

export const tryCpa = async (who: Hands, id: string, email: string): Promise<Response> =>
  who.put(`/api/add-back-contests/${id}/cpa`, { email, version: await versionOf(who, id) });

export const askCpa = async (...asked: Parameters<typeof tryCpa>) =>
  inviteCpa.reply.parse(await expectOk(tryCpa(...asked)));

type Seed = { roomId: string; buyer: Someone; reviewId: string; adjustmentId: string; words: string };

/** A contest that waits for the seller, without a report that is open: for tests of who may reach it. */
export async function seedContest(
  { database, clock }: Pick<TestProduct, 'database' | 'clock'>,
  { roomId, buyer, reviewId, adjustmentId, words }: Seed,
): Promise<string> {
  const id = clock.newId();
  await database.db
    .insertInto('add_back_contest')
    .values({
      ...{ id, room_id: roomId, review_id: reviewId, adjustment_id: adjustmentId, buyer_id: buyer.id },
      ...{ code: 'O-PERK', contested: 100_000, reason: 'no-document', words },
      ...{ state: 'contested', contested_at: clock.now() },
    })
    .execute();
  return id;
}

/** What the calls of tests say about contests: the seller answers. */
export function courtAnswers(path: string, adjustmentId: string | undefined): Record<string, unknown> {
  if (path.endsWith('/add-back-contests')) return { adjustmentId, reason: 'needed', words: 'It is needed.' };
  if (path === '/api/add-back-contests/:id/moves')
    return {
      to: 'answered',
      words: 'It is not.',
      evidence: [],
      amount: omitted,
      outcome: omitted,
      license: omitted,
    };
  return path === '/api/add-back-contests/:id/cpa' ? { email: 'cpa@somewhere.example' } : {};
}
