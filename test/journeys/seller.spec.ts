import { type BrowserContext, expect, type Page } from '@playwright/test';
import { demoPassword, test } from './support/app.ts';
import { choose, password, signIn, signUpByHand } from './support/steps.ts';

const name = 'Tamarisk Basin Bakery LLC';

test('onboarding survives a reload and the end of a session, and two clicks on Finish make one business', async ({
  page,
  context,
}) => {
  await signUpByHand(page, 'Oona Tamar');
  await page.goto('/business/onboarding');
  const alert = page.getByRole('alert');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(alert).toContainText("EIN: Must contain 10 characters including '-'");

  // 07 was never assigned: a warning, not a refusal.
  await page.getByPlaceholder('12-3456789').fill('07-3456789');
  await expect(page.getByText('Is 07 right?')).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(alert).toContainText('Business Name: Must contain at least 1 character(s)');
  await page.getByLabel('Business Name').fill(name);
  await page.getByLabel('Business Address').fill('4 Basin Road, Elko, NV 89801');
  await page.reload();
  await expect(page.getByLabel('Business Name')).toHaveValue(name);
  await choose(page, 'Industry Type', 'Consumer Products');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('button', { name: 'Finish' })).toBeVisible();

  await endSession(page, context);
  await page.getByRole('button', { name: 'Finish' }).click();
  await page.waitForURL('**/login**');
  await signInAgain(page, 'oona.tamar@journey.example');
  await page.waitForURL('**/business/onboarding');
  await expect(page.getByText('4 Basin Road')).toBeVisible();

  await page.getByRole('button', { name: 'Finish' }).dblclick();
  await page.waitForURL('**/user/dashboard');
  // The next step names the business as well.
  await expect(page.getByRole('heading', { name: `Find out what ${name} may be worth` })).toBeVisible();
  await expect(page.getByRole('heading', { name, exact: true })).toHaveCount(1);
  expect(await page.evaluate(() => sessionStorage.getItem('cairn-onboarding'))).toBeNull();
});

test('edits to one listing in two tabs are merged without losing typed text', async ({ page, context }) => {
  await signIn(page, 'seller@demo.example');
  await page.getByRole('link', { name: 'Continue the listing' }).first().click();
  await page.waitForURL('**/edit');
  const about = page.getByRole('textbox', { name: 'About the business' });
  await expect(about).toBeVisible();

  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByRole('textbox', { name: 'Contact phone' }).fill('801-555-0199');
  await other.getByRole('textbox', { name: 'About the business' }).fill('Typed there.');
  await saved(other);

  await about.fill('Typed here.');
  const choice = page.getByRole('status').filter({ hasText: 'Changed in both places' });
  await expect(choice).toContainText('Typed here.');
  await expect(choice).toContainText('Typed there.');
  await expect(about).toHaveValue('Typed here.');
  await expect(page.getByRole('textbox', { name: 'Contact phone' })).toHaveValue('801-555-0199');
  await choice.getByRole('button', { name: 'Keep mine' }).click();
  await saved(page);

  await endSession(page, context);
  await about.fill('Typed and not saved.');
  await page.waitForURL('**/login**');
  await signInAgain(page, 'seller@demo.example', demoPassword);
  await page.waitForURL('**/edit');
  await expect(about).toHaveValue('Typed and not saved.');
  await saved(page);
});

async function endSession(page: Page, context: BrowserContext): Promise<void> {
  await context.clearCookies();
  await page.evaluate(() => {
    const stored = localStorage.getItem('cairn-auth-info') ?? '';
    localStorage.setItem('cairn-auth-info', stored.replace('"jwt":"', '"jwt":"x'));
  });
}

async function signInAgain(page: Page, email: string, as = password): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(as);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

async function saved(page: Page): Promise<void> {
  await expect(page.getByText(/^Saved \d+ s ago$/)).toBeVisible();
}
