import type { RequestView } from './queries.ts';

/** How the reader stands to a request: as the one who asked, or on the side that decides and routes. */
export type Viewer = 'buyer' | 'seller' | 'broker' | 'admin';

/** The reader's first part, the seller's before the others since the decision is theirs. */
export function viewerOf({ caller }: Pick<RequestView, 'caller'>): Viewer {
  const order: readonly Viewer[] = ['buyer', 'seller', 'broker', 'admin'];
  return order.find((part) => caller.includes(part)) ?? 'admin';
}

/** Who did a step, as this reader calls them. */
export function actorWords(by: string, viewer: Viewer, buyerName: string): string {
  if (by === viewer) return by === 'admin' ? 'An admin' : 'You';
  const names: Record<string, string> = {
    buyer: buyerName,
    seller: 'The seller',
    broker: 'The broker',
    admin: 'An admin',
    system: 'The system',
  };
  return names[by] ?? by;
}
