import { createOTP } from '@better-auth/utils/otp';
import { expect, type Page } from '@playwright/test';
import { seconds } from '#kernel/instant.ts';
import { confirmByPassword } from './confirm-yourself.ts';
import { password } from './steps.ts';

export type Authenticator = { code(): Promise<string> };

/** An authenticator app with the key that a page shows. */
export function appWith(key: string): Authenticator {
  const bits = [...key]
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  const bytes = (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
  const secret = String.fromCharCode(...bytes);
  return { code: () => createOTP(secret).hotp(Math.floor(Date.now() / (30 * seconds))) };
}

/** On a page that lists the second factors of the person. */
export async function setUpApp(page: Page): Promise<Authenticator> {
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
  const confirming = page.getByRole('dialog', { name: 'Confirm that it is you' });
  const dialog = page.getByRole('dialog', { name: 'Set up an authenticator app' });
  await expect(confirming.or(dialog)).toBeVisible();
  if (await confirming.isVisible()) await confirmByPassword(page, password);
  const app = appWith(((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', ''));
  await dialog.getByRole('textbox', { name: 'Code' }).fill(await app.code());
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await page.getByRole('button', { name: 'I have saved them' }).click();
  return app;
}
