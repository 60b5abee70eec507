import type { Page } from '@playwright/test';

/** Calls the API as whoever is signed in on this page, for what a journey is not about; the answer as JSON. */
export async function api(page: Page, method: string, path: string, body?: unknown): Promise<unknown> {
  const answer = await page.evaluate(
    async ([verb, address, sent]) => {
      const { jwt } = JSON.parse(localStorage.getItem('cairn-auth-info') ?? '{}');
      const response = await fetch(address, {
        method: verb,
        headers: { 'X-Application-Key': jwt, ...(sent ? { 'Content-Type': 'application/json' } : {}) },
        ...(sent ? { body: sent } : {}),
      });
      return { ok: response.ok, text: await response.text() };
    },
    [method, path, body === undefined ? '' : JSON.stringify(body)] as const,
  );
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.text}`);
  return JSON.parse(answer.text);
}
