export type Move<State extends string, Party extends string, Guard extends string> = {
  from: State;
  to: State;
  by: readonly Party[];
  needs?: readonly Guard[];
};

export type MoveRefusal<Guard extends string> = 'invalid-transition' | 'not-your-move' | Guard;

/** `parties`: all parties of the caller. A guard is evaluated only if edge and party match. */
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
