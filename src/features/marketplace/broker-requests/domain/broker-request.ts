import { type Move, type MoveRefusal, moveRefusal } from '#kernel/moves.ts';

export const brokerRequestStatuses = ['requested', 'approved', 'declined', 'withdrawn'] as const;
export type BrokerRequestStatus = (typeof brokerRequestStatuses)[number];

/** Maximum lengths in characters. */
export const brokerRequestLimits = { firm: 120, licenseNumber: 60, practice: 500, reason: 500 } as const;

export type BrokerRequestParty = 'owner' | 'admin';
const guards = ['reason-given'] as const;
type Guard = (typeof guards)[number];

/** Every allowed change of status (product policy). */
const brokerRequestMoves: readonly Move<BrokerRequestStatus, BrokerRequestParty, Guard>[] = [
  { from: 'requested', to: 'approved', by: ['admin'] },
  { from: 'requested', to: 'declined', by: ['admin'], needs: ['reason-given'] },
  { from: 'requested', to: 'withdrawn', by: ['owner'] },
];

/** Why this party cannot make the change now; `null` if it can. */
export function brokerRequestRefusal(
  from: BrokerRequestStatus,
  to: BrokerRequestStatus,
  party: BrokerRequestParty,
  reason: string,
): MoveRefusal<Guard> | null {
  const holds: Record<Guard, boolean> = { 'reason-given': reason.trim() !== '' };
  return moveRefusal(brokerRequestMoves, from, to, [party], (guard) => holds[guard]);
}
