/** Where the primary's log stood. `at`: milliseconds of one clock. */
export type Position = { at: number; position: bigint };

export type ReplicaFacts = { recovering: boolean; systemId: string; replayed: bigint };

export const replicaStates = ['used', 'behind', 'away', 'other-server'] as const;
/**
 * `used`: visitors read from it; `behind`: it lacks changes that are half a second old; `away`: it does not answer;
 * `other-server`: it is no standby of this database.
 */
export type ReplicaState = (typeof replicaStates)[number];

/** Milliseconds that a replica may be behind. */
export const tolerance = 500;

/**
 * `seen`: the primary's positions, oldest first. `facts`: of the replica at `now`, `null` if it does not answer.
 * `systemId`: of the primary, `null` if not known yet.
 */
export function replicaStanding(
  facts: ReplicaFacts | null,
  systemId: string | null,
  { seen, now }: { seen: readonly Position[]; now: number },
): ReplicaState {
  if (facts === null) return 'away';
  if (!facts.recovering || (systemId !== null && facts.systemId !== systemId)) return 'other-server';
  const due = seen.findLast(({ at }) => at <= now - tolerance);
  return due !== undefined && facts.replayed >= due.position ? 'used' : 'behind';
}

/** The positions that a later call of `replicaStanding` may still need. */
export function stillNeeded(seen: readonly Position[], now: number): Position[] {
  const due = seen.findLastIndex(({ at }) => at <= now - tolerance);
  return seen.slice(Math.max(due, 0));
}
