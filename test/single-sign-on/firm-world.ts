import { z } from 'zod';
import type { CopiedDatabase } from '#test/support/copied-database.ts';
import { type TestProduct, type TestProductOptions, testProduct } from '#test/support/product.ts';
import { type Employee, type FirmProvider, firmProvider } from '#test/support/sso-provider.ts';
import { browser } from '../accounts/browser.ts';
import { messageOf } from '../accounts/popup.ts';

const site = 'http://localhost:3000';

export type Firm = {
  product: TestProduct;
  provider: FirmProvider;
  [Symbol.asyncDispose](): Promise<void>;
};

export const ann: Employee = {
  sub: 'ann-1',
  email: 'Ann@firm.example',
  email_verified: true,
  given_name: 'Ann',
  family_name: 'Archer',
};

export async function aFirm(database: CopiedDatabase, options: TestProductOptions = {}): Promise<Firm> {
  const provider = await firmProvider();
  const product = await testProduct(database, { sso: provider.settings, ...options });
  return {
    product,
    provider,
    [Symbol.asyncDispose]: async () => {
      await provider.stop();
      await product[Symbol.asyncDispose]();
    },
  };
}

/** The popup up to where the provider sends the browser back to; the flow's cookie is the site's. */
export async function comeBack({ product, provider }: Firm, employee: Employee | null) {
  provider.employee = employee;
  const start = await product.call('GET', '/auth/sso/start');
  const cookie = start.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const there = browser(provider.settings.issuer);
  let at = start.headers.get('location') ?? '';
  for (let i = 0; i < 10 && !at.startsWith(site); i += 1) {
    const response = await there.go(at);
    at = new URL(response.headers.get('location') ?? '', at).href;
  }
  return { start, cookie, back: at.slice(site.length) };
}

export async function popup(firm: Firm, employee: Employee | null) {
  const { cookie, back } = await comeBack(firm, employee);
  return messageOf(await firm.product.call('GET', back, { headers: { cookie } }));
}

/** What the page sends on after a popup that went well. */
export async function answerOf(firm: Firm, employee: Employee): Promise<string> {
  const { identityToken, error } = await popup(firm, employee);
  if (!identityToken) throw new Error(error);
  return identityToken;
}

export function signIn({ product }: Firm, answer: string, password?: string): Promise<Response> {
  const body = { answer, ...(password === undefined ? {} : { password }) };
  return product.call('POST', '/api/sign-in/single-sign-on', { body });
}

export const signedIn = z.object({ jwt: z.string(), userId: z.uuid() });
