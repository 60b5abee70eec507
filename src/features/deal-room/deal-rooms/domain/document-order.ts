import { locale } from '#kernel/locale.ts';
export type PlacedIn = { id: string; name: string; place: number; createdAt: Date };

/** A sort key, or a document to move before another one or (`null`) to the end. */
export type Ordering = { by: 'name' | 'uploaded' } | { documentId: string; before: string | null };

/** Natural order, ignoring case: 2 comes before 10. */
const byName = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });

/** Reorders a folder within its existing places, which are never reused; `null` for an unknown document. */
export function newPlaces(documents: readonly PlacedIn[], ordering: Ordering): Map<string, number> | null {
  const now = documents.toSorted((a, b) => a.place - b.place);
  const wanted = 'by' in ordering ? sorted(now, ordering.by) : moved(now, ordering);
  if (wanted === null) return null;
  const places = now.map(({ place }) => place);
  return new Map(
    wanted.flatMap(({ id, place }, at): [string, number][] => {
      const next = places[at] ?? place;
      return next === place ? [] : [[id, next]];
    }),
  );
}

function sorted(documents: readonly PlacedIn[], by: 'name' | 'uploaded'): PlacedIn[] {
  return documents.toSorted((a, b) =>
    by === 'name' ? byName.compare(a.name, b.name) : a.createdAt.getTime() - b.createdAt.getTime(),
  );
}

type Move = Extract<Ordering, { documentId: string }>;

function moved(documents: readonly PlacedIn[], { documentId, before }: Move): PlacedIn[] | null {
  const document = documents.find(({ id }) => id === documentId);
  const others = documents.filter(({ id }) => id !== documentId);
  const at = before === null ? others.length : others.findIndex(({ id }) => id === before);
  return document && at >= 0 ? others.toSpliced(at, 0, document) : null;
}
