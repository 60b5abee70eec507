import { inOnePiece, mostOwnFiles, type OwnFiles } from '#http/own-files.ts';
import { Refused } from '#kernel/refusal.ts';
import { safeFileName } from '#platform/files/file-name.ts';
import { signedIn } from '#platform/signed-in.ts';
import { openPaper } from './open-paper.ts';
import { papersAddedBy } from './paper-store.ts';
import { hashOf, type PaperTools } from './paper-tools.ts';

export function ownPapers({ files }: Pick<PaperTools, 'files'>): OwnFiles {
  return async ({ actor, db }) => {
    const rows = await papersAddedBy(db, signedIn(actor).personId, mostOwnFiles);
    return rows.map(({ id, name, added_at }) => ({
      id,
      path: `health-checks/${safeFileName(name)}`,
      at: added_at,
      open: async (asking) => {
        const { paper } = await openPaper(asking, id);
        const bytes = await files.get(paper.file_key);
        if (!bytes || !hashOf(bytes).equals(paper.sha256)) throw new Refused('file-damaged');
        return inOnePiece(bytes);
      },
    }));
  };
}
