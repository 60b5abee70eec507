import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { brokersOf } from './queries.ts';

export type Assignee =
  | { kind: 'seller' }
  | { kind: 'broker'; id: string }
  | { kind: 'expert'; email: string };

type AssigneeKind = Assignee['kind'] | 'nobody';

type Asked = {
  listingId: string;
  owner: boolean;
  thing: string;
  kind: AssigneeKind;
  email: string;
  /** Who it is assigned to, if a broker. */
  broker?: { id: string; name: string } | null;
};

export function useAssignee({ listingId, owner, thing, ...first }: Asked) {
  const [kind, setKind] = useState<AssigneeKind>(first.kind);
  const [brokerId, setBrokerId] = useState(first.broker?.id ?? '');
  const [email, setEmail] = useState(first.email);
  const brokers = useQuery({ ...brokersOf(listingId), enabled: owner });
  // A broker is not told of the others, and an engagement may have ended since.
  const now = first.broker && !brokers.data?.some(({ id }) => id === first.broker?.id) ? [first.broker] : [];
  const listed = [...now, ...(brokers.data ?? [])];
  const noBroker =
    listed.length > 0 ? null : brokers.isPending ? 'Being loaded.' : 'No broker acts for this listing.';
  return {
    kind,
    setKind,
    brokerId,
    setBrokerId,
    email,
    setEmail,
    brokers: listed,
    noBroker: owner ? noBroker : `Only the seller puts a ${thing} to a broker.`,
    missing:
      (kind === 'broker' && brokerId === '' && 'Choose a broker first.') ||
      (kind === 'expert' && !email.includes('@') && 'Write the address first.') ||
      null,
    chosen: chosen(kind, brokerId, email.trim()),
  };
}

function chosen(kind: AssigneeKind, brokerId: string, email: string): Assignee | null {
  if (kind === 'broker') return { kind, id: brokerId };
  if (kind === 'expert') return { kind, email };
  return kind === 'seller' ? { kind } : null;
}
