import type { ArchiveFiles } from '#features/deal-room/deal-rooms/server/archive-part.ts';
import { keptFile } from '#features/deal-room/room-archives/server/kept-file.ts';
import { dayOf } from '#kernel/days.ts';
import { fullName } from '#kernel/person-name.ts';
import { safeFileName } from '#platform/files/file-name.ts';
import type { Files } from '#platform/files/files.ts';
import { lettersOf } from './letter-store.ts';

const longestName = 60;

/** A buyer gets only their own letters. */
export function archivedLetters(files: Files): ArchiveFiles {
  return {
    files: async (db, { listingId, reader }) => {
      const buyerId = reader.kind === 'buyer' ? reader.personId : null;
      const rows = await lettersOf(db, { listingId, buyerId });
      return rows.map(({ id, created_at: at, file_key: key, file_sha256: sha256, first_name, last_name }) => {
        const buyer = fullName(first_name, last_name);
        const day = dayOf(at);
        const file = key === null || sha256 === null ? null : { key, sha256 };
        return {
          kind: 'letter',
          id,
          path: `agreements/${day}_letter-of-intent_${safeFileName(buyer, longestName)}_${id.slice(0, 8)}.pdf`,
          what: `Letter of intent, ${buyer}, ${day}`,
          at,
          bytes: () => keptFile(files, file, 'letter-being-sealed'),
        };
      });
    },
  };
}
