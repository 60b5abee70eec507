import type { APIResponse, Page } from '@playwright/test';
import { z } from 'zod';
import { demoPassword } from './app.ts';
import { password } from './steps.ts';

/**
 * Calls the API as the person signed in on this page, for steps that the journey is not about; returns the JSON.
 * Confirms with the password of journey people if the server asks.
 */
export async function api(page: Page, method: string, path: string, body?: unknown): Promise<unknown> {
  const answer = await ask(page, method, path, body);
  if (!(await answer.text()).includes('"confirm-it-is-you"')) return jsonOf(answer);
  for (const tried of [demoPassword, password])
    await ask(page, 'POST', '/api/session-confirmation', { way: 'password', password: tried });
  return jsonOf(await ask(page, method, path, body));
}

async function jsonOf(answer: APIResponse): Promise<unknown> {
  if (!answer.ok()) throw new Error(`${answer.url()}: ${await answer.text()}`);
  return answer.json();
}

export async function keyOf(page: Page): Promise<string> {
  const jwt = await page.evaluate(() => JSON.parse(localStorage.getItem('cairn-auth-info') ?? '{}').jwt);
  return z.string().parse(jwt);
}

async function ask(page: Page, method: string, path: string, body: unknown): Promise<APIResponse> {
  return page.request.fetch(new URL(path, page.url()).href, {
    method,
    headers: { 'X-Application-Key': await keyOf(page) },
    ...(body === undefined ? {} : { data: body }),
  });
}
