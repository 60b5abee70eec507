import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { backupName } from '#platform/backup/new-folder.ts';

const sha256 = '0'.repeat(64);

type Made = { fault?: string | null; bytes?: number; files?: number; stream?: string };

/**
 * A folder that reads as a whole backup of that moment. `fault`: what its verification found; `null`: nothing. `stream`:
 * of the WAL that goes on where it ends.
 */
export async function makeBackup(
  target: string,
  at: Date,
  { fault, bytes = 1_000, files = 0, stream }: Made = {},
): Promise<string> {
  const name = backupName(at);
  const folder = join(target, name);
  await mkdir(folder, { recursive: true });
  const manifest = {
    format: 1,
    createdAt: at.toISOString(),
    installation: '00000000-0000-4000-8000-000000000000',
    migration: 1,
    database: { bytes, sha256 },
    files: { count: files, bytes: files * 100, sha256 },
    secrets: 'sealed',
    ...(stream ? { wal: { timeline: 1, from: '0/1', to: '0/2', endedAt: at.toISOString(), stream } } : {}),
  };
  await writeFile(join(folder, 'backup.json'), JSON.stringify(manifest));
  await writeFile(join(folder, 'files.jsonl'), '');
  if (fault !== undefined)
    await writeFile(join(folder, 'verification.json'), JSON.stringify({ at: at.toISOString(), fault }));
  return name;
}
