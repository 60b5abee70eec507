import { expect, type Page } from '@playwright/test';
import { test } from './support/app.ts';
import { appWith } from './support/authenticator.ts';
import { checked } from './support/checked.ts';
import { confirmByPassword } from './support/confirm-yourself.ts';
import { plugIn } from './support/plug-in.ts';
import { emailOf, logOut, password, register } from './support/steps.ts';

// As in production; most journeys run without limits.
test.use({ settings: { RATE_LIMITS: 'on' } });

test('a person turns two-factor sign-in on, and signs in by app, recovery code and passkey', async ({
  page,
}) => {
  await plugIn(page);
  await register(page, 'Tova Factor');
  await page.goto('/user/profile');
  let codes: string[] = [];
  let app = { code: async () => '' };

  await test.step('sets up an authenticator app with its key and first code', async () => {
    await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
    await confirmByPassword(page, password);
    const dialog = page.getByRole('dialog', { name: 'Set up an authenticator app' });
    await expect(dialog.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
    await checked(page, 'setting an authenticator app up');
    app = appWith(((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', ''));
    await dialog.getByRole('textbox', { name: 'Code' }).fill('000000');
    await dialog.getByRole('button', { name: 'Turn on' }).click();
    await expect(dialog.getByText('This is not the current code in your app.')).toBeVisible();
    // A refused field is marked, focused with its reason, and announced.
    const refused = dialog.getByRole('textbox', { name: 'Code' });
    await expect(refused).toBeFocused();
    await expect(refused).toHaveAttribute('aria-invalid', 'true');
    await expect(refused).toHaveAccessibleDescription('This is not the current code in your app.');
    await expect(refused).toHaveValue('000000');
    await expect(dialog.getByRole('alert')).toHaveText('Not turned onCheck the field that is marked.');
    await refused.fill(await app.code());
    await expect(refused).not.toHaveAttribute('aria-invalid', 'true');
    await dialog.getByRole('button', { name: 'Turn on' }).click();
    const list = page.getByRole('list', { name: 'Recovery codes' });
    await expect(list.getByRole('listitem')).toHaveCount(10);
    await checked(page, 'recovery codes');
    codes = await list.getByRole('listitem').allInnerTexts();
    await page.keyboard.press('Escape');
    await page.mouse.click(2, 2);
    await expect(list).toBeVisible();
    await page.getByRole('button', { name: 'I have saved them' }).click();
    await expect(page.getByText('You have 10 recovery codes left.')).toBeVisible();
  });

  await test.step('adds a passkey without another confirmation', async () => {
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await page.getByLabel('Name of the passkey').fill('My laptop');
    await page.getByRole('button', { name: 'Continue on this device' }).click();
    await expect(page.getByRole('list', { name: 'Your passkeys' })).toContainText('My laptop');
    await checked(page, 'a profile with two-factor sign-in');
    await logOut(page, 'Tova Factor');
  });

  await test.step('needs more than the password: a recovery code works once', async () => {
    await firstStep(page);
    await checked(page, 'the second step of signing in');
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    await page.getByLabel('Recovery code').fill('abcde-fghjk');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText(/This code is wrong/)).toBeVisible();
    await page.getByLabel('Recovery code').fill(codes[0] ?? '');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.waitForURL('**/user/dashboard');
    await logOut(page, 'Tova Factor');
  });

  await test.step('uses a passkey as the second step, and alone', async () => {
    await firstStep(page);
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await page.waitForURL('**/user/dashboard');
    await logOut(page, 'Tova Factor');
    await page.goto('/login');
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await page.waitForURL('**/user/dashboard');
  });

  await test.step('finds this device in the list, and turns it off with a passkey', async () => {
    await page.goto('/user/profile');
    const devices = page.getByRole('list', { name: 'Your devices' });
    await expect(devices.getByText('This device')).toHaveCount(1);
    await page.getByRole('button', { name: 'Turn off' }).click();
    const question = page.getByRole('alertdialog', { name: 'Turn off two-factor sign-in?' });
    await question.getByRole('button', { name: 'Turn off' }).click();
    const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
    await dialog.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(page.getByText('Two-factor sign-in is off.').first()).toBeVisible();
  });
});

async function firstStep(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(emailOf('Tova Factor'));
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('One more step')).toBeVisible();
}
