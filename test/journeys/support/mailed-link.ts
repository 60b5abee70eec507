import { expect, type Page } from '@playwright/test';

/** The first link of the newest email of this subject, from the outbox. */
export async function mailedLinkFor(admin: Page, recipient: string, subject: string): Promise<string> {
  const mail = admin.getByRole('row').filter({ hasText: recipient }).getByRole('link', { name: subject });
  await expect(async () => {
    await admin.goto('/admin/outbox');
    await expect(mail.first()).toBeVisible({ timeout: 10_000 });
  }).toPass();
  await mail.first().click();
  const text = await admin.getByRole('dialog').filter({ hasText: subject }).textContent();
  const found = /https?:\/\/\S+/.exec(text ?? '');
  if (!found) throw new Error('the mail holds no link');
  return found[0];
}
