import { type Browser, expect } from '@playwright/test';
import { z } from 'zod';
import { api } from './api.ts';
import { signIn, signUp } from './steps.ts';

const idShape = z.looseObject({ id: z.string() });
const draftShape = z.looseObject({
  version: z.number(),
  draft: z.looseObject({ teaser: z.looseObject({}), profile: z.looseObject({}) }),
});
const mailsShape = z.object({ items: z.array(z.looseObject({ id: z.string(), kind: z.string() })) });

export async function mailedLink(browser: Browser): Promise<string> {
  const seller = await (await browser.newContext()).newPage();
  await signUp(seller, 'Lena Learns');
  const business = {
    ein: '12-3456789',
    businessName: 'Quaverly Tutors LLC',
    businessAddress: '12 Alder Way, Boise, ID 83702',
    industry: 'Education',
  };
  const { id: businessId } = idShape.parse(await api(seller, 'POST', '/api/business/', business));
  const { id } = idShape.parse(await api(seller, 'POST', '/api/listing/', { businessId }));
  const { version, draft } = draftShape.parse(await api(seller, 'GET', `/api/listing/${id}/draft`));
  const teaser = {
    title: 'After-school learning center',
    description: 'Homework help and music lessons, booked by the term.',
    place: 'idaho',
    priceDisplay: 'band',
  };
  const profile = {
    ...draft.profile,
    askingPrice: 40_000_000,
    lastYearRevenue: 60_000_000,
    ebitda: 9_000_000,
  };
  await api(seller, 'PUT', `/api/listing/${id}/draft`, { ...draft, teaser, profile, version });
  await api(seller, 'POST', `/api/listing/${id}/moves`, {
    to: 'live',
    version: version + 1,
    acknowledgeWarnings: true,
  });
  const admin = await (await browser.newContext()).newPage();
  await signIn(admin, 'admin@demo.example');
  let link = '';
  await expect(async () => {
    const { items } = mailsShape.parse(await api(admin, 'GET', '/api/outbox?size=100'));
    const mail = items.find(({ kind }) => kind === 'saved-search-mail')?.id ?? '';
    const { text } = z
      .looseObject({ text: z.string() })
      .parse(await api(admin, 'GET', `/api/outbox/${mail}`));
    link = /\/saved-search-mail#token=\S+/.exec(text)?.[0] ?? '';
    expect(link).not.toBe('');
  }).toPass();
  return link;
}
