import { expect, type Page } from '@playwright/test';
import { test } from './support/app.ts';
import { mailedCode } from './support/signing-code.ts';
import { choose, confirm, onboard, signInByHand, signUpByHand } from './support/steps.ts';

const secret = 'Quartzite Hollow Plumbing';
const title = 'Established maintenance contractor';

// A single deal stays within the rate limits.
test.use({ settings: { RATE_LIMITS: 'on' } });

test('a business goes from sign-up to a signed NDA, and access ends when the seller revokes it', async ({
  browser,
}) => {
  const person = async () => (await browser.newContext()).newPage();
  const [seller, buyer, admin] = [await person(), await person(), await person()];

  await test.step('a seller signs up, onboards a business and publishes its listing', async () => {
    await signUpByHand(seller, 'Zebulon Quist');
    await onboard(seller, {
      ein: '12-3456789',
      name: `${secret} LLC`,
      address: '9 Juniper Lane, Draper, UT 84020',
      industry: 'Technology',
    });
    await writeListing(seller);
    await publish(seller);
  });

  await test.step('a buyer signs up, finds the teaser and requests the NDA', async () => {
    await signUpByHand(buyer, 'Ada Lovelace');
    await buyer.goto('/marketplace?industry=technology&location=utah');
    const card = buyer.getByRole('article').filter({ hasText: title });
    await expect(card).toBeVisible();
    await expect(card.getByRole('button', { name: 'NDA Request' })).toHaveCount(0);
    await card.getByRole('button', { name: 'View Details' }).click();
    await card.getByRole('button', { name: 'NDA Request' }).click();
    await expect(buyer.getByText(`NDA Request submitted for ${title}`).first()).toBeVisible();
    await expect(buyer.locator('body')).not.toContainText(secret);
  });

  await test.step('an admin routes the request', async () => {
    await signInByHand(admin, 'admin@demo.example');
    await admin.goto('/admin');
    const row = admin.getByRole('row').filter({ hasText: title });
    await row.getByRole('button').last().click();
    await admin.getByRole('menuitem', { name: 'Set to Awaiting Signature' }).click();
    await confirm(admin, 'Send NDA');
    await expect(row).toContainText('Awaiting Signature');
  });

  await test.step('the buyer reads and signs the NDA', async () => {
    await openRequest(buyer);
    await signNda(buyer);
    await expect(buyer.getByText('Pending').first()).toBeVisible();
    const download = buyer.waitForEvent('download');
    const save = buyer.getByRole('button', { name: 'Download signed NDA' });
    await expect(save).not.toHaveAttribute('aria-disabled', 'true');
    await save.click();
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  });

  await test.step('the seller approves, and the buyer sees which business it is', async () => {
    await openRequest(seller);
    await seller.getByRole('button', { name: 'Approve' }).click();
    await confirm(seller, 'Approve');
    // There is no room yet.
    await expect(seller.getByRole('main').getByRole('button', { name: 'Open a deal room' })).toBeVisible();
    await expect(seller.getByRole('heading', { name: / has access$/ })).toBeVisible();
    await openRequest(buyer);
    await buyer.getByRole('link', { name: 'View listing' }).click();
    await expect(buyer.getByText(`${secret} LLC`).first()).toBeVisible();
  });

  await test.step('the seller revokes, and the next request shows only the teaser again', async () => {
    await seller.getByRole('button', { name: 'Revoke access' }).click();
    await confirm(seller, 'Revoke access');
    await expect(seller.getByText('Denied').first()).toBeVisible();
    await buyer.reload();
    await expect(buyer.getByRole('heading', { name: title })).toBeVisible();
    await expect(buyer.locator('body')).not.toContainText(secret);
  });
});

async function writeListing(seller: Page): Promise<void> {
  await seller.getByRole('button', { name: 'Write the listing' }).first().click();
  await seller.waitForURL('**/listing/*/edit');
  await seller.getByRole('textbox', { name: 'Title' }).fill(title);
  await seller
    .getByRole('textbox', { name: 'Description' })
    .fill(`Service work for repeat customers. Ask for ${secret}.`);
  await choose(seller, 'Location', 'Utah');
  await seller
    .getByRole('textbox', { name: 'About the business' })
    .fill('The crew has been together for years.');
  await seller.getByRole('textbox', { name: /^Asking price/ }).fill('1200000');
  await seller.getByRole('textbox', { name: /^Last year revenue/ }).fill('2400000');
  await seller.getByRole('textbox', { name: /^EBITDA/ }).fill('264000');
  await expect(seller.getByText('Must be removed', { exact: true }).first()).toBeVisible();
}

async function publish(seller: Page): Promise<void> {
  await seller
    .getByRole('textbox', { name: 'Description' })
    .fill('Service work for repeat commercial customers, with a crew that stays.');
  await expect(seller.getByText('Must be removed', { exact: true })).toHaveCount(0);
  await seller.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(seller.getByText('Your email address is not confirmed')).toBeVisible();
  await expect(seller.getByRole('button', { name: 'Send the confirmation again' })).toBeVisible();
  await confirm(seller, 'Publish');
  await expect(seller.getByText('Your listing is live.').first()).toBeVisible();
}

async function openRequest(page: Page): Promise<void> {
  await page.goto('/user/dashboard');
  await page.getByRole('tab', { name: 'Access Requests' }).click();
  // The list of what needs attention, above, also names the listing.
  await page.getByRole('tabpanel', { name: 'Access Requests' }).getByRole('link', { name: title }).click();
  await page.waitForURL('**/access-request/*');
}

async function signNda(buyer: Page): Promise<void> {
  const end = buyer.getByText('I agree to use electronic records');
  await end.scrollIntoViewIfNeeded();
  await end.click();
  await buyer.getByText('For myself').click();
  await buyer.getByLabel('Your full legal name').fill('Ada Lovelace');
  await buyer.getByRole('button', { name: 'Send code' }).click();
  await expect(buyer.getByRole('button', { name: 'Send a new code' })).toBeVisible();
  const code = await mailedCode(buyer, 'ada.lovelace@journey.example');
  await buyer.getByLabel('Code from your email').fill(code);
  await buyer.getByRole('button', { name: 'Sign NDA' }).click();
}
