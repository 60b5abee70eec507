/** A version that is open to somebody. */
export type OpenVersion = { documentId: string; versionId: string };

/** How much is new: documents of which they knew no version, and new versions of documents that they knew. */
export type News = { documents: number; versions: number };

/** What of the open versions somebody does not know of yet, and how much that is. */
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

/**
 * The sentence of a notice: how much, and nothing of what. `null` where nothing is new. It is the subject of a mail too:
 * names of documents are read in the room.
 */
export function newsWords({ documents, versions }: News): string | null {
  const parts = [
    ...(documents > 0 ? [documents === 1 ? '1 new document' : `${documents} new documents`] : []),
    ...(versions > 0 ? [versions === 1 ? '1 new version' : `${versions} new versions`] : []),
  ];
  return parts.length === 0 ? null : `${parts.join(' and ')} in a deal room`;
}

/** The same in the mail, with in how many folders: neither names a folder nor a document. */
export function newsLine({ documents, versions }: News, folders: number): string {
  const parts = [
    ...(documents > 0
      ? [documents === 1 ? '1 document that is new to you' : `${documents} documents that are new to you`]
      : []),
    ...(versions > 0
      ? [versions === 1 ? 'a new version of 1 that you know' : `new versions of ${versions} that you know`]
      : []),
  ];
  return `In ${folders === 1 ? '1 folder' : `${folders} folders`} of the deal room: ${parts.join(', and ')}.`;
}

/** Milliseconds without a sign of somebody after which their next one begins another visit. */
export const visitGap = 30 * 60 * 1_000;

export type Visit = { visitedAt: Date; before: Date };

/**
 * The visit that goes on or begins at `now`. What opened after `before` is new in it; nothing is in the first visit of
 * all, which has nothing before it.
 */
export function visitAt(now: Date, last: Visit | null): Visit {
  if (last === null) return { visitedAt: now, before: now };
  const goesOn = now.getTime() - last.visitedAt.getTime() < visitGap;
  return { visitedAt: now, before: goesOn ? last.before : last.visitedAt };
}
