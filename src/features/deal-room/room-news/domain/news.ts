import { counted } from '#kernel/counts.ts';

export type OpenVersion = { documentId: string; versionId: string };

/** Documents of which the reader knew no version, and new versions of documents that they knew. */
export type News = { documents: number; versions: number };

/** The open versions that the reader does not know yet, and their count. */
export function newsOf<Open extends OpenVersion>(
  open: readonly Open[],
  known: readonly OpenVersion[],
): { fresh: Open[]; news: News } {
  const versions = new Set(known.map(({ versionId }) => versionId));
  const documents = new Set(known.map(({ documentId }) => documentId));
  const fresh = open.filter(({ versionId }) => !versions.has(versionId));
  const again = fresh.filter(({ documentId }) => documents.has(documentId)).length;
  return { fresh, news: { documents: fresh.length - again, versions: again } };
}

/** The sentence of a notice. Also an email subject, so it names no document. `null` if nothing is new. */
export function newsWords({ documents, versions }: News): string | null {
  const parts = [
    ...(documents > 0 ? [counted(documents, 'new document')] : []),
    ...(versions > 0 ? [counted(versions, 'new version')] : []),
  ];
  return parts.length === 0 ? null : `${parts.join(' and ')} in a deal room`;
}

/** Like {@link newsWords} for the email, with the number of folders. Names neither folder nor document. */
export function newsLine({ documents, versions }: News, folders: number): string {
  const parts = [
    ...(documents > 0
      ? [counted(documents, 'document that is new to you', 'documents that are new to you')]
      : []),
    ...(versions > 0
      ? [versions === 1 ? 'a new version of 1 that you know' : `new versions of ${versions} that you know`]
      : []),
  ];
  return `In ${counted(folders, 'folder')} of the deal room: ${parts.join(', and ')}.`;
}

/** Milliseconds without activity that end a visit. */
export const visitGap = 30 * 60 * 1_000;

export type Visit = { visitedAt: Date; before: Date };

/** The visit at `now`. What opened after `before` is new in it; in the very first visit nothing is. */
export function visitAt(now: Date, last: Visit | null): Visit {
  if (last === null) return { visitedAt: now, before: now };
  const goesOn = now.getTime() - last.visitedAt.getTime() < visitGap;
  return { visitedAt: now, before: goesOn ? last.before : last.visitedAt };
}
