import { lapseOf, passportFault } from '#features/agreements/ndas/domain/passport.ts';
import { sealLevel } from '#features/agreements/ndas/domain/sealing.ts';
import { signatureLine } from '#features/agreements/ndas/domain/signing.ts';
import { currentMaster } from '#features/agreements/ndas/server/current-template.ts';
import { capacityOf } from '#features/agreements/ndas/server/nda-row.ts';
import type { Reading } from '#platform/context.ts';
import { signedIn } from '#platform/signed-in.ts';
import type { AnswerOf } from '#wire/endpoint.ts';
import type * as contract from '../contract.ts';
import { passportOf } from './passport-of.ts';
import { countJoined, type MasterRow, newestMaster, openMaster } from './store.ts';

type View = AnswerOf<typeof contract.getPassport>;

export async function readPassport({ db, actor, now }: Pick<Reading, 'db' | 'actor' | 'now'>): Promise<View> {
  const { personId } = signedIn(actor);
  const master = await newestMaster(db, personId);
  const open = await openMaster(db, personId, now);
  const current = await currentMaster(db);
  const passport = master ? passportOf(master) : null;
  const fault = passportFault(passport, current, now);
  const renewable = passport === null || lapseOf(passport, current, now) !== null;
  return {
    signed: master ? signedView(master, await countJoined(db, personId)) : null,
    fault,
    openId: open?.id ?? null,
    may: {
      begin: mayBegin(fault, renewable) ? true : 'passport-in-force',
      withdraw: master && master.withdrawn_at === null ? true : 'passport-none',
    },
  };
}

/** A valid passport can be replaced only shortly before it ends. */
export function mayBegin(fault: View['fault'], renewable: boolean): boolean {
  return renewable || fault === 'none' || fault === 'withdrawn';
}

function signedView(row: MasterRow, joined: number): NonNullable<View['signed']> {
  const { signer_name: name, signed_at: signedAt, term_ends_at: endsAt } = row;
  const capacity = capacityOf(row);
  if (name === null || capacity === null || !signedAt || !endsAt)
    throw new Error('a signed agreement without a signature');
  return {
    id: row.id,
    signer: signatureLine({ name, capacity, entity: row.signer_entity, title: row.signer_title }),
    signedAt: signedAt.toISOString(),
    endsAt: endsAt.toISOString(),
    templateVersion: row.template_version,
    documentSha256: row.document_sha256,
    withdrawnAt: row.withdrawn_at?.toISOString() ?? null,
    sealLevel: row.sealed_sha256 === null ? null : sealLevel(row.stamped_at),
    joined,
  };
}
