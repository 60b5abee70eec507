import { describe, expect } from 'vitest';
import { giveMandate } from '../support/broker.ts';
import { publishListing } from '../support/deal.ts';
import { answersOf, give, putAnswer, startCheck } from '../support/health-checks.ts';
import { expectOk, join } from '../support/people.ts';
import { problemOf, test } from './scene.ts';

describe('an answer', () => {
  test('is stored with its author, and can be taken back', async ({ scene: { owner, check } }) => {
    await give(owner, check, 'A1', 12.5);
    await give(owner, check, 'D1', 4, { locationDependent: true, reviews: 9 });
    const [age, lease] = await answersOf(owner, check);
    expect(age).toMatchObject({
      question: 'A1',
      answer: { state: 'given', value: 12.5, evidenced: false },
      version: 1,
      by: { name: 'Olive Owner', you: true },
      papers: [],
    });
    expect(lease?.answer).toEqual({ state: 'given', value: 4, evidenced: false, locationDependent: true });
    const open = { question: 'A1', state: 'open', version: 1 };
    expect(await expectOk(putAnswer(owner, check, open))).toEqual({ answer: null });
    expect((await answersOf(owner, check)).map(({ question }) => question)).toEqual(['D1']);
  });

  test('may be a choice, “does not apply” or “not done yet”', async ({ scene }) => {
    const { owner, check } = scene;
    await give(owner, check, 'A5', 'cpa');
    for (const [question, state] of [
      ['D1', 'does_not_apply'],
      ['D10', 'not_done_yet'],
    ])
      await expectOk(putAnswer(owner, check, { question, state, version: 0 }));
    expect((await answersOf(owner, check)).map(({ answer }) => answer)).toEqual([
      { state: 'given', value: 'cpa', evidenced: false },
      { state: 'does_not_apply' },
      { state: 'not_done_yet' },
    ]);
  });

  test('that is invalid is refused at its field, with an explanation', async ({
    scene: { owner, check },
  }) => {
    const faults: [object, string, string][] = [
      [{ question: 'A1', state: 'does_not_apply' }, 'state', 'every business'],
      [{ question: 'A1', state: 'not_done_yet' }, 'state', 'needs no calculation'],
      [{ question: 'A1', state: 'given' }, 'value', 'Enter a number.'],
      [{ question: 'A1', state: 'given', value: 'ten' }, 'value', 'Enter a number.'],
      [{ question: 'A1', state: 'given', value: -1 }, 'value', 'Must be 0 or more.'],
      [{ question: 'A1', state: 'given', value: 301 }, 'value', 'Must be 300 or less.'],
      [{ question: 'A6', state: 'given', value: 1.5 }, 'value', 'Enter a whole number.'],
      [{ question: 'A6', state: 'given', value: -2e13 }, 'value', 'Must be -$100,000,000,000'],
      [{ question: 'A5', state: 'given', value: 'Cash' }, 'value', 'Choose one of the answers.'],
      [{ question: 'A5', state: 'given', value: 'toString' }, 'value', 'Choose one of the answers.'],
      [{ question: 'D1', state: 'given', value: 4 }, 'locationDependent', 'Answer this too'],
      [{ question: 'B7', state: 'given', value: 4.9, reviews: 1.5 }, 'reviews', 'Answer this too'],
    ];
    for (const [sent, field, words] of faults) {
      const refused = await problemOf(putAnswer(owner, check, { ...sent, version: 0 }));
      expect(refused, JSON.stringify(sent)).toMatchObject({ code: 'invalid-fields' });
      expect(refused.fields?.[field]?.[0], JSON.stringify(sent)).toContain(words);
    }
    expect(await answersOf(owner, check)).toEqual([]);
  });

  test('is audited without its content', async ({ scene: { product, owner, check } }) => {
    await give(owner, check, 'A6', 374_000_00);
    const entries = await product.database.db
      .selectFrom('audit_event')
      .select('detail')
      .where('action', '=', 'check-answered')
      .execute();
    expect(entries).toEqual([{ detail: { question: 'A6', state: 'given' } }]);
  });
});

describe('two tabs', () => {
  const years = (value: number, version: number) => ({ question: 'A1', state: 'given', value, version });

  test('the second is refused until it has seen the current answer', async ({ scene: { owner, check } }) => {
    await give(owner, check, 'A1', 3);
    expect(await problemOf(putAnswer(owner, check, years(4, 0)))).toMatchObject({
      code: 'stale',
      version: 1,
    });
    await expectOk(putAnswer(owner, check, years(4, 1)));
    const [stands] = await answersOf(owner, check);
    expect(stands).toMatchObject({ answer: { value: 4 }, version: 2 });
  });

  test('an answer that was taken back and given again is a different one', async ({
    scene: { owner, check },
  }) => {
    await give(owner, check, 'A1', 3);
    await expectOk(putAnswer(owner, check, { question: 'A1', state: 'open', version: 1 }));
    await give(owner, check, 'A1', 5);
    expect(await problemOf(putAnswer(owner, check, years(4, 1)))).toMatchObject({ code: 'stale' });
  });

  test('sending the same answer twice is one change', async ({ scene: { owner, check } }) => {
    const both = [putAnswer(owner, check, years(7, 0)), putAnswer(owner, check, years(7, 0))];
    expect((await Promise.all(both)).map(({ status }) => status)).toEqual([200, 200]);
    expect(await answersOf(owner, check)).toMatchObject([{ version: 1 }]);
  });

  test('of two concurrent answers one wins', async ({ scene: { owner, check } }) => {
    const both = [putAnswer(owner, check, years(7, 0)), putAnswer(owner, check, years(8, 0))];
    expect((await Promise.all(both)).map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

test('a broker can answer during the engagement, and no one else', async ({ scene }) => {
  const { product, owner } = scene;
  const broker = await join(product, 'Bo Broker', ['broker']);
  const listingId = await publishListing(owner);
  const { business_id } = await product.database.db
    .selectFrom('listing')
    .select('business_id')
    .where('id', '=', listingId)
    .executeTakeFirstOrThrow();
  const check = await startCheck(owner, business_id);
  const answer = { question: 'A1', state: 'given', value: 1, version: 0 };
  expect((await putAnswer(broker, check, answer)).status).toBe(404);
  const mandate = await giveMandate(product, { seller: owner, broker, listingId, mayApprove: true });
  await give(broker, check, 'A1', 1);
  expect(await answersOf(owner, check)).toMatchObject([{ by: { name: 'Bo Broker', you: false } }]);
  await expectOk(owner.post(`/api/mandates/${mandate}/moves`, { to: 'ended', version: 2 }));
  expect((await putAnswer(broker, check, { ...answer, value: 2, version: 1 })).status).toBe(404);
  expect((await broker.get(`/api/health-checks/${check}/answers`)).status).toBe(404);
});
