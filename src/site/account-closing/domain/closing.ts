import { counted } from '#kernel/counts.ts';

/**
 * What links a person to others. The first group is current, and others rely on it; the second stays on record for the
 * other side. `other-records`: any other row that must keep its person.
 */
export const tieKinds = [
  'live-listings',
  'open-requests',
  'ndas-in-force',
  'mandates-in-force',
  'open-orders',
  'open-offers',
  'past-listings',
  'past-requests',
  'past-ndas',
  'past-mandates',
  'past-orders',
  'past-offers',
  'other-records',
] as const;
export type TieKind = (typeof tieKinds)[number];
export type Tie = { kind: TieKind; count: number };

/** `closed`: what others rely on stays, without name and address. */
export const closingOutcomes = ['erased', 'closed'] as const;
export type ClosingOutcome = (typeof closingOutcomes)[number];

/** An account without ties is erased. */
export function outcomeFor(ties: readonly Tie[]): ClosingOutcome {
  return ties.length === 0 ? 'erased' : 'closed';
}

/** The ties whose count is not zero. */
export function tiesFrom(counts: Partial<Record<TieKind, number>>): Tie[] {
  return tieKinds.flatMap((kind) => {
    const count = counts[kind] ?? 0;
    return count > 0 ? [{ kind, count }] : [];
  });
}

type Words = { one: string; many: string; fate: string };

const words: Record<TieKind, Words> = {
  'live-listings': {
    one: 'listing that is public or under review',
    many: 'listings that are public or under review',
    fate: 'They are withdrawn. What buyers were shown stays on record.',
  },
  'open-requests': {
    one: 'open access request',
    many: 'open access requests',
    fate: 'They are withdrawn, and access that you were given ends.',
  },
  'ndas-in-force': {
    one: 'agreement in force',
    many: 'agreements in force',
    fate: 'They keep binding both sides. The signed documents stay as they were signed, your name in them included.',
  },
  'mandates-in-force': {
    one: 'active engagement',
    many: 'active engagements',
    fate: 'They end.',
  },
  'open-orders': {
    one: 'open order',
    many: 'open orders',
    fate: 'They stay on record with their invoices.',
  },
  'open-offers': {
    one: 'open offer',
    many: 'open offers',
    fate: 'They are withdrawn.',
  },
  'past-listings': {
    one: 'earlier listing',
    many: 'earlier listings',
    fate: 'Their history stays, without your name.',
  },
  'past-requests': {
    one: 'finished access request',
    many: 'finished access requests',
    fate: 'Their history stays, without your name.',
  },
  'past-ndas': {
    one: 'agreement that is over',
    many: 'agreements that are over',
    fate: 'What was signed stays as evidence for both sides.',
  },
  'past-mandates': {
    one: 'ended engagement',
    many: 'ended engagements',
    fate: 'Their history stays, without your name.',
  },
  'past-orders': {
    one: 'order',
    many: 'orders',
    fate: 'Invoices must be kept by law.',
  },
  'past-offers': {
    one: 'finished offer',
    many: 'finished offers',
    fate: 'Their history stays, without your name.',
  },
  'other-records': {
    one: 'record of what you did for others',
    many: 'records of what you did for others',
    fate: 'They stay, without your name.',
  },
};

/** For example `2 agreements in force. They keep binding both sides. …` */
export function tieSentence({ kind, count }: Tie): string {
  const { one, many, fate } = words[kind];
  return `${counted(count, one, many)}. ${fate}`;
}
