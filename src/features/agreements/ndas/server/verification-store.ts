import { sql } from 'kysely';
import type { Reader } from '#platform/context.ts';
import { logVersion } from '../domain/evidence.ts';
import { kindOf } from './nda-row.ts';
import type { KnownDocument, SealedOriginal, SealedSource } from './sealed-source.ts';

export const sealedNdas: SealedSource = {
  byHash: async (db, sha256) => {
    const found = await findByHash(db, sha256);
    return (
      found && {
        kind: kindOf(found),
        logVersion: logVersion([found]),
        sealedAt: found.sealed_at,
        stampedAt: found.stamped_at,
      }
    );
  },
  originals: (db, of) => originalsOf(db, of),
};

type Found = { kind: string; salt: string | null } & Record<
  'sealed_at' | 'stamped_at',
  KnownDocument['sealedAt']
>;

async function findByHash(db: Reader, sha256: string): Promise<Found | undefined> {
  const sealed = await db
    .selectFrom('nda_seal')
    .innerJoin('nda', 'nda.id', 'nda_seal.nda_id')
    .innerJoin('nda_event as first', (on) =>
      on.onRef('first.nda_id', '=', 'nda.id').on('first.number', '=', 1),
    )
    .select(['nda.kind', 'nda_seal.sealed_at', 'nda_seal.stamped_at', 'first.salt'])
    .where('nda_seal.file_sha256', '=', sha256)
    .where('nda_seal.status', '=', 'sealed')
    .executeTakeFirst();
  if (sealed) return sealed;
  const signed = await db
    .selectFrom('nda')
    .innerJoin('nda_event as first', (on) =>
      on.onRef('first.nda_id', '=', 'nda.id').on('first.number', '=', 1),
    )
    .select(['nda.kind', 'first.salt'])
    .where('nda.file_sha256', '=', sha256)
    .executeTakeFirst();
  return signed ? { ...signed, sealed_at: null, stamped_at: null } : undefined;
}

/** One new certificate in ten years, so the list stays short. */
export async function sealIdentities(db: Reader): Promise<{ root: Buffer; leaf: Buffer }[]> {
  return db
    .selectFrom('seal_identity')
    .select(['root_certificate as root', 'leaf_certificate as leaf'])
    .orderBy('made_at', 'desc')
    .limit(100)
    .execute();
}

function originalsOf(
  db: Reader,
  { digest, ids }: { digest: string | null; ids: readonly string[] },
): Promise<SealedOriginal[]> {
  return db
    .selectFrom('nda_seal')
    .select(['nda_id as id', 'digest', 'file_key', 'file_sha256'])
    .where('status', '=', 'sealed')
    .where((where) =>
      where.or([where('digest', '=', digest), where('nda_id', '=', sql<string>`any(${[...ids]}::uuid[])`)]),
    )
    .$narrowType<{ file_key: string; file_sha256: string }>()
    .execute();
}
