import { createHash } from 'node:crypto';
import { knownFiles } from '#features/record/orphaned-files/server/installation-store.ts';
import type { Reader } from '#platform/context.ts';
import type { Files } from '#platform/files/files.ts';

/** Files that the database refers to and the store does not have. */
export async function filesWithoutBytes(db: Reader, files: Files): Promise<string[]> {
  const without: string[] = [];
  for (const { key, held } of await knownFiles(db)) if (held && !(await files.exists(key))) without.push(key);
  return without;
}

/** Downloads what was uploaded. `hashes`: of the files; returns those that come back otherwise, or not at all. */
export async function changedOriginals(
  db: Reader,
  { url, key }: { url: string; key: string },
  hashes: readonly string[],
): Promise<string[]> {
  const changed: string[] = [];
  for (const sha256 of hashes) {
    const version = await db
      .selectFrom('room_version as v')
      .innerJoin('room_blob as b', 'b.id', 'v.blob_id')
      .where('b.sha256', '=', sha256)
      .select('v.id')
      .executeTakeFirst();
    const path = `/api/room-versions/${version?.id}/original`;
    const answer = await fetch(url + path, { headers: { 'X-Application-Key': key } });
    const bytes = Buffer.from(await answer.arrayBuffer());
    if (createHash('sha256').update(bytes).digest('hex') !== sha256)
      changed.push(`${sha256}: ${answer.status}`);
  }
  return changed;
}
