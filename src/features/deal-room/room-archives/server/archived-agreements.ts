import { type SignedAgreement, signedAgreements } from '#features/agreements/ndas/server/agreements-of.ts';
import type { ArchiveFiles } from '#features/deal-room/deal-rooms/server/archive-part.ts';
import { dayOf } from '#kernel/days.ts';
import { safeFileName } from '#platform/files/file-name.ts';
import type { Files } from '#platform/files/files.ts';
import { keptFile } from './kept-file.ts';

const longestName = 60;
const words = {
  nda: { name: 'nda', what: 'Signed NDA' },
  'nda-master': { name: 'nda-master', what: 'Master NDA that joinders rest on' },
} as const;

export function archivedAgreements(files: Files): ArchiveFiles {
  return {
    files: async (db, { listingId, reader }) => {
      const buyerId = reader.kind === 'buyer' ? reader.personId : null;
      const agreements = await signedAgreements(db, { listingId, buyerId });
      return agreements.map((agreement) => ({
        kind: agreement.kind,
        id: agreement.id,
        path: pathOf(agreement),
        what: `${words[agreement.kind].what}, ${agreement.buyer}, ${dayOf(agreement.signedAt)}`,
        at: agreement.signedAt,
        bytes: () => keptFile(files, agreement.file, 'nda-being-sealed'),
      }));
    },
  };
}

/** Day and document ID make the path unique; the name is for people browsing the folder. */
function pathOf({ kind, documentId, buyer, signedAt }: SignedAgreement): string {
  const day = dayOf(signedAt);
  const name = safeFileName(buyer, longestName);
  return `agreements/${day}_${words[kind].name}_${name}_${documentId.slice(0, 8)}.pdf`;
}
