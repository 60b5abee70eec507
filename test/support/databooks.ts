import { listDatabooks, makeDatabook } from '#features/quality-of-earnings/databook/contract.ts';
import type { DatabookStage } from '#features/quality-of-earnings/databook/domain/stages.ts';
import { expectOk, type Someone } from './people.ts';

type Hands = Pick<Someone, 'get' | 'post'>;

export const databooksOf = async (who: Hands, reviewId: string) =>
  listDatabooks.reply.parse(await expectOk(who.get(`/api/earnings-reviews/${reviewId}/databooks`)));

export const tryDatabook = (who: Hands, reviewId: string, stage: DatabookStage) =>
  who.post(`/api/earnings-reviews/${reviewId}/databooks`, { stage });

export async function askForDatabook(who: Hands, reviewId: string, stage: DatabookStage): Promise<string> {
  return makeDatabook.reply.parse(await expectOk(tryDatabook(who, reviewId, stage))).id;
}

/** The bytes of a databook that is made. */
export async function databookBytes(who: Hands, id: string): Promise<Buffer> {
  const answer = await who.get(`/api/earnings-databooks/${id}/file`);
  if (answer.status !== 200) throw new Error(`${answer.status}: ${await answer.text()}`);
  return Buffer.from(await answer.arrayBuffer());
}
