import type { z } from 'zod';
import { brand } from '#content/brand.ts';
import type { nda } from '#features/agreements/ndas/contract.ts';
import { canonicalTemplate, composeNda } from '#features/agreements/ndas/domain/document.ts';
import { lapseOf, passportFault } from '#features/agreements/ndas/domain/passport.ts';
import { currentMaster } from '#features/agreements/ndas/server/current-template.ts';
import { getNda } from '#features/agreements/ndas/server/get-nda.ts';
import { putForward } from '#features/agreements/ndas/server/put-forward.ts';
import { sha256 } from '#features/agreements/ndas/server/sha256.ts';
import { voidOpenMaster } from '#features/agreements/ndas/server/void-open-ndas.ts';
import { fullName } from '#kernel/person-name.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import { signedIn } from '#platform/signed-in.ts';
import { passportOf } from './passport-of.ts';
import { mayBegin } from './read-passport.ts';
import { lockSigner, newestMaster, openMaster } from './store.ts';

/** Returns the caller's open passport if its text is still in use; else voids that one and issues a new one. */
export async function beginPassport(work: Work): Promise<z.input<typeof nda>> {
  const { personId } = signedIn(work.actor);
  const signer = await lockSigner(work.db, personId);
  if (!signer) throw new Refused('not-found');
  const template = await currentMaster(work.db);
  const open = await openMaster(work.db, personId, work.now);
  if (open?.template_id === template.id && open.template_version === template.version)
    return getNda(work, open.id);
  const signed = await newestMaster(work.db, personId);
  const passport = signed ? passportOf(signed) : null;
  const renewable = passport === null || lapseOf(passport, template, work.now) !== null;
  if (!mayBegin(passportFault(passport, template, work.now), renewable))
    throw new Refused('passport-in-force');
  await voidOpenMaster(work, personId);
  const { id, documentSha256 } = await putForward(work, {
    kind: 'master',
    buyerId: personId,
    deal: null,
    masterId: null,
    document: masterFor(signer, template, work.now),
    template: {
      sha256: sha256(canonicalTemplate(template)),
      termYears: template.terms.termYears,
      governingLaw: template.terms.governingLaw,
    },
    countersign: false,
    consent: null,
  });
  await work.audit({
    action: 'nda-passport-begun',
    subject: { type: 'nda', id },
    detail: { template: template.id, version: template.version, documentSha256 },
  });
  return getNda(work, id);
}

type Signer = NonNullable<Awaited<ReturnType<typeof lockSigner>>>;
type Template = Awaited<ReturnType<typeof currentMaster>>;

function masterFor(signer: Signer, template: Template, issuedAt: Date) {
  return composeNda(template, {
    buyerName: fullName(signer.first_name, signer.last_name),
    buyerEmail: signer.email,
    listingReference: null,
    platformName: brand.name,
    issuedAt,
    place: null,
  });
}
