import { expect, type Page } from '@playwright/test';
import { awaitedSignature, liveListing } from './support/a-request.ts';
import { addToRoom, giveEverybody, moveRequest, openRoom } from './support/a-room.ts';
import { api } from './support/api.ts';
import { test } from './support/app.ts';
import { checked } from './support/checked.ts';
import { confirmAddress } from './support/confirm-address.ts';
import { signNda } from './support/sign-nda.ts';
import { choose, confirm, signIn, signUp } from './support/steps.ts';

const secret = 'Answered Works LLC';

test('an expert and the broker each draft an answer, the seller approves both, and the buyer reads them', async ({
  browser,
}) => {
  const person = async () => (await browser.newContext()).newPage();
  const [seller, buyer, expert] = [await person(), await person(), await person()];
  const [broker, admin] = [await person(), await person()];
  await signIn(admin, 'admin@demo.example');
  const listing = await liveListing(seller, { seller: 'Ottilie Holder', business: secret });
  const request = await awaitedSignature(seller, buyer, listing, 'Corvin Asks');
  await signNda(buyer, request, 'Corvin Asks');
  await moveRequest(seller, request, 'approved');
  await mandated(admin, seller, broker, listing);
  await signUp(expert, 'Ilse Ledger');
  await confirmAddress(admin, expert, 'ilse.ledger@journey.example');
  const room = await openRoom(seller, listing);
  const bytes = Buffer.from('Sales rose.');
  const { document } = await addToRoom(seller, room, { folder: '02.01', name: 'Accounts.txt', bytes });
  await giveEverybody(seller, room, 'view');
  for (const question of ['Why did sales rise?', 'Who keeps the books?'])
    await api(buyer, 'POST', `/api/room-documents/${document}/questions`, { page: 1, question });

  const about = (page: Page, question: string) => page.getByRole('article').filter({ hasText: question });

  await test.step('the seller assigns one question to an expert and one to the broker', async () => {
    await seller.goto(`/deal-rooms/${room}/questions`);
    await about(seller, 'Why did sales rise?').getByRole('button', { name: 'Assign' }).click();
    await seller.getByRole('radio', { name: /outside expert/ }).click();
    await seller.getByLabel('Email address').fill('ilse.ledger@journey.example');
    await confirm(seller, 'Assign');
    await expect(seller.getByText('Assigned to ilse.ledger@journey.example.')).toBeVisible();
    await about(seller, 'Who keeps the books?').getByRole('button', { name: 'Assign' }).click();
    await seller.getByRole('radio', { name: /broker/i }).click();
    await choose(seller, 'Broker', 'Benno Middler');
    await confirm(seller, 'Assign');
  });

  await test.step('the expert reads the question and its page, but neither the room nor the buyer, and drafts', async () => {
    await expert.goto('/deal-rooms/questions');
    await expect(about(expert, 'Why did sales rise?')).toContainText('Accounts.txt, page 1');
    await expect(expert.locator('body')).not.toContainText(/Corvin|Asks|Answered Works/);
    await checked(expert, 'a question put to an expert');
    await expert.getByLabel('Answer', { exact: true }).fill('A third truck.');
    await expert.getByRole('button', { name: 'Submit draft' }).click();
    await expect(about(expert, 'Why did sales rise?')).toContainText('Draft awaiting approval');
    const status = await expert.evaluate(async (id) => {
      const { jwt } = JSON.parse(localStorage.getItem('cairn-auth-info') ?? '{}');
      return (await fetch(`/api/room-documents/${id}/pages`, { headers: { 'X-Application-Key': jwt } }))
        .status;
    }, document);
    expect(status).toBe(404);
  });

  await test.step('the broker drafts in the room and cannot approve', async () => {
    await broker.goto(`/deal-rooms/${room}/questions`);
    await about(broker, 'Who keeps the books?')
      .getByLabel('Answer', { exact: true })
      .fill('An accountant in town.');
    await about(broker, 'Who keeps the books?').getByRole('button', { name: 'Save draft' }).click();
    const mine = about(broker, 'Who keeps the books?');
    await expect(mine).toContainText('Draft awaiting approval');
    await expect(mine.getByRole('button', { name: 'Approve' })).toHaveAttribute('aria-disabled', 'true');
    await checked(broker, 'the questions of a room, as its broker');
  });

  await test.step('the seller approves and sends both, and the buyer reads the answers without their authors', async () => {
    await seller.reload();
    for (const question of ['Why did sales rise?', 'Who keeps the books?']) {
      await about(seller, question).getByRole('button', { name: 'Approve', exact: true }).click();
      await confirm(seller, 'Approve');
      await about(seller, question).getByRole('button', { name: 'Send to buyer' }).click();
      await confirm(seller, 'Send to buyer');
      await expect(about(seller, question).getByText('Answered', { exact: true })).toBeVisible();
    }
    await buyer.goto(`/deal-rooms/${room}/questions`);
    await expect(about(buyer, 'Why did sales rise?')).toContainText('A third truck.');
    await expect(about(buyer, 'Who keeps the books?')).toContainText('An accountant in town.');
    await expect(buyer.locator('body')).not.toContainText(/Ilse|ledger@/);
  });
});

async function mandated(admin: Page, seller: Page, broker: Page, listing: string): Promise<void> {
  await signUp(broker, 'Benno Middler');
  const email = 'benno.middler@journey.example';
  await confirmAddress(admin, broker, email);
  const me = await broker.evaluate(() => JSON.parse(localStorage.getItem('cairn-auth-info') ?? '{}').userId);
  await api(admin, 'POST', `/api/users/${me}/roles`, { role: 'broker' });
  await seller.goto(`/listing/${listing}`);
  await seller.getByRole('button', { name: 'Invite a broker' }).click();
  await seller.getByLabel('Email of the broker').fill(email);
  await confirm(seller, 'Send the invitation');
  await broker.goto('/engagements');
  await broker.getByRole('button', { name: 'Accept' }).click();
  await confirm(broker, 'Accept');
  await expect(broker.getByText('Active', { exact: true })).toBeVisible();
}
