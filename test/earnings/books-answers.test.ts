import { describe, expect } from 'vitest';
import { listBooksAnswers, useBooksAnswer } from '#features/valuation/earnings/books-answers-contract.ts';
import { confirmEmail } from '#test/support/broker.ts';
import { problemOf } from '#test/support/caller.ts';
import { earningsOf, keptFile, typeYear } from '#test/support/earnings.ts';
import { answersOf, give, inviteHelper, putAnswer } from '#test/support/health-checks.ts';
import { expectOk, join, type Someone } from '#test/support/people.ts';
import { type Books, test } from './books.ts';

const at = (checkId: string) => `/api/health-checks/${checkId}/books-answers`;
const saidBy = async (who: Someone, checkId: string) =>
  listBooksAnswers.reply.parse(await expectOk(who.get(at(checkId)))).answers;
const use = (who: Someone, checkId: string, question: string, version = 0) =>
  who.post(at(checkId), { question, version });
const used = async (...given: Parameters<typeof use>) =>
  useBooksAnswer.reply.parse(await expectOk(use(...given))).answer;
const codeOf = async (answer: Promise<Response>) => (await problemOf(await answer)).code;

const sales = [1_000_000, 1_000_000, 1_210_000];
const rents = [700_000, 670_000, 910_000];
const profits = sales.map((amount, year) => amount - (rents[year] ?? 0));

async function withFile({ owner, checkId }: Books): Promise<string> {
  const { yearEnds } = await earningsOf(owner, checkId);
  const last = Number(yearEnds.slice(0, 4));
  const row = (name: string, amounts: readonly number[]) => `${name},${amounts.join(',')}\n`;
  const file = [
    `Account,${last - 2},${last - 1},${last}\n`,
    'Income\n',
    row('Sales', sales),
    row('Total Income', sales),
    'Expenses\n',
    row('Rent', rents),
    row('Total Expenses', rents),
    row('Net Profit', profits),
  ].join('');
  return (await keptFile(owner, checkId, file, ['first', 'second', 'third'])).id;
}

describe('an answer from the books', () => {
  test('is proposed, only accepted with a click, and documented by the file', async ({ books }) => {
    const { owner, checkId } = books;
    expect(await saidBy(owner, checkId)).toEqual([]);
    expect(await codeOf(use(owner, checkId, 'A2'))).toBe('books-silent');
    await withFile(books);
    expect(await saidBy(owner, checkId)).toEqual([
      { question: 'A2', value: 10, documented: true },
      { question: 'A3', value: 24.7934, benchmarked: false, documented: true },
      { question: 'A4', value: 4.562, lossYear: false, documented: true },
    ]);
    expect(await answersOf(owner, checkId)).toEqual([]);
    const taken = await used(owner, checkId, 'A2');
    expect(taken).toMatchObject({ answer: { value: 10, evidenced: true }, byBooks: true, by: { you: true } });
    expect((await used(owner, checkId, 'A2'))?.version).toBe(taken?.version);
    expect(await answersOf(owner, checkId)).toMatchObject([{ question: 'A2', papers: [] }]);
  });

  test('never replaces another answer unseen', async ({ books }) => {
    const { owner, checkId } = books;
    await withFile(books);
    await give(owner, checkId, 'A2', 12);
    expect(await codeOf(use(owner, checkId, 'A2'))).toBe('stale');
    const taken = await used(owner, checkId, 'A2', 1);
    expect(taken?.answer).toMatchObject({ value: 10, evidenced: true });
    const body = { question: 'A2', state: 'given', version: taken?.version ?? 0 };
    await expectOk(putAnswer(owner, checkId, { ...body, value: 10 }));
    expect(await answersOf(owner, checkId)).toMatchObject([{ byBooks: true }]);
    await expectOk(putAnswer(owner, checkId, { ...body, value: 11 }));
    expect(await answersOf(owner, checkId)).toMatchObject([{ byBooks: false, answer: { evidenced: false } }]);
  });

  test('documents an equal typed answer once the owner accepts that', async ({ books }) => {
    const { owner, checkId } = books;
    await withFile(books);
    await give(owner, checkId, 'A2', 10);
    expect(await answersOf(owner, checkId)).toMatchObject([{ byBooks: false, answer: { evidenced: false } }]);
    expect(await used(owner, checkId, 'A2', 1)).toMatchObject({ byBooks: true, answer: { evidenced: true } });
  });

  test('is no longer documented when the file is deleted, but stays', async ({ books }) => {
    const { owner, checkId } = books;
    const file = await withFile(books);
    await used(owner, checkId, 'A2');
    await used(owner, checkId, 'A4');
    await expectOk(owner.delete(`/api/earnings-files/${file}`));
    expect(await answersOf(owner, checkId)).toMatchObject([
      { question: 'A2', byBooks: false, answer: { value: 10, evidenced: false } },
      { question: 'A4', byBooks: false, answer: { value: 4.562, evidenced: false } },
    ]);
  });

  test('from typed years is only claimed', async ({ books: { owner, checkId } }) => {
    for (const [year, key] of (['first', 'second', 'third'] as const).entries()) {
      const lines = { REV: (sales[year] ?? 0) * 100, RENT: (rents[year] ?? 0) * 100 };
      await expectOk(typeYear(owner, checkId, key, { lines, netIncome: (profits[year] ?? 0) * 100 }));
    }
    expect(await used(owner, checkId, 'A2')).toMatchObject({ byBooks: false, answer: { evidenced: false } });
  });

  test('is for people with both the books and the section', async ({ books }) => {
    const { product, owner, checkId } = books;
    await withFile(books);
    const helper = async (name: string, share: object) => {
      const who = await join(product, name);
      await confirmEmail(product, who);
      const id = await inviteHelper(owner, checkId, who.email, share);
      await expectOk(who.post(`/api/check-helpers/${id}/moves`, { to: 'active', version: 1 }));
      return who;
    };
    const sections = await helper('Sela Section', { sections: ['glance'] });
    expect((await sections.get(at(checkId))).status).toBe(404);
    expect((await use(sections, checkId, 'A2')).status).toBe(404);
    const keeper = await helper('Bo Keeper', { sections: ['risk'], books: true });
    expect(await saidBy(keeper, checkId)).toEqual([]);
    expect((await use(keeper, checkId, 'A2')).status).toBe(404);
    const both = await helper('Greta Glance', { sections: ['glance'], books: true });
    expect(await used(both, checkId, 'A2')).toMatchObject({ byBooks: true });
  });
});
