import { expect } from 'vitest';
import { hrefs, test } from '#test/support/appa-test.ts';
import { ask } from '#test/support/chat.ts';

const guess = 'This may be what you mean.';

test('an answer that merely has the words is said as a guess, with what else may be meant', async ({
  appa,
}) => {
  const { response, proposals } = await ask(
    appa.people.buyer,
    'LOI says 60 days exclusive. what does that stop me from doing exactly',
  );
  expect(response.startsWith(guess)).toBe(true);
  expect(proposals.filter(({ kind }) => kind === 'ask').length).toBeLessThanOrEqual(2);
});

test('an answer that people ask so for is said as it is', async ({ appa }) => {
  const surely = await ask(appa.people.buyer, 'does signing an LOI bind me to buy');
  expect(surely.response).not.toContain(guess);
  expect(hrefs(surely).length).toBeGreaterThan(0);
});

test('what people surely ask so for goes before a term that is named in it', async ({ appa }) => {
  const { response } = await ask(appa.people.owner, 'whats the status of all my deals in one go');
  expect(response).toContain('Established commercial HVAC contractor');
});
