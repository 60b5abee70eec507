import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { newPlaces, type Ordering, type PlacedIn } from './document-order.ts';

const names = ['Return 10.pdf', 'return 2.pdf', 'Accounts.pdf'];
const documents: PlacedIn[] = names.map((name, at) => ({
  id: `d${at}`,
  name,
  // Number 2 is missing: its document was removed.
  place: [1, 3, 4][at] ?? 0,
  createdAt: new Date(Date.UTC(2026, 0, 3 - at)),
}));

function order(ordering: Ordering): string[] | null {
  const places = newPlaces(documents, ordering);
  if (places === null) return null;
  return documents
    .map(({ id, place }) => ({ id, place: places.get(id) ?? place }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ id, place }) => `${place} ${id}`);
}

describe('folder order', () => {
  test('sorts names numerically and case-insensitively over the existing places', () => {
    expect(order({ by: 'name' })).toEqual(['1 d2', '3 d1', '4 d0']);
  });

  test('sorts by upload day, oldest first', () => {
    expect(order({ by: 'uploaded' })).toEqual(['1 d2', '3 d1', '4 d0']);
  });

  test('moves one document before another or to the end', () => {
    expect(order({ documentId: 'd2', before: 'd0' })).toEqual(['1 d2', '3 d0', '4 d1']);
    expect(order({ documentId: 'd0', before: null })).toEqual(['1 d1', '3 d2', '4 d0']);
    expect(newPlaces(documents, { documentId: 'd0', before: 'd1' })).toEqual(new Map());
  });

  test('rejects documents that are not in the folder', () => {
    expect(order({ documentId: 'gone', before: null })).toBeNull();
    expect(order({ documentId: 'd0', before: 'gone' })).toBeNull();
    expect(order({ documentId: 'd0', before: 'd0' })).toBeNull();
  });

  test('uses each existing place exactly once and no other', () => {
    const some = fc.uniqueArray(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(
        some,
        fc.array(fc.string({ maxLength: 4 }), { minLength: 20, maxLength: 20 }),
        (places, called) => {
          const given = places.map((place, at) => ({
            id: String(at),
            name: called[at] ?? '',
            place,
            createdAt: new Date(at),
          }));
          const next = newPlaces(given, { by: 'name' });
          const after = given.map(({ id, place }) => next?.get(id) ?? place);
          expect(after.toSorted()).toEqual(places.toSorted());
        },
      ),
    );
  });
});
