import { describe, expect } from 'vitest';
import { accountsView } from '#features/valuation/earnings/earnings-shapes.ts';
import { problemOf } from '#test/support/caller.ts';
import { addAddBackOf, earningsOf, keptFile, previewOf } from '#test/support/earnings.ts';
import { expectOk, join } from '#test/support/people.ts';
import { type Books, test } from './books.ts';

const lineOf = async ({ owner, checkId }: Books, item: string) => {
  const found = (await earningsOf(owner, checkId)).checklist.find((line) => line.item === item);
  if (!found) throw new Error(`no ${item}`);
  return found;
};
const answer = ({ owner, checkId }: Books, item: string, said: string | null) =>
  owner.put(`/api/health-checks/${checkId}/add-back-checklist`, { item, answer: said });

async function withSample({ owner, checkId }: Books) {
  const sample = await owner.get(`/api/health-checks/${checkId}/sample-books?as=csv`);
  const file = new Uint8Array(await sample.arrayBuffer());
  const { columns } = await previewOf(owner, checkId, file);
  await keptFile(
    owner,
    checkId,
    file,
    columns.map(({ use }) => use),
  );
}

const ownersStatement = new TextEncoder().encode(
  `Kettering Comfort LLC
Profit and Loss
January - December 2025
Distribution account,Total
Income,
Repair sales,900000.00
Comfort Club dues,476000.00
Total for Income,1376000.00
Gross Profit,1376000.00
Expenses,
Payroll taxes,61000.00
Health insurance,24000.00
Truck fuel,38000.00
Truck loan interest,9000.00
Lawyer/CPA,14000.00
Shop (K&K Realty),84000.00
Total for Expenses,230000.00
Net Operating Income,1146000.00
Net Income,1146000.00
`,
);

describe('the checklist of add-backs', () => {
  test('shows what the books have for each item, by account and period', async ({ books }) => {
    expect((await lineOf(books, 'vehicle')).found).toEqual([]);
    await withSample(books);
    const vehicle = await lineOf(books, 'vehicle');
    expect(vehicle).toMatchObject({
      answer: null,
      found: [
        { path: 'Expenses › Vehicle fuel and repairs', account: 'VEHICLE', amounts: { third: 3_865_000 } },
      ],
    });
    expect((await lineOf(books, 'legal')).found.map(({ path }) => path)).toEqual([
      'Expenses › Legal settlement',
      'Expenses › Legal and accounting',
    ]);
    expect((await lineOf(books, 'health')).found.map(({ path }) => path)).toEqual([
      'Expenses › Health insurance',
    ]);
    expect((await lineOf(books, 'family')).found.map(({ path }) => path)).toEqual([
      'Expenses › Wages - office',
    ]);
    expect((await lineOf(books, 'damage')).found).toEqual([]);
  });

  test('offers only costs that EBITDA still bears, by their name or by the line they were matched to', async ({
    books,
  }) => {
    const { owner, checkId } = books;
    await keptFile(owner, checkId, ownersStatement, ['third']);
    const matches = { 'Lawyer/CPA': 'PROF_FEES', 'Shop (K&K Realty)': 'RENT' } as const;
    const { accounts } = accountsView.parse(
      await expectOk(owner.get(`/api/health-checks/${checkId}/earnings-accounts`)),
    );
    const changes = Object.entries(matches).map(([name, account]) => {
      const found = accounts.find(({ path }) => path.endsWith(name));
      expect(found?.newest).toMatchObject({ months: 12 });
      return { path: found?.path, seen: found?.account, account };
    });
    await expectOk(owner.put(`/api/health-checks/${checkId}/earnings-accounts`, { changes }));
    const namesOf = async (item: string) =>
      (await lineOf(books, item)).found.map(({ path }) => path.split(' › ').at(-1));
    expect(await namesOf('home')).toEqual([]);
    expect(await namesOf('vehicle')).toEqual(['Truck fuel']);
    expect(await namesOf('health')).toEqual(['Health insurance']);
    expect(await namesOf('retirement')).toEqual([]);
    expect(await namesOf('legal')).toEqual(['Lawyer/CPA']);
    expect(await namesOf('rent')).toEqual(['Shop (K&K Realty)']);
  });

  test('keeps answers until they are taken back; an add-back answers its item as long as it exists', async ({
    books,
  }) => {
    const { owner, checkId } = books;
    const before = (await earningsOf(owner, checkId)).changedAt;
    await expectOk(answer(books, 'giving', 'not-in-books'));
    await expectOk(answer(books, 'rent', 'not-an-add-back'));
    expect((await lineOf(books, 'giving')).answer).toBe('not-in-books');
    expect((await lineOf(books, 'rent')).answer).toBe('not-an-add-back');
    await expectOk(answer(books, 'giving', null));
    expect((await lineOf(books, 'giving')).answer).toBeNull();
    expect(before).toBeDefined();
    const added = await addAddBackOf(owner, checkId, { item: 'legal' });
    expect(added.item).toBe('legal');
    expect((await lineOf(books, 'legal')).answer).toBe('added');
    await expectOk(owner.delete(`/api/add-backs/${added.id}`));
    expect((await lineOf(books, 'legal')).answer).toBeNull();
    expect((await problemOf(await answer(books, 'yacht', 'not-in-books'))).code).toBe('invalid-fields');
    expect((await problemOf(await answer(books, 'rent', 'added'))).code).toBe('invalid-fields');
  });

  test('is hidden from people who may not see the books', async ({ books }) => {
    const stranger = await join(books.product, 'Odd Stranger');
    expect((await answer({ ...books, owner: stranger }, 'rent', 'not-in-books')).status).toBe(404);
  });
});
