import { expect, type Page } from '@playwright/test';
import { z } from 'zod';
import { aDraft } from '../support/deal.ts';
import { api } from './support/api.ts';
import { test } from './support/app.ts';
import { checked } from './support/checked.ts';
import { confirmAddress } from './support/confirm-address.ts';
import { signNda } from './support/sign-nda.ts';
import { confirm, onboard, signIn, signUp, signUpByHand } from './support/steps.ts';

const secret = 'Obsidian Ridge Tooling';
const identified = z.looseObject({ id: z.string() });
const listed = z.object({ items: z.array(z.looseObject({ id: z.string() })) });

test('an engagement, a request and a letter of intent, from three empty accounts', async ({ browser }) => {
  const person = async () => (await browser.newContext()).newPage();
  const [seller, broker, buyer, admin] = [await person(), await person(), await person(), await person()];
  await signIn(admin, 'admin@demo.example');
  let listing = '';

  await test.step('an empty dashboard says what to do, with dashes for unknown figures', async () => {
    await signUpByHand(seller, 'Sybil Stone');
    await expect(seller.getByText('No business yet')).toBeVisible();
    await checked(seller, 'an empty dashboard');
    await onboard(seller, {
      ein: '12-7654321',
      name: `${secret} LLC`,
      address: '12 Ridge Road, Draper, UT 84020',
      industry: 'Technology',
    });
    listing = await publish(seller);
  });

  await test.step('the seller invites a broker, who accepts and sees no name of the business', async () => {
    await signUp(broker, 'Basil Quarry');
    await confirmAddress(admin, broker, 'basil.quarry@journey.example');
    await seller.goto(`/listing/${listing}`);
    await seller.getByRole('button', { name: 'Invite a broker' }).click();
    await checked(seller, 'the invitation');
    await seller.getByLabel('Email of the broker').fill('basil.quarry@journey.example');
    await seller.getByText('Vet and approve').click();
    await confirm(seller, 'Send the invitation');
    await expect(seller.getByText('basil.quarry@journey.example').first()).toBeVisible();
    await expect(seller.getByText('Invited', { exact: true })).toBeVisible();

    await broker.goto('/engagements');
    const accept = broker.getByRole('button', { name: 'Accept' });
    await expect(accept).toHaveAttribute('aria-disabled', 'true');
    const { userId } = await authInfo(broker);
    await api(admin, 'POST', `/api/users/${userId}/roles`, { role: 'broker' });
    await broker.reload();
    await expect(broker.getByRole('link', { name: 'Engagements' })).toBeVisible();
    await accept.click();
    await checked(broker, 'the question before accepting');
    await confirm(broker, 'Accept');
    await expect(broker.getByText('Active', { exact: true })).toBeVisible();
    await expect(broker.getByRole('link', { name: 'Sybil Stone' })).toBeVisible();
    await expect(broker.locator('body')).not.toContainText(secret);
    await checked(broker, 'mandates');
  });

  await test.step('a buyer requests access, and the broker approves', async () => {
    await signUp(buyer, 'Bruno Vale');
    const asked = await api(buyer, 'POST', `/api/listing/${listing}/deal-room/request`, { message: 'Hello' });
    const { id } = identified.parse(asked);
    await broker.reload();
    const board = broker.getByRole('region', { name: 'Client requests by status' });
    await expect(board.getByRole('link', { name: 'Bruno Vale' })).toBeVisible();
    await checked(broker, 'the board of a broker');
    await broker.getByRole('button', { name: 'Table', exact: true }).click();
    await expect(broker.getByRole('row').filter({ hasText: 'Bruno Vale' })).toContainText('Requested');
    await api(broker, 'POST', `/api/access-requests/${id}/moves`, { to: 'awaiting_signature', version: 1 });
    await signNda(buyer, id, 'Bruno Vale');
    await broker.goto(`/access-request/${id}`);
    await broker.getByRole('button', { name: 'Approve' }).click();
    await confirm(broker, 'Approve');
    await expect(broker.getByRole('heading', { name: / has access$/ })).toBeVisible();
  });

  await test.step('the buyer writes a letter of intent, which survives a reload', async () => {
    await buyer.goto(`/listing/${listing}`);
    await buyer.getByRole('button', { name: 'Start an LOI' }).click();
    await buyer.waitForURL('**/offer/*');
    await expect(buyer.getByLabel('Buyer', { exact: true })).toHaveValue('Bruno Vale');
    await buyer.getByLabel('Buyer', { exact: true }).fill('Vale Holdings LLC');
    await buyer.getByLabel('Price', { exact: true }).fill('1200000');
    await buyer.reload();
    await expect(buyer.getByText('Your unsaved changes are back')).toBeVisible();
    await expect(buyer.getByLabel('Buyer', { exact: true })).toHaveValue('Vale Holdings LLC');
    await buyer.getByRole('button', { name: 'Save draft' }).click();
    await expect(buyer.getByText('Saved', { exact: true })).toBeVisible();
    await expect(fold(buyer, 'Indemnity')).toContainText('Cap 10% of price, basket 0.5% of price, 12 months');
    await fold(buyer, 'Buyer and structure').click();
    await buyer.getByLabel('Signatory').fill('');
    await fold(buyer, 'Buyer and structure').click();
    await expect(buyer.getByLabel('Signatory')).toBeHidden();
    await buyer.getByRole('button', { name: 'Review letter of intent' }).click();
    await expect(buyer.getByText('Sources total $0, $1,200,000 less than the price.')).toBeVisible();
    await expect(buyer.getByLabel('Signatory')).toBeVisible();
    await expect(buyer.getByLabel('Price', { exact: true })).toBeFocused();
    await checked(buyer, 'an offer with faults');
    await fillTerms(buyer);
    await buyer.getByRole('button', { name: 'Review letter of intent' }).click();
    await expect(buyer.getByRole('heading', { name: 'Review your letter of intent' })).toBeFocused();
    await expect(buyer.getByRole('article')).toContainText('30 days from acceptance');
    const odd = buyer.getByRole('status').filter({ hasText: 'Check these terms' });
    await expect(odd).toContainText(/exclusivity ends .* before due diligence ends/);
    await expect(odd).toContainText('Make exclusivity at least as long as due diligence');
    await checked(buyer, 'an offer before it goes');
    const tab = await buyer.context().newPage();
    await tab.goto(buyer.url());
    await expect(tab.getByRole('textbox', { name: 'Seller note' })).toHaveValue('200,000');
    await tab.close();
    await buyer.getByRole('button', { name: 'Back to editing' }).click();
    await expect(buyer.getByRole('textbox', { name: 'Seller note' })).toHaveValue('200,000');
    await buyer.getByRole('button', { name: 'Review letter of intent' }).click();
    await buyer.getByRole('button', { name: 'Send letter of intent' }).click();
    await expect(buyer.getByRole('heading', { name: 'The seller has your offer' })).toBeFocused();
    await checked(buyer, 'an offer that was sent');
  });

  await test.step('the seller compares it with its assumptions, and counters', async () => {
    await seller.goto('/user/dashboard');
    await expect(seller.getByRole('heading', { name: 'Bruno Vale sent an offer' })).toBeVisible();
    await expect(
      seller.getByRole('paragraph').filter({ hasText: 'Answer Bruno Vale’s offer' }),
    ).toBeVisible();
    const card = seller.getByRole('region', { name: 'Submitted LOIs' });
    await expect(card).toContainText('1');
    await card.getByRole('link').click();
    await expect(seller).toHaveURL(/offers\?side=received&kind=loi/);
    await seller.goto(`/listing/${listing}/offers`);
    const value = seller.getByRole('row').filter({ hasText: 'Risk-adjusted value' });
    await expect(value).toContainText('$990,000');
    const bar = seller.getByRole('img', { name: 'Bruno Vale, buyer’s offer: price $1.2M' });
    await expect(bar).toHaveAccessibleName(/cash \$850K, seller note \$140K, earn-out \$0, at risk \$210K$/);
    await seller.getByLabel('Probability of closing (%)').fill('50');
    await expect(bar).toHaveAccessibleName(/cash \$500K, .* at risk \$617K$/);
    await expect(value).not.toContainText('$990,000');
    await checked(seller, 'offers side by side');
    await seller.getByRole('link', { name: 'Open Bruno Vale’s offer' }).click();
    const odd = seller.getByRole('status').filter({ hasText: 'Points to check in these terms' });
    await expect(odd).toContainText(/exclusivity ends .* before due diligence ends/);
    await expect(odd).not.toContainText('Make exclusivity');
    await seller.getByText('Read these terms as a letter').click();
    await expect(seller.getByRole('article', { name: 'Letter of intent' })).toContainText('Binding terms');
    await seller.getByRole('button', { name: 'Counter' }).click();
    await seller.getByLabel('Price', { exact: true }).fill('1250000');
    await expect(seller.getByRole('textbox', { name: 'Cash at closing' })).toHaveValue('1,050,000');
    const told = 'Took the difference in price: $1,000,000 is now $1,050,000. You can change it.';
    await expect(seller.getByRole('textbox', { name: 'Cash at closing' })).toHaveAccessibleDescription(told);
    await seller.reload();
    await expect(seller.getByRole('textbox', { name: 'Cash at closing' })).toHaveValue('1,050,000');
    await seller.getByRole('button', { name: 'Review counteroffer' }).click();
    await expect(seller.getByText('Price: $1,200,000 → $1,250,000')).toBeVisible();
    await seller.getByRole('button', { name: 'Send counteroffer' }).click();
    await expect(seller.getByRole('heading', { name: 'The buyer has your counteroffer' })).toBeVisible();
  });

  await test.step('the broker changes it on the owner’s word, and asks their client for a fact', async () => {
    await broker.goto(new URL(seller.url()).pathname);
    await broker.getByRole('button', { name: 'Change counteroffer' }).click();
    await broker.getByLabel('Price', { exact: true }).fill('1240000');
    await broker.getByRole('button', { name: 'Review changed counteroffer' }).click();
    const send = broker.getByRole('button', { name: 'Send changed counteroffer' });
    await expect(send).toHaveAccessibleDescription('Confirm that the owner agreed to these terms.');
    await checked(broker, 'a counteroffer of a broker before it goes');
    await broker.getByRole('checkbox', { name: /The owner agreed to these terms/ }).click();
    await send.click();
    await expect(broker.getByText('Counteroffer changed')).toBeVisible();
    await broker.goto('/engagements');
    await broker.getByRole('button', { name: 'Ask your client' }).click();
    const asking = broker.getByRole('dialog', { name: 'Ask your client for facts' });
    await asking.getByRole('checkbox', { name: 'Lease end' }).click();
    await checked(broker, 'asking a client for facts');
    await asking.getByRole('button', { name: 'Ask your client' }).click();
    await expect(broker.getByText('Filled in: Lease end')).toBeVisible();
  });

  await test.step('the buyer accepts, and the seller keeps the card and ends the engagement immediately', async () => {
    await buyer.reload();
    await expect(buyer.getByText('Price: $1,200,000 → $1,250,000')).toBeVisible();
    await buyer.getByRole('button', { name: 'Accept' }).click();
    await expect(buyer.getByText(/It opens the Diligence level to you/)).toBeVisible();
    await confirm(buyer, 'Accept');
    await expect(
      buyer.getByRole('heading', { name: 'You accepted the seller’s counteroffer' }),
    ).toBeVisible();
    const noRoom = 'The seller has not opened a deal room yet. You are told when it opens.';
    await expect(buyer.getByRole('main')).toContainText(noRoom);
    await expect(buyer.getByRole('main').getByRole('link', { name: 'Deal room', exact: true })).toHaveCount(
      0,
    );
    await buyer.goto(`/deal-rooms?listing=${listing}`);
    await expect(buyer.getByText(noRoom)).toBeVisible();
    await seller.reload();
    await seller.getByRole('button', { name: 'Keep it for sale' }).click();
    await expect(seller.getByText('Decide what the public card says')).toHaveCount(0);
    await seller.goto(`/listing/${listing}`);
    await seller.getByRole('button', { name: 'End engagement' }).click();
    await confirm(seller, 'End engagement');
    await expect(seller.getByText('Ended', { exact: true })).toBeVisible();
    await broker.goto('/engagements');
    await expect(broker.getByRole('row').filter({ hasText: 'Bruno Vale' })).toHaveCount(0);
  });
});

test('the dashboard loads little JavaScript, and its chart only on demand', async ({ page }) => {
  await signIn(page, 'seller@demo.example');
  await page.goto('/user/dashboard');
  await expect(page.getByRole('region', { name: 'NDA Requests' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const first = await scriptBytes(page);
  expect(first.total, first.parts).toBeLessThan(220_000);

  await page.getByRole('link', { name: 'Views', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Views of your listings' })).toBeVisible();
  await expect(page.getByText('As a table, by week')).toBeVisible();
  await expect(page.locator('svg.recharts-surface')).toBeVisible();
  expect((await scriptBytes(page)).total).toBeGreaterThan(first.total);
  await page.getByText('As a table, by week').click();
  await checked(page, 'the views');
  await page.goBack();
  await expect(page.getByRole('region', { name: 'Views of your listings' })).toHaveCount(0);
});

/** Compressed JavaScript that this page fetched, without headers. */
async function scriptBytes(page: Page): Promise<{ total: number; parts: string }> {
  const scripts = await page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap((entry) => {
      const { name, encodedBodySize } = entry.toJSON();
      return name.includes('.js') ? [{ name: String(name), size: Number(encodedBodySize) }] : [];
    }),
  );
  const sorted = scripts.toSorted((a, b) => b.size - a.size);
  return {
    total: scripts.reduce((sum, { size }) => sum + size, 0),
    parts: sorted.map(({ name, size }) => `${size} ${name}`).join('\n'),
  };
}

async function fillTerms(buyer: Page): Promise<void> {
  await buyer.getByLabel('Signatory').fill('Bruno Vale');
  await buyer.getByRole('textbox', { name: 'Cash at closing' }).fill('1000000');
  await buyer.getByRole('textbox', { name: 'Seller note' }).fill('200000');
  await expect(fold(buyer, 'Seller note')).toContainText('6%, 60 months');
  await buyer.getByLabel('Due diligence (days)').fill('45');
  const inAMonth = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  await buyer.getByLabel('Expected closing').fill(inAMonth);
  await buyer.getByLabel('Offer expires').fill(inAMonth);
  await buyer.getByRole('spinbutton', { name: 'Exclusivity (days)' }).fill('30');
}

function fold(page: Page, title: string) {
  return page.locator('summary').filter({ hasText: title });
}

async function publish(seller: Page): Promise<string> {
  const { items } = listed.parse(await api(seller, 'GET', '/api/business/'));
  const { id } = identified.parse(await api(seller, 'POST', '/api/listing/', { businessId: items[0]?.id }));
  await api(seller, 'PUT', `/api/listing/${id}/draft`, { ...aDraft(), version: 1 });
  await api(seller, 'POST', `/api/listing/${id}/moves`, { to: 'live', version: 2 });
  return id;
}

async function authInfo(page: Page): Promise<{ userId: string }> {
  const stored = await page.evaluate(() => localStorage.getItem('cairn-auth-info') ?? '{}');
  return z.object({ userId: z.string() }).parse(JSON.parse(stored));
}
