import { sql } from 'kysely';
import { z } from 'zod';
import type { Reader, Tx } from '#platform/context.ts';
import { mostFiles, type Quotas } from '#platform/storage-settings.ts';
import { quotaRefusals } from './problems.ts';

/** `bytes`: before sealing. `part`: from 0, if the file is one of several parts. */
export type NewFile = { key: string; bytes: number; part?: number };

const refusal = z
  .object({
    code: z.enum(quotaRefusals),
    /** Bytes, or files for `quota-files`: the most there may be, what is used or promised, and what was asked for. */
    most: z.number(),
    used: z.number(),
    more: z.number(),
  })
  .nullable();
type Found = z.infer<typeof refusal>;

/** Orphaned until `until` (`null`: referenced). Returns the refusal if over quota. */
export async function insertAnnounced(
  db: Reader,
  files: readonly NewFile[],
  of: {
    personId?: string;
    roomId?: string;
    blobId?: string | null;
    quotas: Quotas | null;
    until: Date | null;
  },
): Promise<Found> {
  const { rows } = await sql<{ found: unknown }>`
    select announce_files(${files.map(({ key }) => key)}::text[], ${files.map(({ bytes }) => bytes)}::bigint[],
      ${files.map(({ part = 0 }) => part)}::integer[], ${of.personId ?? null}::uuid, ${of.roomId ?? null}::uuid,
      ${of.blobId ?? null}::uuid, ${of.until}::timestamptz, ${limitsOf(of.quotas)}::jsonb) as found`.execute(
    db,
  );
  return refusal.parse(rows[0]?.found ?? null);
}

/** The reason why a room has no space for these bytes and files; `null` if it has. */
export async function findRefusal(
  tx: Tx,
  { roomId, bytes, files, quotas }: { roomId: string; bytes: number; files: number; quotas: Quotas },
): Promise<Found> {
  const { rows } = await sql<{ found: unknown }>`
    select storage_refusal(null, ${roomId}::uuid, ${bytes}::bigint, ${files}::integer, ${limitsOf(quotas)}::jsonb)
      as found`.execute(tx);
  return refusal.parse(rows[0]?.found ?? null);
}

function limitsOf(quotas: Quotas | null): string | null {
  if (quotas === null) return null;
  const { unconfirmed, account, room, site } = quotas;
  return JSON.stringify({
    unconfirmed: { bytes: unconfirmed, files: mostFiles.unconfirmed },
    account: { bytes: account, files: mostFiles.account },
    room: { bytes: room },
    site: { bytes: site },
  });
}

export async function keepOrphaned(db: Reader, keys: readonly string[], until: Date): Promise<void> {
  await db
    .updateTable('stored_file')
    .set({ remove_after: until })
    .where('key', 'in', keys)
    .where('remove_after', 'is not', null)
    .execute();
}

/** Returns how many of these were orphaned and no longer are. */
export async function holdOrphaned(tx: Tx, keys: readonly string[]): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('stored_file')
    .set({ remove_after: null })
    .where('key', 'in', keys)
    .where('remove_after', 'is not', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export async function deleteStored(tx: Tx, keys: readonly string[]): Promise<void> {
  await tx.deleteFrom('stored_file').where('key', 'in', keys).execute();
}

/** Locks orphans due at `now` and skips those locked by others. */
export async function lockDue(tx: Tx, now: Date, limit: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('stored_file')
    .select('key')
    .where('remove_after', '<=', now)
    .orderBy('remove_after')
    .orderBy('key')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map(({ key }) => key);
}

export async function lockUnmeasured(tx: Tx): Promise<string | undefined> {
  const row = await tx
    .selectFrom('stored_file')
    .select('key')
    .where('bytes', 'is', null)
    .orderBy('key')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return row?.key;
}

export async function writeSize(tx: Tx, key: string, bytes: number): Promise<void> {
  await tx.updateTable('stored_file').set({ bytes }).where('key', '=', key).execute();
}

export async function lockPlain(tx: Tx): Promise<string | undefined> {
  const row = await tx
    .selectFrom('plain_file')
    .select('key')
    .orderBy('key')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return row?.key;
}

export async function deletePlain(tx: Tx, key: string): Promise<void> {
  await tx.deleteFrom('plain_file').where('key', '=', key).execute();
}
