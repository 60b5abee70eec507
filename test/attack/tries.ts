import { nameOf } from '#test/support/calls.ts';
import { withValue } from '#test/support/schemas.ts';
import type { RightCall } from './right-calls.ts';
import { type Spot, spoiled } from './spots.ts';

/** One text for one field. */
export type Try = { spot: Spot; what: string; text: string };

/**
 * The tries by the call that makes them. Those that fit the contract go together, a different one in each field of the
 * call: each field gets every text, in as many calls as the field with the most texts needs. Others have a call to
 * themselves, because a refusal of one hides the next.
 */
export function byCall(tries: readonly Try[]): { right: RightCall; together: Try[] }[] {
  const byEndpoint = [...Map.groupBy(tries, ({ spot }) => nameOf(spot.endpoint)).values()];
  const calls = byEndpoint.flatMap((own) => [
    ...inTurns(own.filter(fits)),
    ...own.filter((one) => !fits(one)).map((one) => [one]),
  ]);
  return calls.flatMap((together) =>
    together.slice(0, 1).map(({ spot: { right } }) => ({ right, together })),
  );
}

function fits({ spot, text }: Try): boolean {
  return spot.part === 'body' && spot.endpoint.body?.safeParse(spoiled(spot, text).body).success === true;
}

function inTurns(tries: readonly Try[]): Try[][] {
  const fields = [...Map.groupBy(tries, ({ spot }) => spot).values()];
  const most = Math.max(...fields.map(({ length }) => length));
  return Array.from({ length: most }, (_, turn) =>
    fields.flatMap((own, at) => (turn < own.length ? (own[(turn + at) % own.length] ?? []) : [])),
  );
}

/** The body with all of their texts in place. */
export function bodyOf(tries: readonly Try[]): unknown {
  return tries.reduce<unknown>(
    (body, { spot, text }) => withValue(body, spot.leaf.path, text),
    tries[0]?.spot.right.call.body,
  );
}
