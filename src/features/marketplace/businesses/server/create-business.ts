import type { z } from 'zod';
import { einDigits } from '#features/marketplace/businesses/domain/ein.ts';
import { grantRole } from '#features/people/accounts/server/grant-role.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import { signedIn } from '#platform/signed-in.ts';
import type { Vault } from '#platform/vault.ts';
import type { newBusiness } from '../contract.ts';
import { insertBusiness } from './store.ts';

/** Also makes the caller a seller. */
export async function createBusiness(
  work: Work,
  { body }: { body: z.output<typeof newBusiness> },
  vault: Vault,
): Promise<{ id: string }> {
  const { personId } = signedIn(work.actor);
  const id = work.newId();
  const added = await insertBusiness(work.db, {
    id,
    owner_id: personId,
    business_name: body.businessName,
    business_address: body.businessAddress,
    dba: body.dba || null,
    industry: body.industry,
    trade: body.trade ?? null,
    trade_said_at: body.trade ? work.now : null,
    ein_cipher: vault.seal(body.ein, id),
    ein_index: vault.index(einDigits(body.ein)),
    created_at: work.now,
  });
  if (!added)
    throw new Refused('ein-taken', { fields: { ein: ['You already added a business with this EIN.'] } });
  await grantRole(work, personId, 'seller');
  await work.audit({ action: 'business-added', subject: { type: 'business', id } });
  return { id };
}
