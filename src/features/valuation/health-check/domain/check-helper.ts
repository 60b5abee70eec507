import { type Actor, isPerson } from '#kernel/actor.ts';
import { type Move, moveRefusal } from '#kernel/moves.ts';

export const helperStatuses = ['invited', 'active', 'declined', 'withdrawn', 'ended'] as const;
export type HelperStatus = (typeof helperStatuses)[number];

/** `helper`: a person who has confirmed the invited address; once accepted, only the person who accepted. */
export type HelperParty = 'owner' | 'helper';
export type HelperRefusal = 'invalid-transition' | 'not-your-move';

export const mostHelpers = 10;

const helperMoves: readonly Move<HelperStatus, HelperParty, never>[] = [
  { from: 'invited', to: 'active', by: ['helper'] },
  { from: 'invited', to: 'declined', by: ['helper'] },
  { from: 'invited', to: 'withdrawn', by: ['owner'] },
  { from: 'active', to: 'ended', by: ['owner', 'helper'] },
];

export function helperRefusal(
  from: HelperStatus,
  to: HelperStatus,
  party: HelperParty,
): HelperRefusal | null {
  return moveRefusal(helperMoves, from, to, [party], () => true);
}

/** The actor's party in an invitation; `null` if none. `callerEmail`: their confirmed address, in lower case. */
export function helperPartyOf(
  actor: Actor,
  row: { ownerId: string; personId: string | null; invitedEmail: string; callerEmail: string | null },
): HelperParty | null {
  if (isPerson(actor, row.ownerId)) return 'owner';
  const mine =
    row.personId === null
      ? row.callerEmail !== null && row.callerEmail === row.invitedEmail.toLowerCase()
      : isPerson(actor, row.personId);
  return mine ? 'helper' : null;
}

export function isOpen(status: HelperStatus): boolean {
  return status === 'invited' || status === 'active';
}

export const helperWords: Record<HelperStatus, string> = {
  invited: 'Invited',
  active: 'Active',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  ended: 'Ended',
};
