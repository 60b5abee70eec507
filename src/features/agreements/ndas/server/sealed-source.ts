import type { Reader } from '#platform/context.ts';
import type { VerifiedKind } from '../domain/sealing.ts';

/** A file that somebody brought, and that is one of ours to the byte. `sealedAt`: `null` for a file before its seal. */
export type KnownDocument = {
  kind: VerifiedKind;
  logVersion: 1 | 2 | null;
  sealedAt: Date | null;
  stampedAt: Date | null;
};
export type SealedOriginal = { id: string; digest: string | null; file_key: string; file_sha256: string };

/** Where a feature keeps what it sealed: what `/verify` looks through. */
export type SealedSource = {
  byHash(db: Reader, sha256: string): Promise<KnownDocument | undefined>;
  /** By what a seal covers, or by the document's id. */
  originals(db: Reader, of: { digest: string | null; ids: readonly string[] }): Promise<SealedOriginal[]>;
};
