import { expect, type Page } from '@playwright/test';
import { z } from 'zod';
import type { Someone } from '#test/support/people.ts';
import { publishRoom } from './a-room.ts';
import { api, keyOf } from './api.ts';

/** The API as the person on a page uses it, for helpers of other tests. */
export async function handsOf(page: Page): Promise<Pick<Someone, 'get' | 'post' | 'put' | 'send'>> {
  const headers = { 'X-Application-Key': await keyOf(page) };
  const at = (path: string) => new URL(path, page.url());
  const json = (method: string) => (path: string, body: unknown) =>
    fetch(at(path), {
      method,
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  return {
    get: (path) => fetch(at(path), { headers }),
    post: json('POST'),
    put: json('PUT'),
    send: (method, path, bytes) =>
      fetch(at(path), {
        method,
        headers: { ...headers, 'Content-Type': 'application/octet-stream' },
        body: Buffer.from(bytes),
      }),
  };
}

type Put = { review: string; report: string; room: string };

/** As a PDF that is published. */
export async function putIntoRoom(seller: Page, { review, report, room }: Put): Promise<void> {
  await api(seller, 'POST', `/api/earnings-reports/${report}/room-copies`, {});
  const copied = z.looseObject({
    reports: z.array(z.looseObject({ copy: z.looseObject({ status: z.string() }) })),
  });
  await expect
    .poll(
      async () =>
        copied.parse(await api(seller, 'GET', `/api/earnings-reviews/${review}/reports`)).reports[0]?.copy
          .status,
    )
    .toBe('placed');
  await expect.poll(() => publishRoom(seller, room)).toBe(true);
}
