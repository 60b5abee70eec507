import { beginPassport } from '#features/agreements/nda-passports/server/begin-passport.ts';
import { getJoinder } from '#features/agreements/nda-passports/server/get-joinder.ts';
import { joinByPassport } from '#features/agreements/nda-passports/server/join-by-passport.ts';
import { passportConsentVersion } from '#features/agreements/ndas/domain/consent.ts';
import { consentToRecords } from '#features/agreements/ndas/server/consent-to-records.ts';
import { openNda } from '#features/agreements/ndas/server/open-nda.ts';
import { dispatch } from '#test/support/dispatch.ts';
import { test as base } from '../support/database.ts';
import { buildWorld, codeSent, signAndSeal, typeCode, type World } from './world.ts';

export const test = base.extend('world', async ({ tx, begin }, { onCleanup }): Promise<World> => {
  const world = await buildWorld({ db: tx, begin, dispatch });
  onCleanup(() => world.cleanUp());
  return world;
});

export async function passport(world: World): Promise<string> {
  const { id } = await world.as(world.buyer, beginPassport);
  await world.as(world.buyer, (work) => openNda(work, { params: { id }, body: {} }));
  await world.as(world.buyer, (work) =>
    consentToRecords(work, {
      params: { id },
      body: { consentVersion: passportConsentVersion, agreed: true },
    }),
  );
  await typeCode(world, id, await codeSent(world, id));
  await signAndSeal(world, id);
  return id;
}

export const take = (world: World, taken = true) =>
  world.db
    .insertInto('listing_nda')
    .values({ listing_id: world.listingId, passport: taken, changed_at: world.clock.now() })
    .onConflict((on) => on.column('listing_id').doUpdateSet({ passport: taken }))
    .execute();

export const preview = (world: World, id: string) =>
  getJoinder(world.reading(world.buyer), { params: { id } });

export async function join(world: World, id: string, shown?: string) {
  const documentSha256 = shown ?? (await preview(world, id)).documentSha256 ?? '0'.repeat(64);
  return world.as(world.buyer, (work) =>
    joinByPassport(work, { params: { id }, body: { documentSha256 } }, world.tools),
  );
}

export async function useNewText({ db, clock }: World): Promise<void> {
  const now = clock.now();
  const { id } = await db
    .insertInto('nda_template')
    .values({ id: crypto.randomUUID(), kind: 'master', name: 'Passport', created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  const terms = {
    termYears: 2,
    noContactMonths: 12,
    nonSolicitMonths: 12,
    nonCircumventionMonths: 12,
    governingLaw: 'the State of Utah',
    venue: 'Salt Lake County, Utah',
  };
  await db
    .insertInto('nda_template_version')
    .values({
      template_id: id,
      version: 1,
      state: 'active',
      title: 'Another master agreement',
      source: '# Parties\n\n[parties] An agreement of {{buyerName}}.',
      terms: JSON.stringify(terms),
      sha256: 'x',
      written_at: now,
      activated_at: now,
    })
    .execute();
}
