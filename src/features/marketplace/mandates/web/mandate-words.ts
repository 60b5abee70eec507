import { dayText } from '#kit/ui/date-format.ts';
import type { MandateStatus } from '../domain/mandate.ts';
import type { MandateView } from './queries.ts';

export function scopeText({ mayApprove }: Pick<MandateView, 'mayApprove'>): string {
  return mayApprove
    ? 'Can screen and approve buyers, change the listing status, read and counter offers, publish in the deal room and work on the health check'
    : 'Can screen buyers. Only the owner approves them, changes the listing status, and sees offers and the health check';
}

const profileTexts: Record<MandateView['profileAccess'], string> = {
  none: 'The owner keeps the private profile hidden',
  read: 'The owner opened the private profile',
  edit: 'The owner opened the private profile, and the listing to edit',
};

export function profileText({ profileAccess }: Pick<MandateView, 'profileAccess'>): string {
  return profileTexts[profileAccess];
}

export function listingNote({ status, listingStatus }: Pick<MandateView, 'status' | 'listingStatus'>) {
  if (listingStatus === 'live' || listingStatus === 'under_offer') return null;
  const open = status === 'active' ? ' The engagement continues until one of you ends it.' : '';
  if (listingStatus === 'sold') return `The owner recorded the sale: nothing is left to answer.${open}`;
  return listingStatus === 'withdrawn'
    ? `The listing was withdrawn: buyers find it no more.${open}`
    : 'The listing is not public yet.';
}

export function timeText(mandate: MandateView): string {
  const { status, endsAt, endedAt, lapsesAt, startsAt } = mandate;
  if (status === 'invited') return `The invitation is open until ${dayText(new Date(lapsesAt))}`;
  if (status !== 'active') return endedAt ? `Since ${dayText(new Date(endedAt))}` : '';
  const since = startsAt ? `Since ${dayText(new Date(startsAt))}` : '';
  return endsAt ? `${since}, until ${dayText(new Date(endsAt))}` : `${since}, until one side ends it`;
}

type Act = { label: string; title: string; consequence: string; danger: boolean; done: string };

export const actWords: Record<'active' | 'declined' | 'withdrawn' | 'ended', Act> = {
  active: {
    label: 'Accept',
    title: 'Act as broker for this listing?',
    consequence:
      'You see who the owner is and every request for the listing, under the scope that the owner chose. Either side can end it at any time.',
    danger: false,
    done: 'The engagement is active.',
  },
  declined: {
    label: 'Decline',
    title: 'Decline this invitation?',
    consequence: 'The owner learns that you declined. They can invite you again.',
    danger: true,
    done: 'The invitation is declined.',
  },
  withdrawn: {
    label: 'Take back',
    title: 'Take this invitation back?',
    consequence: 'It can no longer be accepted. You can invite the same address again.',
    danger: true,
    done: 'The invitation is taken back.',
  },
  ended: {
    label: 'End engagement',
    title: 'End this engagement now?',
    consequence:
      'The broker can do nothing more on this listing from the next click on. The other side is told.',
    danger: true,
    done: 'The engagement has ended.',
  },
};
export type ActTarget = keyof typeof actWords;
export const actTargets: readonly ActTarget[] = ['active', 'declined', 'withdrawn', 'ended'];

export const mandateTones: Record<MandateStatus, 'good' | 'amber' | 'neutral'> = {
  invited: 'amber',
  active: 'good',
  declined: 'neutral',
  withdrawn: 'neutral',
  ended: 'neutral',
  expired: 'neutral',
};
