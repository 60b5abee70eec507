import type { Person } from '#kernel/actor.ts';
import { isUuid } from '#kernel/ids.ts';
import { Refused } from '#kernel/refusal.ts';
import { covers } from '#kernel/scope.ts';
import { tokenPrefix } from '#platform/token-secret.ts';
import type { EndpointSpec } from '#wire/endpoint.ts';
import type { Admitted } from './access-tokens.ts';
import type { Calling } from './calling.ts';

/** What `Authorization: Bearer` carries; `null` without it. */
export function bearerIn(headers: Headers): string | null {
  const given = headers.get('authorization');
  return (given && /^bearer +(\S.*)$/i.exec(given.trim())?.[1]) ?? null;
}

/** The secret of an access token, well-formed or not; `null` if the request carries none. */
export function tokenIn(headers: Headers): string | null {
  const bearer = bearerIn(headers);
  return bearer?.startsWith(tokenPrefix) ? bearer : null;
}

/** The owner of a token, once the token itself allows the call. Throws Refused before any object is looked at. */
export async function tokenCaller(
  calling: Calling,
  endpoint: EndpointSpec,
  secret: string,
  begun?: Date,
): Promise<Person> {
  const { deps, facts, acting } = calling;
  const admitted = await deps.admitToken(secret, { ...facts, now: deps.clock.now(), begun });
  if (admitted.actor.token) acting?.(admitted.actor.token.id);
  refuseBeyondScopes(endpoint, admitted);
  await refuseBeyondObjects(calling, endpoint, admitted);
  return admitted.actor;
}

function refuseBeyondScopes({ scope }: EndpointSpec, { scopes }: Admitted): void {
  if (scope === 'any') return;
  if (scope === 'never') throw new Refused('not-with-token');
  if (!covers(scopes, scope)) throw new Refused('scope-missing', { scope });
}

/** Alike for objects of others, other objects, and none. */
async function refuseBeyondObjects(
  { deps, raw }: Calling,
  { path, scope }: EndpointSpec,
  { only }: Admitted,
): Promise<void> {
  if (only === null || scope === 'any') return;
  const { id } = raw.params;
  const find = deps.dealPlaces.get(prefixOf(path));
  const place = find && id !== undefined && isUuid(id) ? await find(deps.db, id.toLowerCase()) : null;
  const within =
    place !== null &&
    (only.listingIds.includes(place.listingId) ||
      (place.roomId !== null && only.roomIds.includes(place.roomId)));
  if (!within) throw new Refused('beyond-token');
}

/** `/api/offers/:id/moves` → `/api/offers`; '' for a path that names no object. */
export function prefixOf(path: string): string {
  return /^(.*)\/:id\b/.exec(path)?.[1] ?? '';
}
