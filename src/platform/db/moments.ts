import { sql } from 'kysely';

/** SQL: the given times as a table `moment` (`at`, and `place` from 1), to query past states. */
export function momentsOf(at: readonly Date[]) {
  const given = at.map((one) => one.toISOString());
  return sql<{ at: Date; place: number }>`(
    select given.at, given.place::int as place from unnest(${given}::timestamptz[]) with ordinality as given(at, place)
  )`.as<'moment'>('moment');
}

export function inTheirPlaces(rows: readonly { place: number; n: number }[], moments: number): number[] {
  const found = new Map(rows.map(({ place, n }) => [place, n]));
  return Array.from({ length: moments }, (_, at) => found.get(at + 1) ?? 0);
}
