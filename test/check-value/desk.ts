import { z } from 'zod';
import { giveMandate } from '#test/support/broker.ts';
import { answerExample, tradeRowId, valueSeen } from '#test/support/check-value.ts';
import { test as plain } from '#test/support/database.ts';
import { addBusiness, writeListing } from '#test/support/deal.ts';
import { answersOf, startCheck } from '#test/support/health-checks.ts';
import { keptFixture } from '#test/support/kept-world.ts';
import { expectOk, join, type Someone } from '#test/support/people.ts';
import { type TestProduct, testProduct } from '#test/support/product.ts';

/** An owner with a check that has the answers of the worked example, priced as HVAC at 2.5 to 5 times SDE. */
export type Desk = { product: TestProduct; owner: Someone; business: string; check: string };

export const test = plain.extend(
  'desk',
  keptFixture('the value of a check', async (database): Promise<Desk> => {
    const product = await testProduct(database);
    const owner = await join(product, 'Hollis Kettering');
    const business = await addBusiness(owner, { trade: 'plumbing' });
    const check = await startCheck(owner, business);
    await answerExample(owner, check);
    await expectOk(priceAs(owner, check, await tradeRowId(owner, 'HVAC, plumbing, electrical')));
    return { product, owner, business, check };
  }),
);

export async function priceAs(who: Someone, check: string, rowId: string, version?: number) {
  const seen = version ?? (await valueSeen(who, check)).version;
  return who.put(`/api/health-checks/${check}/trade`, { rowId, version: seen });
}

export async function withBroker({ product, owner, business }: Desk, mayApprove = true) {
  const broker = await join(product, 'Bram Oakes', ['broker']);
  const { id: listingId } = await writeListing(owner, business);
  const mandate = await giveMandate(product, { seller: owner, broker, listingId, mayApprove });
  return { broker, mandate, listingId };
}

const problem = z.looseObject({ code: z.string() });

export async function codeOf(answer: Promise<Response>): Promise<string> {
  const response = await answer;
  return response.ok ? 'ok' : problem.parse(await response.json()).code;
}

export async function versionOf(owner: Someone, check: string, question: string): Promise<number> {
  const answers = await answersOf(owner, check);
  return answers.find((one) => one.question === question)?.version ?? 0;
}
