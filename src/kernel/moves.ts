/** One edge of a state machine: from where to where, by whom, and what else must hold. */
export type Move<State extends string, Party extends string, Guard extends string> = {
  from: State;
  to: State;
  by: readonly Party[];
  needs?: readonly Guard[];
};

/** Why a move is not possible now; `null` when it is. */
export type MoveRefusal<Guard extends string> = 'invalid-transition' | 'not-your-move' | Guard;

/**
 * Asks a table of moves. `parties`: every part the caller plays here (a person may be owner and admin at once).
 * `holds`: whether a guard is met. A guard is looked at only when the edge and the party fit.
 */
export function moveRefusal<S extends string, P extends string, G extends string>(
  moves: readonly Move<S, P, G>[],
  from: S,
  to: S,
  parties: readonly P[],
  holds: (guard: G) => boolean,
): MoveRefusal<G> | null {
  const edges = moves.filter((move) => move.from === from && move.to === to);
  if (edges.length === 0) return 'invalid-transition';
  const mine = edges.filter((move) => move.by.some((party) => parties.includes(party)));
  if (mine.length === 0) return 'not-your-move';
  const failing = mine.map((move) => move.needs?.find((guard) => !holds(guard)));
  return failing.some((guard) => guard === undefined) ? null : (failing[0] ?? null);
}

/** The states that some party among `parties` could reach from here, guards aside. */
export function reachable<S extends string, P extends string, G extends string>(
  moves: readonly Move<S, P, G>[],
  from: S,
  parties: readonly P[],
): S[] {
  return [
    ...new Set(
      moves.filter((m) => m.from === from && m.by.some((p) => parties.includes(p))).map((m) => m.to),
    ),
  ];
}
