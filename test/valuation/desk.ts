import { getDebtService, getEstimate, listChanges } from '#features/valuation/valuation/contract.ts';
import { problemOf } from '#test/support/caller.ts';
import { test as plain } from '#test/support/database.ts';
import { keptFixture } from '#test/support/kept-world.ts';
import { expectOk, join, type Someone } from '#test/support/people.ts';
import { type TestProduct, testProduct } from '#test/support/product.ts';
import { readTables } from '#test/support/valuation.ts';

type Scene = { product: TestProduct; owner: Someone; admin: Someone };

export const test = plain.extend(
  'scene',
  keptFixture('a valuation', async (database): Promise<Scene> => {
    const product = await testProduct(database);
    return {
      product,
      owner: await join(product, 'Orla Venn'),
      admin: await join(product, 'Ada Minster', ['admin']),
    };
  }),
);

export const tables = readTables;
export const ask = (who: Someone, what: string, query: Record<string, unknown>) =>
  who.get(
    `/api/valuation/${what}?${new URLSearchParams(Object.entries(query).map(([k, v]) => [k, `${v}`]))}`,
  );
export const valued = async (who: Someone, query: Record<string, unknown>) =>
  getEstimate.reply.parse(await expectOk(ask(who, 'estimate', query)));
export const carried = async (who: Someone, query: Record<string, unknown>) =>
  getDebtService.reply.parse(await expectOk(ask(who, 'debt-service', query)));
export const changesSeen = async (who: Someone) =>
  listChanges.reply.parse(await expectOk(who.get('/api/valuation/changes'))).items;
export const rowOf = async (who: Someone, subsector: string, metric = 'SDE') => {
  const found = (await tables(who)).rows.find((row) => row.subsector === subsector && row.metric === metric);
  if (!found) throw new Error(`no row ${subsector}`);
  return found;
};
export const codeOf = async (answer: Promise<Response>) => (await problemOf(await answer)).code;
