import type { Reader } from '#platform/context.ts';
import type { PaperKind } from '../domain/paper-kind.ts';

/** A buyer's copy holds only what they could open: the `readable` documents. */
export type ArchiveReader =
  | { kind: 'seller' | 'broker' }
  | { kind: 'buyer'; personId: string; readable: ReadonlySet<string> };

type Of = { roomId: string; listingId: string; reader: ArchiveReader };

export type ArchiveTable = {
  name: string;
  what: string;
  columns: readonly string[];
  lines(db: Reader, of: Of): AsyncIterable<readonly (readonly string[])[]>;
};

export type ArchivedFile = {
  kind: PaperKind;
  id: string;
  /** Unique, relative to the archive's root, and valid on every operating system. */
  path: string;
  what: string;
  at: Date;
  /** Throws Refused if the file is unfinished or was changed. */
  bytes(): Promise<Uint8Array>;
};

export type ArchiveFiles = {
  files(db: Reader, of: Of): Promise<ArchivedFile[]>;
};

export type ArchivePart = ArchiveTable | ArchiveFiles;
