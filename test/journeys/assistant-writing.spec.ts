import { expect, type Page } from '@playwright/test';
import { z } from 'zod';
import { modelServer } from '../support/model-server.ts';
import { liveListing } from './support/a-request.ts';
import { addToRoom, approvedBuyer, giveEverybody, openRoom } from './support/a-room.ts';
import { api } from './support/api.ts';
import { test as plain } from './support/app.ts';
import { checked } from './support/checked.ts';

const rent = 'The rent of the lease is $8,450 per month.';

/** The product with a model of the test that always says the same of what it is given. */
const test = plain.extend({
  settings: [
    // biome-ignore lint/correctness/noEmptyPattern: playwright reads the names out of this pattern
    async ({}, use) => {
      await using server = await modelServer(({ messages }) => {
        const told = messages[0]?.content ?? '';
        if (/draft of one message/.test(told))
          return [
            { say: `Hello Bruna,\n\nThe lease is in the room. It costs $99,000. ` },
            { say: 'Thank you.' },
          ];
        return [{ say: `${rent} [1]\nIt ends on May 1, 2099. [1]` }];
      });
      await use({ OPENAI_BASE_URL: server.url, OPENAI_MODEL: 'stand-in' });
    },
    { scope: 'worker' },
  ],
});

test('with a model Appa drafts a message, sums up a document, and suggests an answer, and sends nothing', async ({
  browser,
}) => {
  const person = async () => (await browser.newContext()).newPage();
  const [seller, buyer] = [await person(), await person()];
  const listing = await liveListing(seller, { seller: 'Quincy Writer', business: 'Written Works LLC' });
  await approvedBuyer(seller, buyer, listing, 'Bruna Asker');
  const room = await openRoom(seller, listing);
  const { document } = await addToRoom(seller, room, {
    folder: '02.01',
    name: 'Lease.txt',
    bytes: Buffer.from(`${rent} The deposit is $16,900.`),
  });
  await giveEverybody(seller, room, 'original');
  await isSearchable(buyer, room);

  await test.step('a summary has the passage of the page, with a link to it', async () => {
    await buyer.goto(`/room-document/${document}`);
    const talk = await ask(buyer, 'Summarize this document');
    await expect(talk).toContainText(rent);
    await expect(talk).toContainText('I left out 1 passage');
    await expect(talk).not.toContainText('2099');
    await expect(talk.getByRole('link', { name: /^Source 1: / })).toHaveAttribute(
      'href',
      `/room-document/${document}?page=1`,
    );
    await checked(buyer, 'a summary of a document');
  });

  await test.step('a draft goes into the composer by a press, and is not sent', async () => {
    await seller.goto(`/deal-rooms/${room}`);
    const talk = await ask(seller, 'Draft a message to Bruna that the lease is in the room');
    await expect(talk.getByText('Draft, to be read. Not sent.')).toBeVisible();
    await expect(talk).not.toContainText('99,000');
    await checked(seller, 'a draft of a message');
    await talk.getByRole('button', { name: 'Open in messages' }).click();
    await expect(seller.getByLabel('Message', { exact: true })).toHaveValue(
      'Hello Bruna,\n\nThe lease is in the room. Thank you.',
    );
    const threads = z.object({ items: z.array(z.unknown()) }).parse(await api(seller, 'GET', '/api/threads'));
    expect(threads.items).toEqual([]);
  });

  await test.step('a suggested answer goes into the field by a press', async () => {
    await api(buyer, 'POST', `/api/deal-rooms/${room}/questions`, {
      question: 'What is the rent of the lease?',
    });
    await seller.goto(`/deal-rooms/${room}/questions`);
    const card = seller.getByRole('article').filter({ hasText: 'What is the rent' });
    await card.getByRole('button', { name: 'Suggest an answer' }).click();
    await expect(card.getByRole('link', { name: 'Lease.txt, page 1' })).toBeVisible();
    await expect(card.getByLabel('Answer', { exact: true })).toHaveValue('');
    await checked(seller, 'a suggested answer');
    await card.getByRole('button', { name: 'Use this text' }).click();
    await expect(card.getByLabel('Answer', { exact: true })).toHaveValue(
      `From Lease.txt, page 1:\n“${rent}”`,
    );
  });
});

async function ask(page: Page, question: string) {
  await page.getByRole('button', { name: 'Ask Appa' }).click();
  const panel = page.getByRole('dialog', { name: 'Ask Appa' });
  await panel.getByRole('textbox', { name: 'Your question' }).fill(question);
  await page.keyboard.press('Enter');
  return panel.getByRole('region', { name: 'Conversation' });
}

/** The pages of a document are read by a job. */
async function isSearchable(page: Page, room: string): Promise<void> {
  const found = async () => {
    const answer = await api(page, 'GET', `/api/deal-rooms/${room}/search?q=deposit`);
    return z.object({ hits: z.array(z.unknown()) }).parse(answer).hits.length;
  };
  await expect.poll(found, { timeout: 60_000 }).toBeGreaterThan(0);
}
