import { describe, expect } from 'vitest';
import { cents } from '#kernel/money.ts';
import { roughMoney } from '#kernel/rough-money.ts';
import { priceAs, test } from '#test/check-value/desk.ts';
import { ask } from '#test/support/chat.ts';
import { tradeRowId, valueSeen } from '#test/support/check-value.ts';
import { aDraft, addBusiness, writeListing } from '#test/support/deal.ts';
import { earningsOf, keptFile } from '#test/support/earnings.ts';
import { answersOf, give, putAnswer, startCheck } from '#test/support/health-checks.ts';
import { startReviewOf } from '#test/support/ledgers.ts';
import { expectOk, join } from '#test/support/people.ts';
import { readLedger } from '../quality-of-earnings/a-review.ts';
import { draftWith, moreSales, withBooks } from '../quality-of-earnings/books-of-a-year.ts';

describe('Appa, about the caller’s own business', () => {
  test('gives the same value as the page, with its context', async ({ desk }) => {
    const worth = await ask(desk.owner, 'What is my business worth?');
    expect(worth.response).toContain('$1,393,601 to $1,718,108, with $1,555,855 in the middle');
    expect(worth.response).toContain('$374,000 of SDE at about 4.16×');
    const terms = await ask(desk.owner, 'Is the inventory included in the value?');
    expect(terms.response).toContain('Inventory: Not included: counted at closing');
  });

  test('gives the range of the dashboard until every answer is in', async ({ desk: { product } }) => {
    const owner = await join(product, 'Nell Arden');
    const check = await startCheck(owner, await addBusiness(owner, { trade: 'plumbing' }));
    expect((await ask(owner, 'What is my business worth?')).response).toMatch(/has no value yet/);
    await give(owner, check, 'A6', 374_000_00);
    await expectOk(priceAs(owner, check, await tradeRowId(owner, 'HVAC, plumbing, electrical')));
    const { found } = await valueSeen(owner, check);
    expect(found.value.claimed).toBeNull();
    const { low = 0, high = 0 } = found.early?.likely ?? {};
    const { response } = await ask(owner, 'What is my business worth?');
    expect(response).toContain(`most likely worth ${roughMoney(cents(low))} to ${roughMoney(cents(high))}`);
    expect(response).toContain('needs more answers');
  });

  test('says why there is no value if accounts are unmatched', async ({ desk: { owner, check } }) => {
    const { version = 0 } = (await answersOf(owner, check)).find(({ question }) => question === 'A6') ?? {};
    await expectOk(putAnswer(owner, check, { question: 'A6', state: 'not_done_yet', version }));
    const { yearEnds } = await earningsOf(owner, check);
    const file = `Account,${yearEnds.slice(0, 4)}\nIncome\nZorb,5\nTotal Income,5\nExpenses\nQuux,1\nTotal Expenses,1\nNet Income,4\n`;
    await keptFile(owner, check, file, ['third']);
    const { response } = await ask(owner, 'What is my business worth?');
    expect(response).toMatch(/has no value yet\. \d accounts? (is|are) not matched yet/);
    expect(response).not.toContain('needs more answers');
  });

  test('gives the history of the value, and says what is unknown', async ({ desk }) => {
    const { id, version } = await writeListing(desk.owner, desk.business, aDraft());
    const move = (to: string, seen: number) =>
      expectOk(
        desk.owner.post(`/api/listing/${id}/moves`, { to, version: seen, acknowledgeWarnings: true }),
      ) as Promise<{ version: number }>;
    const live = await move('live', version);
    await move('sold', live.version);
    const told = await ask(desk.owner, 'Was my business sold, to whom and at what price?');
    expect(told.response).toContain('was sold. No buyer is recorded');
  });

  test('says what a listing states beside the books, and since when they differ', async ({
    desk: { product },
  }) => {
    const owner = await join(product, 'Hettie Harrow');
    const businessId = await addBusiness(owner);
    expect((await ask(owner, 'What’s my SDE?')).response).toContain('states revenue, EBITDA or SDE yet');
    const review = { product, owner, businessId, reviewId: await startReviewOf(owner, businessId) };
    await withBooks(review);
    await writeListing(owner, businessId, draftWith({ sde: 360_000_00 }));
    const year = await ask(owner, 'What was my revenue in the last twelve months?');
    expect(year.response).toMatch(
      /Revenue of the last 12 months of “.*”, by its quality of earnings review: \$/,
    );
    expect(JSON.stringify(year)).toContain(
      `/analysis/pre-diligence/${review.reviewId}/earnings?figure=revenue&year=LTM`,
    );
    const adjusted = await ask(owner, 'what is my adjusted ebitda');
    expect(adjusted.response).toContain('Adjusted EBITDA of the last 12 months of “');
    const stranger = await join(product, 'Sol Verity');
    expect((await ask(stranger, 'what is my adjusted ebitda')).response).not.toContain(
      'quality of earnings review: $',
    );
    const agreed = await ask(owner, 'What’s my SDE?');
    expect(agreed.response).toContain('states SDE of $360,000');
    expect(agreed.response).toContain('is $360,000 in your books, which bears that out');
    await readLedger(review, moreSales, { name: 'december.csv' });
    await product.runJobs();
    const moved = await ask(owner, 'What is my SDE?');
    expect(moved.response).toContain('SDE of the last 12 months is $400,000 in your books. Until ');
    expect(moved.response).toContain('it was $360,000, so the SDE stated is out of date');
    const href = `/analysis/pre-diligence/${review.reviewId}/earnings?figure=sde&year=LTM`;
    expect(JSON.stringify(moved)).toContain(href);
  });
});
