import { listTables } from '#features/valuation/valuation/contract.ts';
import { expectOk, type Someone } from './people.ts';

const source = {
  asOf: '2025-12-31',
  source: 'A survey of ours',
  sourceUrl: null,
  verified: true,
  note: '',
  version: 1,
};

export const readTables = async (who: Pick<Someone, 'get'>) =>
  listTables.reply.parse(await expectOk(who.get('/api/valuation/tables')));

export async function ruleId(who: Someone, key: string): Promise<string> {
  const found = (await readTables(who)).rules.find((rule) => rule.key === key);
  if (!found) throw new Error(`no rule ${key}`);
  return found.id;
}

export const changeRule = (admin: Someone, id: string, change: Record<string, unknown>) =>
  admin.put(`/api/valuation/rules/${id}`, { ...source, ...change });

export const changeRow = (admin: Someone, id: string, change: Record<string, unknown>) =>
  admin.put(`/api/valuation/rows/${id}`, {
    ...source,
    low: 2,
    high: 4,
    middle: null,
    retired: false,
    ...change,
  });
