import type { Page } from '@playwright/test';
import { z } from 'zod';
import { aDraft } from '../../support/deal.ts';
import { api } from './api.ts';
import { register } from './steps.ts';

const identified = z.looseObject({ id: z.string() });
const drafted = z.looseObject({ version: z.number(), draft: z.looseObject({}) });

type Parts = { seller: string; buyer: string; business: string };

export async function liveListing(
  seller: Page,
  { seller: name, business }: Pick<Parts, 'seller' | 'business'>,
  settings: Record<string, unknown> = {},
): Promise<string> {
  await register(seller, name);
  const facts = {
    ein: '12-3456789',
    businessName: business,
    businessAddress: '9 Juniper Lane, Draper, UT 84020',
    industry: 'Technology',
  };
  const { id: businessId } = identified.parse(await api(seller, 'POST', '/api/business/', facts));
  const { id } = identified.parse(await api(seller, 'POST', '/api/listing/', { businessId }));
  const { version } = drafted.parse(await api(seller, 'GET', `/api/listing/${id}/draft`));
  await api(seller, 'PUT', `/api/listing/${id}/draft`, { ...aDraft(), ...settings, version });
  await api(seller, 'POST', `/api/listing/${id}/moves`, { to: 'live', version: version + 1 });
  return id;
}

export async function awaitedSignature(
  seller: Page,
  buyer: Page,
  listingId: string,
  name: string,
): Promise<string> {
  await register(buyer, name);
  const path = `/api/listing/${listingId}/deal-room/request`;
  const { id } = identified.parse(await api(buyer, 'POST', path, { message: 'Hello' }));
  await api(seller, 'POST', `/api/access-requests/${id}/moves`, { to: 'awaiting_signature', version: 1 });
  return id;
}
