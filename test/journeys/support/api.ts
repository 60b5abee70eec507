import type { Page } from '@playwright/test';
import { z } from 'zod';

/** Calls the API as whoever is signed in on this page, for what a journey is not about; the answer as JSON. */
export async function api(page: Page, method: string, path: string, body?: unknown): Promise<unknown> {
  const jwt = await page.evaluate(() => JSON.parse(localStorage.getItem('cairn-auth-info') ?? '{}').jwt);
  const answer = await page.request.fetch(new URL(path, page.url()).href, {
    method,
    headers: { 'X-Application-Key': z.string().parse(jwt) },
    ...(body === undefined ? {} : { data: body }),
  });
  if (!answer.ok()) throw new Error(`${method} ${path}: ${await answer.text()}`);
  return answer.json();
}
