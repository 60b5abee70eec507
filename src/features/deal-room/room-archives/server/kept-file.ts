import { createHash } from 'node:crypto';
import { type RefusalCode, Refused } from '#kernel/refusal.ts';
import type { Files } from '#platform/files/files.ts';

/** The bytes of a sealed file. Throws Refused with `waiting` if there are none yet, or 'file-damaged'. */
export async function keptFile(
  files: Files,
  file: { key: string; sha256: string } | null,
  waiting: RefusalCode,
): Promise<Uint8Array> {
  if (file === null) throw new Refused(waiting);
  const bytes = await files.get(file.key);
  if (!bytes || createHash('sha256').update(bytes).digest('hex') !== file.sha256)
    throw new Refused('file-damaged');
  return bytes;
}
