import type { Page } from '@playwright/test';

export const demoPassword = 'bench-bench-bench';

export async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/user/dashboard');
  await page.waitForLoadState('networkidle');
}

export async function waitingPeople(origin: string, count: number): Promise<void> {
  const atOnce = 20;
  for (let done = 0; done < count; done += atOnce)
    await Promise.all(Array.from({ length: atOnce }, (_, index) => join(origin, done + index)));
}

async function join(origin: string, number: number): Promise<void> {
  const answer = await fetch(`${origin}/api/waitlist`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: `owner-${(number * 7_919) % 10_007}@bench.example`, list: 'health-check' }),
  });
  if (answer.status !== 201)
    throw new Error(`the waitlist answered ${answer.status}: ${await answer.text()}`);
}
