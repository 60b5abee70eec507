import { z } from 'zod';
import { closingReasons } from '#features/deal-room/deal-rooms/domain/closing.ts';
import type { LedgerKey } from '#features/record/ledger/server/ledger-key.ts';
import { canonicalJson } from '#kernel/canonical-json.ts';
import type { AnswerOf } from '#wire/endpoint.ts';
import type { verifyManifest as contract } from '../contract.ts';
import { audiences } from '../domain/closing.ts';
import { manifestOutcome } from '../domain/manifest.ts';

/** As written by `archive-files.ts`. The key signs other things too, which must not pass for a manifest. */
const manifestFile = z.strictObject({
  manifest: z.strictObject({
    closedAt: z.string(),
    copy: z.enum(audiences),
    files: z.number(),
    listing: z.string(),
    madeAt: z.string(),
    publicKey: z.string(),
    reason: z.enum(closingReasons),
    room: z.string(),
    sumsSha256: z.string(),
    version: z.literal(1),
  }),
  signature: z.string(),
});

/** Nothing is looked up, so removed archives verify too and no one learns which rooms exist. */
export function verifyManifest(text: string, key: LedgerKey): AnswerOf<typeof contract> {
  const file = fileIn(text);
  const signatureFits = file !== null && key.hasSigned(canonicalJson(file.manifest), file.signature);
  const outcome = manifestOutcome({ signatureFits, namesOurKey: text.includes(key.publicKey) });
  const manifest = outcome === 'valid' && file !== null ? file.manifest : null;
  return { outcome, manifest, fingerprint: key.fingerprint };
}

/** `null` unless serialized exactly as we do: with a duplicate key, parsers would disagree on the value. */
function fileIn(text: string): z.infer<typeof manifestFile> | null {
  try {
    const { data } = manifestFile.safeParse(JSON.parse(text));
    return data && canonicalJson(data) === text.trim() ? data : null;
  } catch {
    return null;
  }
}
