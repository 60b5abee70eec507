import type { Page } from '@playwright/test';
import { z } from 'zod';
import { api } from './api.ts';

const mails = z.object({
  items: z.array(z.looseObject({ id: z.string(), kind: z.string(), to: z.string() })),
});

export async function confirmAddress(admin: Page, person: Page, email: string): Promise<void> {
  const { items } = mails.parse(await api(admin, 'GET', '/api/outbox?size=100'));
  const mail = items.find(({ kind, to }) => kind === 'email-verification' && to === email);
  const shown = await api(admin, 'GET', `/api/outbox/${mail?.id}`);
  const { text } = z.looseObject({ text: z.string() }).parse(shown);
  await api(person, 'PUT', '/api/email-verification', { token: /#token=([\w-]+)/.exec(text)?.[1] });
}
