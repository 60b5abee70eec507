import { sql } from 'kysely';
import { storedWord } from '#kernel/stored-word.ts';
import type { Reader, Tx } from '#platform/context.ts';
import { type Finding, findingKinds, mostFindings } from '../domain/personal-data.ts';

const storedFinding = storedWord(findingKinds, 'finding');

export async function insertFindings(db: Tx, versionId: string, findings: readonly Finding[]): Promise<void> {
  if (findings.length === 0) return;
  await db
    .insertInto('room_finding')
    .values(findings.map((finding, number) => ({ version_id: versionId, number, ...finding })))
    .execute();
}

export async function findingsOf(db: Reader, versionIds: readonly string[], limit: number) {
  if (versionIds.length === 0) return [];
  const rows = await db
    .selectFrom('room_finding')
    .selectAll()
    .where('version_id', '=', sql<string>`any(${sql.val([...versionIds])}::uuid[])`)
    .orderBy('version_id')
    .orderBy('number')
    .limit(limit)
    .execute();
  return rows.map(({ version_id: versionId, kind, masked, place }) => ({
    versionId,
    kind: storedFinding(kind),
    masked,
    place,
  }));
}

export async function settlePersonalData(
  db: Tx,
  versionId: string,
  state: 'unreadable' | 'found' | 'none',
  { afterPictures = false } = {},
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('room_version')
    .set({ personal_data: state, pictures_wait: false })
    .where('id', '=', versionId)
    .where('personal_data', 'in', afterPictures ? ['waiting', 'unreadable'] : ['waiting'])
    .where((row) => (afterPictures ? row('published_at', 'is', null) : row.lit(true)))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function waitForPictures(db: Tx, versionId: string): Promise<void> {
  await db
    .updateTable('room_version')
    .set({ pictures_wait: true })
    .where('id', '=', versionId)
    .where('personal_data', '=', 'waiting')
    .execute();
}

/** After those that are there; only while the version is held for them. */
export async function addFindings(db: Tx, versionId: string, findings: readonly Finding[]): Promise<void> {
  const { rows } = await sql<{ known: number }>`
    select (select count(*)::int from room_finding where version_id = version.id) as known
    from room_version as version
    where id = ${versionId} and personal_data = 'found' and published_at is null`.execute(db);
  const known = rows[0]?.known ?? mostFindings;
  const added = findings.slice(0, Math.max(0, mostFindings - known));
  if (added.length === 0) return;
  await db
    .insertInto('room_finding')
    .values(added.map((finding, at) => ({ version_id: versionId, number: known + at, ...finding })))
    .execute();
}

/** Requeues drafts that could not be read and returns their IDs. Published versions stay as they are. */
export async function waitAgain(db: Tx, versionIds: readonly string[]): Promise<string[]> {
  if (versionIds.length === 0) return [];
  const rows = await db
    .updateTable('room_version')
    .set({ personal_data: 'waiting' })
    .where('id', '=', sql<string>`any(${sql.val([...versionIds])}::uuid[])`)
    .where('personal_data', '=', 'unreadable')
    .where('published_at', 'is', null)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function clearVersion(
  db: Tx,
  of: { versionId: string; by: string; at: Date; why: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('room_version')
    .set({ personal_data: 'cleared', cleared_at: of.at, cleared_by: of.by, cleared_why: of.why })
    .where('id', '=', of.versionId)
    .where('personal_data', '=', 'found')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export function waitingVersions(db: Reader, before: Date, limit: number) {
  return db
    .selectFrom('room_version')
    .select('id')
    .where('personal_data', '=', 'waiting')
    .where('created_at', '<', before)
    .orderBy('created_at')
    .limit(limit)
    .execute();
}
