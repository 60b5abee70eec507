import { z } from 'zod';
import { confirmSigner } from './deal.ts';
import { expectOk, type Someone } from './people.ts';

const agreement = z.object({
  id: z.uuid(),
  documentSha256: z.string(),
  consent: z.object({ version: z.string() }),
});

export async function signPassport(buyer: Someone): Promise<string> {
  const { id, documentSha256, consent } = agreement.parse(
    await expectOk(buyer.post('/api/nda-passport', {})),
  );
  await expectOk(buyer.post(`/api/ndas/${id}/opening`, {}));
  const agreed = { consentVersion: consent.version, agreed: true };
  await expectOk(buyer.post(`/api/ndas/${id}/consent`, agreed));
  await confirmSigner(buyer, id, documentSha256);
  const name = `${buyer.firstName} ${buyer.lastName}`;
  const signature = { name, capacity: 'individual', documentSha256, readToEnd: true };
  await expectOk(buyer.post(`/api/ndas/${id}/signature`, signature));
  return id;
}

/** The owner accepts passports for a listing; `version`: of their previous choice. */
export async function takePassports(owner: Someone, listingId: string, version = 0): Promise<void> {
  const choice = { templateId: null, countersign: false, passport: true, version };
  await expectOk(owner.put(`/api/listing/${listingId}/nda`, choice));
}

export async function joinderSha256(buyer: Someone, ndaId: string): Promise<string> {
  const page = z.object({ documentSha256: z.string() });
  return page.parse(await expectOk(buyer.get(`/api/ndas/${ndaId}/joinder`))).documentSha256;
}

export async function joinByPassport(buyer: Someone, ndaId: string): Promise<string> {
  const documentSha256 = await joinderSha256(buyer, ndaId);
  return agreement.parse(await expectOk(buyer.post(`/api/ndas/${ndaId}/joinder`, { documentSha256 }))).id;
}
