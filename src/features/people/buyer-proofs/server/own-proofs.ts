import { inOnePiece, mostOwnFiles, type OwnFiles } from '#http/own-files.ts';
import { Refused } from '#kernel/refusal.ts';
import { signedIn } from '#platform/signed-in.ts';
import { type ProofTools, sha256 } from './proof-tools.ts';
import { proofFilesOf } from './store.ts';

export function ownProofs({ files }: Pick<ProofTools, 'files'>): OwnFiles {
  return async ({ actor, db }) => {
    const rows = await proofFilesOf(db, signedIn(actor).personId, mostOwnFiles);
    return rows.map(({ id, kind, file_key, file_type, file_sha256, requested_at }) => ({
      id,
      path: `verification/proof-of-${kind}.${file_type === 'application/pdf' ? 'pdf' : 'webp'}`,
      at: requested_at,
      open: async () => {
        const bytes = await files.get(file_key ?? '');
        if (!bytes || sha256(bytes) !== file_sha256) throw new Refused('file-damaged');
        return inOnePiece(bytes);
      },
    }));
  };
}
