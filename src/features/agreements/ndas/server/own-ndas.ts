import { inOnePiece, mostOwnFiles, type OwnFiles } from '#http/own-files.ts';
import { Refused } from '#kernel/refusal.ts';
import { signedIn } from '#platform/signed-in.ts';
import { intactFile, ndaFileName } from './download-nda.ts';
import { visibleNda } from './nda-access.ts';
import type { NdaTools } from './nda-tools.ts';
import { sealedNdasOf } from './seal-store.ts';

/** The sealed agreements that the person signed, or that were signed with them. */
export function ownNdas(tools: NdaTools): OwnFiles {
  return async ({ actor, db }) => {
    const rows = await sealedNdasOf(db, signedIn(actor).personId, mostOwnFiles);
    return rows.map(({ id, at }) => ({
      id,
      path: `ndas/${ndaFileName(id)}`,
      at,
      open: async (asking) => {
        const row = await visibleNda(asking, id);
        if (!row.sealed_key) throw new Refused('nda-being-sealed');
        return inOnePiece(await intactFile(row.sealed_key, row.sealed_sha256, id, tools));
      },
    }));
  };
}
