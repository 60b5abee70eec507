import { inOnePiece, mostOwnFiles, type OwnFiles } from '#http/own-files.ts';
import { signedIn } from '#platform/signed-in.ts';
import { getPhoto } from './get-photo.ts';
import type { PhotoTools } from './photo-tools.ts';
import { photosOfOwner } from './store.ts';

export function ownPhotoFiles(tools: PhotoTools): OwnFiles {
  return async ({ actor, db }) => {
    const rows = await photosOfOwner(db, signedIn(actor).personId, mostOwnFiles);
    return rows.map(({ id, created_at }) => ({
      id,
      path: 'listing-photos/photo.webp',
      at: created_at,
      open: async (asking) => {
        const { bytes } = await getPhoto(asking, { params: { id }, query: { scale: 'full' } }, tools);
        return inOnePiece(bytes);
      },
    }));
  };
}
