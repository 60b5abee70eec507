import type { Page } from '@playwright/test';
import { z } from 'zod';
import { codeIn } from '../../support/signing-code.ts';
import { api } from './api.ts';
import { becomeKnown } from './steps.ts';

const mailsShape = z.object({
  items: z.array(z.looseObject({ id: z.string(), kind: z.string(), to: z.string() })),
});

/** The newest code mailed to a person, from the outbox of an installation without a mail server. */
export async function mailedCode(somebody: Page, email: string): Promise<string> {
  const context = await somebody.context().browser()?.newContext();
  if (!context) throw new Error('no browser');
  const admin = await context.newPage();
  await admin.goto(new URL('/robots.txt', somebody.url()).href);
  await becomeKnown(admin, 'admin@demo.example');
  const { items } = mailsShape.parse(await api(admin, 'GET', '/api/outbox?size=100'));
  const mail = items.find(({ kind, to }) => kind === 'nda-signing-code' && to === email);
  const shown = await api(admin, 'GET', `/api/outbox/${mail?.id}`);
  await context.close();
  return codeIn(z.looseObject({ text: z.string() }).parse(shown).text);
}
