import { expect, test } from 'vitest';
import { boardOf, boardOrder, placeAfterKey } from './board.ts';
import { type Status, statuses } from './status.ts';

const card = (id: string, status: Status, lastUpdatedAt: string, waitsForYou = false) => ({
  id,
  status,
  lastUpdatedAt,
  waitsForYou,
});

test('a board has a column for every status, and each request once', () => {
  expect(boardOrder.toSorted()).toEqual(statuses.toSorted());
  const cards = statuses.map((status) => card(status, status, '2026-11-01'));
  expect(boardOf(cards).map((column) => column.cards.map(({ id }) => id))).toEqual(
    boardOrder.map((status) => [status]),
  );
});

test('what waits for the reader is on top, then what changed last', () => {
  const [column] = boardOf([
    card('old', 'requested', '2026-11-01'),
    card('new', 'requested', '2026-11-03'),
    card('mine', 'requested', '2026-10-01', true),
  ]);
  expect(column?.cards.map(({ id }) => id)).toEqual(['mine', 'new', 'old']);
});

test('arrow keys lead over empty columns to the nearest card, and never off the board', () => {
  const sizes = [3, 0, 1, 2];
  const from = (column: number, at: number) => (key: string) =>
    placeAfterKey(key, { column, card: at }, sizes);
  expect(from(0, 2)('ArrowRight')).toEqual({ column: 2, card: 0 });
  expect(from(2, 0)('ArrowLeft')).toEqual({ column: 0, card: 0 });
  expect(from(3, 1)('ArrowRight')).toEqual({ column: 3, card: 1 });
  expect(from(0, 2)('ArrowDown')).toEqual({ column: 0, card: 2 });
  expect(from(0, 2)('ArrowUp')).toEqual({ column: 0, card: 1 });
  expect(from(3, 1)('Home')).toEqual({ column: 3, card: 0 });
  expect(from(3, 0)('End')).toEqual({ column: 3, card: 1 });
  expect(from(0, 0)('Enter')).toBeNull();
});
