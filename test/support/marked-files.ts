import type { Files } from '#platform/files/files.ts';
import { type FilesOptions, openFiles } from '#platform/files/open-files.ts';
import { quietLog } from './quiet-log.ts';

export async function markedFiles(folder: string, options: Partial<FilesOptions> = {}): Promise<Files> {
  const store = await openFiles({ kind: 'folder', folder }, { now: new Date(), log: quietLog, ...options });
  if ((await store.readMarker()) === null) await store.writeMarker('an installation');
  return store.files;
}
