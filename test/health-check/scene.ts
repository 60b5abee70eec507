import { z } from 'zod';
import { confirmEmail } from '../support/broker.ts';
import { test as plain } from '../support/database.ts';
import { addBusiness } from '../support/deal.ts';
import { inviteHelper, startCheck } from '../support/health-checks.ts';
import { keptFixture } from '../support/kept-world.ts';
import { expectOk, join, type Someone } from '../support/people.ts';
import { type TestProduct, testProduct } from '../support/product.ts';

export type Scene = { product: TestProduct; owner: Someone; check: string };

export const test = plain.extend(
  'scene',
  keptFixture('a health check', async (database): Promise<Scene> => {
    const product = await testProduct(database);
    const owner = await join(product, 'Olive Owner');
    return { product, owner, check: await startCheck(owner, await addBusiness(owner)) };
  }),
);

export async function addHelper(
  { product, owner, check }: Scene,
  name: string,
  share: { sections?: readonly string[]; books?: boolean },
): Promise<{ helper: Someone; id: string }> {
  const helper = await join(product, name);
  await confirmEmail(product, helper);
  const id = await inviteHelper(owner, check, helper.email, share);
  await expectOk(moveHelp(helper, id, 'active', 1));
  return { helper, id };
}

export function moveHelp(
  who: Pick<Someone, 'post'>,
  id: string,
  to: string,
  version: number,
): Promise<Response> {
  return who.post(`/api/check-helpers/${id}/moves`, { to, version });
}

const problem = z.looseObject({
  code: z.string(),
  fields: z.record(z.string(), z.array(z.string())).optional(),
});
export const problemOf = async (answer: Promise<Response>) => problem.parse(await (await answer).json());
