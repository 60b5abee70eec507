import { adminIds } from '#features/people/accounts/server/admin-ids.ts';
import { easternMinute } from '#kernel/eastern-time.ts';
import type { Work } from '#platform/context.ts';
import type { ProofKind, ProofStatus } from '../domain/proof.ts';
import { storedKind, storedStatus } from './proof-view.ts';
import type { ProofRow } from './store.ts';

const names: Record<ProofKind, string> = { identity: 'proof of identity', funds: 'proof of funds' };

type Facts = { name: string; until: string | null; reason: string | null };

const news: Partial<Record<ProofStatus, (facts: Facts) => [words: string, ...lines: string[]]>> = {
  verified: ({ name, until }) => [
    `Your ${name} was verified`,
    ...(until === null ? [] : [`Our team checked it. It is valid until ${until}.`]),
    'It counts for every seller who asks for one. No seller ever sees the file itself.',
  ],
  refused: ({ name, reason }) => [
    `Your ${name} was rejected`,
    ...(reason === null ? [] : [`The reason our team gave: ${reason}`]),
    'You can upload another one at any time.',
  ],
  expired: ({ name }) => [
    `Your ${name} has expired`,
    'Anything it alone had opened is closed. Upload a new one.',
  ],
};

export async function tellAdminsOfProof(work: Work, row: ProofRow): Promise<void> {
  const admins = (await adminIds(work.db)).filter((id) => id !== row.person_id);
  await work.notify(admins, {
    kind: 'proof-handed-in',
    words: `A ${names[storedKind(row.kind)]} is waiting for review`,
    lines: ['Review it, then verify it or reject it with a reason. Until then it opens nothing.'],
    path: '/admin?tab=proofs',
  });
}

export async function tellOwnerOfProof(work: Work, row: ProofRow, from: ProofStatus): Promise<void> {
  const to = storedStatus(row.status);
  const name = names[storedKind(row.kind)];
  const until = row.valid_until === null ? null : easternMinute(row.valid_until);
  const said =
    from === to
      ? ([`Your ${name} has a new expiration date`, `It is now valid until ${until}.`] as const)
      : news[to]?.({ name, until, reason: row.reason });
  if (!said) return;
  const [words, ...lines] = said;
  await work.notify([row.person_id], { kind: 'request-moved', words, lines, path: '/verification' });
}
