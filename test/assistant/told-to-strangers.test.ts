import { describe, expect } from 'vitest';
import { test } from '#test/support/appa-test.ts';
import { ask } from '#test/support/chat.ts';

describe('a trade that is looked for', () => {
  test('is searched, although an article is about it', async ({ appa: { people } }) => {
    const asked: [string, RegExp][] = [
      ['Show me laundromats under $450k', /fits? laundry, price up to \$450,000/],
      ['find a laundromat', /fits? laundry/],
      ['I want a dry cleaner for less than $300,000', /fits? laundry, price up to \$300,000/],
      ['list marinas under 2 million', /fits? “marinas”, price up to \$2,000,000/],
    ];
    for (const [question, told] of asked)
      expect((await ask(people.buyer, question)).response, question).toMatch(told);
  });

  test('is not what someone asks who wants to check one', async ({ appa: { people } }) => {
    const { response, citations } = await ask(people.buyer, 'How do I check a laundromat?');
    expect(response).toContain('Water does not lie');
    expect(citations[0]?.href).toContain('#how-do-i-check-a-laundromat');
  });
});
