import { expect } from '@playwright/test';
import { modelServer } from '../support/model-server.ts';
import { test as plain } from './support/app.ts';
import { checked } from './support/checked.ts';
import { signIn } from './support/steps.ts';

/** The product with a model of the test that answers the first question and breaks off the second. */
const test = plain.extend({
  settings: [
    // biome-ignore lint/correctness/noEmptyPattern: playwright reads the names out of this pattern
    async ({}, use) => {
      await using server = await modelServer(({ messages }) => {
        if (JSON.stringify(messages).includes('break')) return [{ say: 'A wrong beginning. And' }, 'break'];
        if (messages.at(-1)?.role === 'user') return [{ call: 'find_help', given: { question: 'earn-out' } }];
        return [
          { say: 'An earn-out is paid later [1]. ' },
          { say: 'It is worth $7,654,321. ' },
          { say: 'Ask your lawyer.' },
        ];
      });
      await use({ OPENAI_BASE_URL: server.url, OPENAI_MODEL: 'stand-in' });
    },
    { scope: 'worker' },
  ],
});

test('with a model the panel says where questions go, unsupported sentences are dropped, and Appa continues when it fails', async ({
  page,
}) => {
  await signIn(page, 'seller@demo.example');
  await page.getByRole('button', { name: 'Ask Appa' }).click();
  const panel = page.getByRole('dialog', { name: 'Ask Appa' });
  await expect(panel.getByText('Answered by a model on this network (stand-in).')).toBeVisible();
  const ask = async (question: string) => {
    await panel.getByRole('textbox', { name: 'Your question' }).fill(question);
    await page.keyboard.press('Enter');
  };
  const talk = panel.getByRole('region', { name: 'Conversation' });
  await ask('What is an earn-out?');
  await expect(talk).toContainText('An earn-out is paid later');
  await expect(talk).toContainText('Ask your lawyer.');
  await expect(talk).not.toContainText('7,654,321');
  await expect(talk.getByRole('link', { name: /^Source 1: / })).toBeVisible();
  await checked(page, 'an answer of a model');

  await ask('What is an earn-out? Please break.');
  await expect(talk.getByText('Appa answered this by itself, without the model.')).toBeVisible();
  await expect(talk).not.toContainText('A wrong beginning');

  await page.route('**/api/chat/*', (route) =>
    route.fulfill({ json: { model: { name: 'gpt-4o', host: 'api.openai.com', local: false } } }),
  );
  await page.reload();
  await page.getByRole('button', { name: 'Ask Appa' }).click();
  await expect(
    panel.getByText('Your question and what Appa finds for it are sent to api.openai.com.'),
  ).toBeVisible();
});
