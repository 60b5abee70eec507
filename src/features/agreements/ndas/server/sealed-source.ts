import type { Reader } from '#platform/context.ts';
import type { VerifiedKind } from '../domain/sealing.ts';

/** A byte-identical copy of one of our files. `sealedAt`: `null` for a file before its seal. */
export type KnownDocument = {
  kind: VerifiedKind;
  logVersion: 1 | 2 | null;
  sealedAt: Date | null;
  stampedAt: Date | null;
};
export type SealedOriginal = { id: string; digest: string | null; file_key: string; file_sha256: string };

export type SealedSource = {
  byHash(db: Reader, sha256: string): Promise<KnownDocument | undefined>;
  /** By the digest that a seal covers, or by document IDs. */
  originals(db: Reader, of: { digest: string | null; ids: readonly string[] }): Promise<SealedOriginal[]>;
};
