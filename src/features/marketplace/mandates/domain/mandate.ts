import { type Actor, isPerson } from '#kernel/actor.ts';
import { days, shift } from '#kernel/instant.ts';
import { type Move, moveRefusal } from '#kernel/moves.ts';

export const mandateStatuses = ['invited', 'active', 'declined', 'withdrawn', 'ended', 'expired'] as const;
export type MandateStatus = (typeof mandateStatuses)[number];

/** `broker`: the person invited, later the person who accepted. */
export const mandateParties = ['seller', 'broker', 'system'] as const;
export type MandateParty = (typeof mandateParties)[number];

/** The guard's name is also the refusal code. */
export const mandateGuards = ['broker-role', 'invitation-open', 'time-over'] as const;
type MandateGuard = (typeof mandateGuards)[number];
export type MandateRefusal = 'invalid-transition' | 'not-your-move' | MandateGuard;

/** How long an invitation can be answered (product policy). */
const invitationLasts = 30 * days;
/** Invitations and active engagements per listing (product policy). */
export const mostOpenMandates = 5;

/** All moves (product policy). Either side can end an engagement without the other. */
export const mandateMoves: readonly Move<MandateStatus, MandateParty, MandateGuard>[] = [
  { from: 'invited', to: 'active', by: ['broker'], needs: ['broker-role', 'invitation-open'] },
  { from: 'invited', to: 'declined', by: ['broker'] },
  { from: 'invited', to: 'withdrawn', by: ['seller'] },
  { from: 'invited', to: 'expired', by: ['system'], needs: ['time-over'] },
  { from: 'active', to: 'ended', by: ['seller', 'broker'] },
  { from: 'active', to: 'expired', by: ['system'], needs: ['time-over'] },
];

export type MandateFacts = {
  now: Date;
  lapsesAt: Date;
  endsAt: Date | null;
  hasBrokerRole: boolean;
};

/** Why these parties cannot make this move now; `null` if they can. */
export function mandateRefusal(
  from: MandateStatus,
  to: MandateStatus,
  parties: readonly MandateParty[],
  facts: MandateFacts,
): MandateRefusal | null {
  const over = overAt(from, facts);
  const holds: Record<MandateGuard, boolean> = {
    'broker-role': facts.hasBrokerRole,
    'invitation-open': over === null || facts.now < over,
    'time-over': over !== null && facts.now >= over,
  };
  return moveRefusal(mandateMoves, from, to, parties, (guard) => holds[guard]);
}

/** For a view: per status `null` or the refusal. */
export function mayMoveMandate(from: MandateStatus, parties: readonly MandateParty[], facts: MandateFacts) {
  const may = (to: MandateStatus) => mandateRefusal(from, to, parties, facts);
  return {
    invited: may('invited'),
    active: may('active'),
    declined: may('declined'),
    withdrawn: may('withdrawn'),
    ended: may('ended'),
    expired: may('expired'),
  } satisfies Record<MandateStatus, MandateRefusal | null>;
}

/**
 * The caller's parts in an engagement. An invitation belongs to the person who has confirmed its email address
 * (`callerEmail`, `null` while unconfirmed), afterward to the person who answered.
 */
export function mandatePartiesOf(
  actor: Actor,
  people: { ownerId: string; brokerId: string | null; invitedEmail: string; callerEmail: string | null },
): MandateParty[] {
  if (actor.kind === 'system') return ['system'];
  if (actor.kind === 'visitor') return [];
  if (isPerson(actor, people.ownerId)) return ['seller'];
  const answered = people.brokerId !== null;
  const addressed = people.callerEmail?.toLowerCase() === people.invitedEmail;
  const mine = answered ? people.brokerId === actor.personId : addressed;
  return mine ? ['broker'] : [];
}

/** When an invitation expires; never after the agreed end. */
export function lapsesAt(invitedAt: Date, endsAt: Date | null): Date {
  const lapses = shift(invitedAt, invitationLasts);
  return endsAt && endsAt < lapses ? endsAt : lapses;
}

/** Whether it is an unanswered invitation or an active engagement. */
export function isOpen(status: MandateStatus): boolean {
  return status === 'invited' || status === 'active';
}

/** Whether the broker may act now: an agreed end counts before the job has written the status. */
export function isInForce(status: MandateStatus, endsAt: Date | null, now: Date): boolean {
  return status === 'active' && (endsAt === null || endsAt > now);
}

function overAt(status: MandateStatus, facts: MandateFacts): Date | null {
  return status === 'invited' ? facts.lapsesAt : facts.endsAt;
}

export const mandateStatusLabels: Record<MandateStatus, string> = {
  invited: 'Invited',
  active: 'Active',
  declined: 'Declined',
  withdrawn: 'Taken back',
  ended: 'Ended',
  expired: 'Ran out',
};

export const mandateRefusalWords: Record<MandateRefusal, string> = {
  'invalid-transition': 'This engagement can’t be changed that way now.',
  'not-your-move': 'This step is not yours to take.',
  'broker-role': 'Only brokers can accept. Ask us for the broker role first; an admin gives it.',
  'invitation-open': 'The invitation has lapsed. Ask the owner for another.',
  'time-over': 'Its time is not over yet.',
};
