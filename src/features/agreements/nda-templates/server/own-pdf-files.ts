import { shownFile } from '#features/agreements/ndas/server/shown-file.ts';
import { inOnePiece, mostOwnFiles, type OwnFiles } from '#http/own-files.ts';
import { signedIn } from '#platform/signed-in.ts';
import { pdfsUploadedBy } from './own-pdf-store.ts';
import type { OwnPdfTools } from './own-pdf-tools.ts';
import { ownPdf } from './show-own-pdf.ts';

export function ownPdfFiles({ files }: Pick<OwnPdfTools, 'files'>): OwnFiles {
  return async ({ actor, db }) => {
    const rows = await pdfsUploadedBy(db, signedIn(actor).personId, mostOwnFiles);
    return rows.map(({ id, uploaded_at }) => ({
      id,
      path: 'ndas/own-agreement.pdf',
      at: uploaded_at,
      open: async (asking) => {
        const { sha256 } = await ownPdf(asking, id);
        return inOnePiece(await shownFile({ pdf_id: id, document_sha256: sha256 }, files));
      },
    }));
  };
}
