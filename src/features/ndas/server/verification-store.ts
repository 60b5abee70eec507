import { sql } from 'kysely';
import type { Reader } from '#platform/context.ts';

export type Known = { kind: string; sealed_at: Date | null; stamped_at: Date | null; salt: string | null };

/**
 * The agreement whose file, sealed or as it was signed, has this hash. `sealed_at` is `null` for the latter; `salt` is that
 * of the first entry of its log.
 */
export async function knownByHash(db: Reader, sha256: string): Promise<Known | undefined> {
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

/** Every certificate that has sealed here. There is one in ten years. */
export async function sealIdentities(db: Reader): Promise<{ root: Buffer; leaf: Buffer }[]> {
  return db
    .selectFrom('seal_identity')
    .select(['root_certificate as root', 'leaf_certificate as leaf'])
    .orderBy('made_at', 'desc')
    .limit(100)
    .execute();
}

export type Original = { nda_id: string; digest: string | null; file_key: string; file_sha256: string };

/** Sealed files by what their seal covers, or by their document. */
export async function originalsOf(
  db: Reader,
  { digest, ids }: { digest: string | null; ids: readonly string[] },
): Promise<Original[]> {
  return db
    .selectFrom('nda_seal')
    .select(['nda_id', 'digest', 'file_key', 'file_sha256'])
    .where('status', '=', 'sealed')
    .where((where) =>
      where.or([where('digest', '=', digest), where('nda_id', '=', sql<string>`any(${[...ids]}::uuid[])`)]),
    )
    .$narrowType<{ file_key: string; file_sha256: string }>()
    .execute();
}
