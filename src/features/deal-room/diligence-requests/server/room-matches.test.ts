import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { RoomBuyer } from '#features/deal-room/deal-rooms/domain/rights.ts';
import { readRequest } from '../domain/matching/match-request.ts';
import type { PaperRow } from './match-store.ts';
import { matchesOf, wordsKey } from './room-matches.ts';

const today = '2026-11-27';
const folders = [
  { id: 'tax', name: 'Income tax returns, 3 years', parent_id: null, place: 1 },
  { id: 'aging', name: 'Receivables aging', parent_id: null, place: 2 },
  { id: 'own', name: 'For the attorney', parent_id: null, place: 3 },
];
const names = [
  '2023 tax return.pdf',
  '2024 tax return.pdf',
  '2025 tax return.pdf',
  'AR aging 2026-10-31.xlsx',
  'AR aging 2025-12-31.xlsx',
  'Building lease.pdf',
  'Org chart.pdf',
  'Scan 0001.pdf',
];
const titles = [
  'Tax returns for the last three years',
  'AR aging as of most recent month-end',
  'AR aging',
  'Building lease',
  'Org chart',
  'Please explain the drop in margin',
];
const buyer: RoomBuyer = { personId: 'buyer', groupIds: [], stage: 'S5' };
const keyOf = (title: string) => wordsKey(readRequest({ title, details: '' }, today).key);

type Row = Omit<PaperRow, 'said'> & { shown: boolean; said: boolean | null };
const rows: fc.Arbitrary<Row[]> = fc.uniqueArray(
  fc.record({
    id: fc.uuid(),
    name: fc.constantFrom(...names),
    folder_id: fc.constantFrom('tax', 'aging', 'own'),
    place: fc.integer({ min: 1, max: 30 }),
    published_version_id: fc.constantFrom('version', null),
    uploaded_on: fc.constantFrom('2026-01-10', '2026-11-10'),
    shown: fc.boolean(),
    said: fc.constantFrom(true, false, null),
  }),
  { selector: ({ id }) => id, maxLength: 12 },
);
const title = fc.constantFrom(...titles);

/** What was said, was said of the words of each title. */
function roomOf(papers: readonly Row[]) {
  const shown = new Set(papers.filter((paper) => paper.shown).map(({ id }) => id));
  return matchesOf({
    shape: { folders, levelFor: (_, { documentId = '' }) => (shown.has(documentId) ? 'view' : 'none') },
    rows: papers.map(({ said, ...paper }) => ({
      ...paper,
      said: Object.fromEntries(said === null ? [] : titles.map((words) => [keyOf(words), said])),
    })),
    today,
  });
}
const ask = (papers: readonly Row[], words: string, side = false) =>
  roomOf(papers).of({ title: words, details: '' }, buyer, side);
const isOpen = (paper: Row) => paper.shown && paper.published_version_id !== null;

describe('requests matched with a room', () => {
  test('documents that are not open to a buyer change nothing in what the buyer reads', () => {
    fc.assert(
      fc.property(rows, title, (papers, words) => {
        expect(ask(papers, words)).toEqual(ask(papers.filter(isOpen), words));
      }),
    );
  });

  test('no confirmation shows a document that is not open to the buyer', () => {
    fc.assert(
      fc.property(rows, title, (papers, words) => {
        const confirmed = papers.map((paper) => ({ ...paper, said: true }));
        const open = new Set(confirmed.filter(isOpen).map(({ id }) => id));
        const match = ask(confirmed, words);
        expect(match.documents.filter(({ id }) => !open.has(id))).toEqual([]);
        if (open.size === 0) expect(match.state === 'in' || match.state === 'expired').toBe(false);
      }),
    );
  });

  test('the order of documents and of requests changes nothing', () => {
    const shuffled = rows.chain((papers) =>
      fc.tuple(fc.constant(papers), fc.shuffledSubarray(papers, { minLength: papers.length })),
    );
    const order = fc.shuffledSubarray(titles, { minLength: titles.length });
    fc.assert(
      fc.property(shuffled, order, fc.boolean(), ([papers, others], words, side) => {
        const [room, other] = [roomOf(papers), roomOf(others)];
        const of = (matches: typeof room, one: string) =>
          matches.of({ title: one, details: '' }, buyer, side);
        const found = new Map(words.map((one) => [one, of(other, one)]));
        for (const one of titles) expect(found.get(one)).toEqual(of(room, one));
      }),
    );
  });

  test('a buyer without access reads of no document', () => {
    fc.assert(
      fc.property(rows, title, (papers, words) => {
        expect(roomOf(papers).of({ title: words, details: '' }, undefined, false).documents).toEqual([]);
      }),
    );
  });
});
