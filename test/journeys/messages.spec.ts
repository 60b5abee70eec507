import { type Browser, expect, type Page } from '@playwright/test';
import { z } from 'zod';
import { demoPassword, test } from './support/app.ts';
import { checked } from './support/checked.ts';
import { signIn } from './support/steps.ts';

const withPhone = 'Is the lease transferable? Call me: 801-555-0142.';

test('a buyer writes to an unnamed owner, and both see new messages without a reload, and no contact details', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, 'buyer@demo.example');
  await openListing(page);
  await page.getByRole('link', { name: 'Write to the owner' }).click();
  await page.waitForURL('**/messages/new?**');
  await expect(page.getByRole('heading', { name: /^The owner of “/ })).toBeVisible();
  await checked(page, 'new message');

  await page.getByLabel('Message', { exact: true }).fill(withPhone);
  await page.getByRole('button', { name: 'Send', exact: true }).dblclick();
  await page.waitForURL(/\/messages\/[\da-f-]{36}$/);
  const thread = new URL(page.url()).pathname;
  await expect(page.getByRole('region', { name: 'Messages' }).getByText(withPhone)).toHaveCount(1);
  await expect(page.getByText('Contact details in this message stay hidden')).toBeVisible();

  const messages = page.getByRole('region', { name: 'Messages' });
  const seller = await another(browser, baseURL, 'seller@demo.example');
  await expect(seller.getByRole('link', { name: /Messages.*1 unread/ })).toBeVisible();
  await seller.getByRole('link', { name: /Messages/ }).click();
  await expect(seller.getByRole('list', { name: 'Conversations' })).toContainText('[phone number hidden]');
  await checked(seller, 'conversations');
  await seller.getByRole('link', { name: /Jonah Okafor/ }).click();
  await seller.waitForURL(`**${thread}`);
  // In the thread, not in the list next to it, which shows the same words later.
  const heard = seller.getByRole('region', { name: 'Messages' }).getByText('Is the lease transferable?');
  await expect(heard).toContainText('phone number hidden');
  expect(await seller.content()).not.toContain('555-0142');
  await expect(seller.getByRole('link', { name: /unread/ })).toHaveCount(0);
  await checked(seller, 'thread');

  await seller.getByLabel('Message', { exact: true }).fill('Yes, for five years. Mail ada@lark.example.');
  await seller.getByLabel('Message', { exact: true }).press('Control+Enter');
  await expect(messages.getByText('Yes, for five years.')).toContainText('email address hidden');
  await expect(page.getByText(/Ada|Lark/)).toHaveCount(0);

  const tab = await page.context().newPage();
  await tab.goto(thread);
  const there = tab.getByRole('region', { name: 'Messages' });
  await expect(there.getByText('Yes, for five years.')).toBeVisible();
  await page.getByLabel('Message', { exact: true }).fill('Thank you.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(there.getByText('Thank you.')).toBeVisible();
  await seller.context().close();
});

test('a typed message survives a lost connection, a reload and the end of the session', async ({
  page,
  context,
}) => {
  await signIn(page, 'buyer@demo.example');
  await openListing(page, 'Manufacturing Business');
  await page.getByRole('link', { name: 'Write to the owner' }).click();
  const box = page.getByLabel('Message', { exact: true });
  const messages = page.getByRole('region', { name: 'Messages' });
  await box.fill('Half a thou');
  await page.reload();
  await expect(box).toHaveValue('Half a thou');

  await context.setOffline(true);
  await box.fill('A whole thought.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('You are offline. Your message will be sent')).toBeVisible();
  await expect(box).toHaveValue('A whole thought.');
  await context.setOffline(false);
  await page.waitForURL(/\/messages\/[\da-f-]{36}$/);
  await expect(messages.getByText('A whole thought.')).toHaveCount(1);
  await expect(box).toHaveValue('');
  await box.fill('Another thought.');

  await context.clearCookies();
  await page.evaluate(() => {
    const stored = localStorage.getItem('cairn-auth-info') ?? '';
    localStorage.setItem('cairn-auth-info', stored.replace('"jwt":"', '"jwt":"x'));
  });
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.waitForURL('**/login**');
  await page.getByRole('textbox', { name: 'Email' }).fill('buyer@demo.example');
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/messages/**');
  await expect(box).toHaveValue('Another thought.');
  await box.fill('x'.repeat(10_000));
  await expect(page.getByText('5,000 characters too many').first()).toBeVisible();
  await box.fill('Another thought.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(box).toHaveValue('');
  await expect(messages.getByText('Another thought.')).toHaveCount(1);
});

async function openListing(page: Page, title = 'Retail Store'): Promise<void> {
  const answer = await page.request.get('/api/listing/?size=48');
  const { items } = z
    .object({ items: z.array(z.object({ id: z.string(), title: z.string() })) })
    .parse(await answer.json());
  await page.goto(`/listing/${items.find((one) => one.title === title)?.id}`);
}

async function another(browser: Browser, baseURL: string | undefined, email: string): Promise<Page> {
  const context = await browser.newContext(baseURL ? { baseURL } : {});
  const page = await context.newPage();
  await signIn(page, email);
  return page;
}
