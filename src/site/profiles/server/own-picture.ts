import { inOnePiece, type OwnFiles } from '#http/own-files.ts';
import { signedIn } from '#platform/signed-in.ts';
import { pictureOf } from './store.ts';

export const ownPicture: OwnFiles = async ({ actor, db, now }) => {
  const { personId } = signedIn(actor);
  const bytes = await pictureOf(db, personId);
  if (bytes === null) return [];
  return [{ id: personId, path: 'profile/picture.webp', at: now, open: async () => inOnePiece(bytes) }];
};
