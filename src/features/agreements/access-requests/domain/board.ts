import type { Status } from './status.ts';

/** In the order of a deal: requests that ended come last. */
export const boardOrder = [
  'requested',
  'sent_to_broker',
  'awaiting_signature',
  'pending',
  'approved',
  'denied',
] as const satisfies readonly Status[];

type Carded = { status: Status; waitsForYou: boolean; lastUpdatedAt: string };

/** Each status with its requests: those that wait for the reader first, then the newest change. */
export function boardOf<Card extends Carded>(cards: readonly Card[]): { status: Status; cards: Card[] }[] {
  return boardOrder.map((status) => ({
    status,
    cards: cards.filter((card) => card.status === status).toSorted(mostPressing),
  }));
}

function mostPressing(a: Carded, b: Carded): number {
  if (a.waitsForYou !== b.waitsForYou) return a.waitsForYou ? -1 : 1;
  return b.lastUpdatedAt.localeCompare(a.lastUpdatedAt);
}

type Place = { column: number; card: number };

/**
 * Where an arrow key leads from a card, as on paper; over empty columns, and no further than the last card. `null`: the
 * key does something else. `sizes`: the number of cards of each column.
 */
export function placeAfterKey(key: string, from: Place, sizes: readonly number[]): Place | null {
  const size = sizes[from.column] ?? 0;
  if (key === 'ArrowDown') return { ...from, card: Math.min(from.card + 1, size - 1) };
  if (key === 'ArrowUp') return { ...from, card: Math.max(from.card - 1, 0) };
  if (key === 'Home') return { ...from, card: 0 };
  if (key === 'End') return { ...from, card: size - 1 };
  if (key !== 'ArrowRight' && key !== 'ArrowLeft') return null;
  const filled = sizes.flatMap((count, column) => (count > 0 ? [column] : []));
  const column =
    key === 'ArrowRight'
      ? filled.find((one) => one > from.column)
      : filled.findLast((one) => one < from.column);
  if (column === undefined) return from;
  return { column, card: Math.min(from.card, (sizes[column] ?? 1) - 1) };
}
