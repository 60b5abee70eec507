import type { OwnerSeen } from '#features/agreements/ndas/web/owner-on-record.tsx';
import type { RequestView } from './queries.ts';

export type Viewer = 'buyer' | 'seller' | 'broker' | 'admin';

/** Seller before broker and admin, since the decision is theirs. */
export function viewerOf({ caller }: Pick<RequestView, 'caller'>): Viewer {
  const order: readonly Viewer[] = ['buyer', 'seller', 'broker', 'admin'];
  return order.find((part) => caller.includes(part)) ?? 'admin';
}

/** When the caller may see who is bound on the owner’s side of the NDA. */
export function ownerIn(request: Pick<RequestView, 'caller' | 'status'>): OwnerSeen {
  const viewer = viewerOf(request);
  if (viewer === 'seller') return 'now';
  if (viewer !== 'buyer') return 'never';
  return request.status === 'approved' ? 'now' : 'with-access';
}

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
