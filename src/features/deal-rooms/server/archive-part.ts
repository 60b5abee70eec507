import type { Reader } from '#platform/context.ts';

/** Whose copy of an archive is made. A buyer's holds what was open to them: `readable` are those documents. */
export type ArchiveReader =
  | { kind: 'seller' | 'broker' }
  | { kind: 'buyer'; personId: string; readable: ReadonlySet<string> };

/** A table that another feature puts into the archive of a closed room, as a file of comma-separated values. */
export type ArchivePart = {
  /** `questions.csv` */
  name: string;
  /** What the file is, for the archive's first page. */
  what: string;
  columns: readonly string[];
  /** Its lines, some at a time; only what this reader may know. */
  lines(
    db: Reader,
    of: { roomId: string; listingId: string; reader: ArchiveReader },
  ): AsyncIterable<readonly (readonly string[])[]>;
};
