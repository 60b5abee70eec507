import type { z } from 'zod';
import { Refused } from '#kernel/refusal.ts';
import { includes } from '../domain/rights.ts';
import { type documentDetail, most } from '../room-shapes.ts';
import { versionsOf } from './document-store.ts';
import { viewOfDocument, viewOfVersion } from './document-views.ts';
import { findingsOf } from './findings-store.ts';
import { numbersOf } from './folder-numbers.ts';
import { foldersOf } from './folder-store.ts';
import { type Asking, documentSightOf } from './room-sight.ts';

export async function getDocument(asking: Asking, id: string): Promise<z.input<typeof documentDetail>> {
  const { sight, document, level } = await documentSightOf(asking, id);
  const all = await versionsOf(asking.db, [id]);
  const { buyer } = sight;
  const versions = buyer === null ? all : all.filter(({ published_at }) => published_at !== null);
  const folderNumber = numbersOf(await foldersOf(asking.db, document.room_id)).get(document.folder_id) ?? '';
  const view = viewOfDocument(document, all, { folderNumber, level, buyer });
  if (!view) throw new Refused('not-found');
  const newest = all[0];
  const found = buyer === null && newest ? await findingsOf(asking.db, [newest.id], most.findings) : [];
  const open = sight.room.closed_at === null || 'room-closed';
  const manages = buyer === null ? open : 'not-your-room';
  return {
    ...view,
    roomId: document.room_id,
    versions: versions.slice(0, most.versions).map((row) => viewOfVersion(row, buyer)),
    findings: found,
    may: {
      download: includes(level, 'original') ? true : 'right-missing',
      rename: manages,
      remove: manages,
      clear:
        buyer !== null
          ? 'not-your-room'
          : newest?.personal_data !== 'found'
            ? 'nothing-to-clear'
            : sight.decides
              ? open
              : 'seller-decides',
    },
  };
}
