import { randomInt } from 'node:crypto';
import { z } from 'zod';
import type { Status } from '#features/agreements/access-requests/domain/status.ts';
import { emptyPrivateFields } from '#features/marketplace/listings/domain/private-fields.ts';
import type { enteredFields } from '#features/marketplace/listings/private-shapes.ts';
import { expectOk, type Someone } from './people.ts';
import { newCode } from './signing-code.ts';

const created = z.object({ id: z.uuid() });
const versioned = z.object({ version: z.number() });
const requestShape = z.object({
  id: z.uuid(),
  status: z.string(),
  version: z.number(),
  nda: z.object({ id: z.uuid(), status: z.string() }).nullable(),
});

/** Begins anywhere: a test may go on with a world that another file built, which has numbers of its own. */
let sequence = randomInt(6_900_000);

export type OwnRecord = {
  ein?: string;
  businessName?: string;
  businessAddress?: string;
  dba?: string;
  industry?: string;
  trade?: string;
};

export async function addBusiness(seller: Someone, given: OwnRecord = {}): Promise<string> {
  sequence += 1;
  const body = {
    ein: `12-${String(3_000_000 + sequence)}`,
    businessName: 'Quartzite Hollow Plumbing LLC',
    businessAddress: '9 Juniper Lane, Draper, UT 84020',
    dba: 'Hollow Pipes',
    industry: 'Manufacturing',
    ...given,
  };
  return created.parse(await expectOk(seller.post('/api/business/', body))).id;
}

export function aDraft() {
  return {
    teaser: {
      title: 'Established service contractor',
      description: 'Recurring maintenance work for commercial customers, with a trained crew that stays.',
      place: 'utah',
      priceDisplay: 'band',
    },
    profile: profileOf({
      about: 'The long story of the business.',
      leaseEnd: '2031-08-31',
      website: 'https://quartzite-hollow.example',
      contactEmail: 'owner@quartzite-hollow.example',
      contactPhone: '801-555-0177',
      askingPrice: 120_000_000,
      lastYearRevenue: 240_000_000,
      ebitda: 26_400_000,
      sde: 37_400_000,
      employees: 12,
      foundedYear: 1987,
      saleReason: 'retirement',
    }),
    autoApprove: false,
    adminMayApprove: false,
  };
}

type Entered = z.input<typeof enteredFields>;

function profileOf(given: Partial<Entered>): Entered {
  return { ...emptyPrivateFields, ...given };
}

export async function writeListing(
  seller: Someone,
  businessId: string,
  draft: ReturnType<typeof aDraft> = aDraft(),
): Promise<{ id: string; version: number }> {
  const { id } = created.parse(await expectOk(seller.post('/api/listing/', { businessId })));
  const saved = versioned.parse(
    await expectOk(seller.put(`/api/listing/${id}/draft`, { ...draft, version: 1 })),
  );
  return { id, version: saved.version };
}

export async function publishListing(
  seller: Someone,
  given: OwnRecord = {},
  draft = aDraft(),
): Promise<string> {
  const { id, version } = await writeListing(seller, await addBusiness(seller, given), draft);
  await expectOk(seller.post(`/api/listing/${id}/moves`, { to: 'live', version }));
  return id;
}

export async function requestAccess(buyer: Someone, listingId: string, message = 'Hello'): Promise<string> {
  return created.parse(await expectOk(buyer.post(`/api/listing/${listingId}/deal-room/request`, { message })))
    .id;
}

export async function requestOf(someone: Someone, id: string) {
  return requestShape.parse(await expectOk(someone.get(`/api/access-requests/${id}`)));
}

export async function moveRequest(
  someone: Someone,
  id: string,
  to: Status,
  more: Record<string, unknown> = {},
): Promise<void> {
  const { version } = await requestOf(someone, id);
  await expectOk(someone.post(`/api/access-requests/${id}/moves`, { to, version, ...more }));
}

export async function confirmSigner(signer: Someone, ndaId: string, documentSha256: string): Promise<void> {
  const code = await newCode(
    () => signer.mails('nda-signing-code'),
    () => expectOk(signer.post(`/api/ndas/${ndaId}/signing-code`, { documentSha256 })),
  );
  await expectOk(signer.post(`/api/ndas/${ndaId}/confirmation`, { code }));
}

export async function signNda(buyer: Someone, requestId: string, name: string): Promise<string> {
  const { nda } = await requestOf(buyer, requestId);
  if (!nda) throw new Error('no NDA was issued');
  const opened = await expectOk(buyer.post(`/api/ndas/${nda.id}/opening`, { timeZone: 'America/Denver' }));
  const shown = z
    .object({ documentSha256: z.string(), consent: z.object({ version: z.string() }) })
    .parse(opened);
  const consent = { consentVersion: shown.consent.version, agreed: true };
  await expectOk(buyer.post(`/api/ndas/${nda.id}/consent`, consent));
  await confirmSigner(buyer, nda.id, shown.documentSha256);
  const signature = {
    name,
    capacity: 'individual',
    documentSha256: shown.documentSha256,
    readToEnd: true,
    timeZone: 'America/Denver',
  };
  await expectOk(buyer.post(`/api/ndas/${nda.id}/signature`, signature));
  return nda.id;
}
