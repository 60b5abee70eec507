import type { Reader } from '#platform/context.ts';
import type { PaperKind } from '../domain/paper-kind.ts';

/** Whose copy of an archive is made. A buyer's holds what was open to them: `readable` are those documents. */
export type ArchiveReader =
  | { kind: 'seller' | 'broker' }
  | { kind: 'buyer'; personId: string; readable: ReadonlySet<string> };

type Of = { roomId: string; listingId: string; reader: ArchiveReader };

/** A table that another feature puts into the archive of a closed room, as a file of comma-separated values. */
export type ArchiveTable = {
  /** `questions.csv` */
  name: string;
  /** What the file is, for the archive's first page. */
  what: string;
  columns: readonly string[];
  /** Its lines, some at a time; only what this reader may know. */
  lines(db: Reader, of: Of): AsyncIterable<readonly (readonly string[])[]>;
};

/** A finished file of another feature: a signed agreement, a letter of intent. */
export type ArchivedFile = {
  kind: PaperKind;
  /** Of what it is downloaded by. */
  id: string;
  /** Below the archive's root, fit for any system, and no other file's. */
  path: string;
  /** What it is and whose, for the archive's first page. */
  what: string;
  at: Date;
  /** Throws Refused where it is not finished or not as it was kept. */
  bytes(): Promise<Uint8Array>;
};

/** Files that another feature puts into the archive, which both sides go on finding on the page of the closed room. */
export type ArchiveFiles = {
  /** Only what this reader may have, in a stable order. */
  files(db: Reader, of: Of): Promise<ArchivedFile[]>;
};

export type ArchivePart = ArchiveTable | ArchiveFiles;
