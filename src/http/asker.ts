import { type Actor, hasRole, isViewed, visitor } from '#kernel/actor.ts';
import { Refused } from '#kernel/refusal.ts';
import type { EndpointSpec } from '#wire/endpoint.ts';
import { readJson } from './body.ts';
import type { Deps, Facts } from './work.ts';

/** Who asks, by the application key; throws Refused where the endpoint is not for them. */
export async function asker(deps: Deps, endpoint: EndpointSpec, request: Request): Promise<Actor> {
  const key = request.headers.get('x-application-key')?.trim();
  const actor = key ? await deps.authenticate(key) : visitor;
  const { who } = endpoint;
  if (who === 'anyone') return actor;
  if (actor.kind !== 'person') throw new Refused('not-authorized');
  if (who !== 'signed-in' && !who.some((role) => hasRole(actor, role))) throw new Refused('role-missing');
  return actor;
}

/** Who asks for a change: whoever looks as somebody else makes none, at any endpoint that there is or will be. */
export async function changer(deps: Deps, endpoint: EndpointSpec, request: Request): Promise<Actor> {
  const actor = await asker(deps, endpoint, request);
  refuseViewed(actor);
  return actor;
}

function refuseViewed(actor: Actor): void {
  if (isViewed(actor)) throw new Refused('view-only');
}

/** The same where the application key is not what authorises; a key that is good for nothing else passes. */
export async function refuseViewedKey(deps: Deps, request: Request): Promise<void> {
  const key = request.headers.get('x-application-key')?.trim();
  if (!key) return;
  const actor = await deps.authenticate(key).catch((error: unknown) => {
    if (error instanceof Refused) return visitor;
    throw error;
  });
  refuseViewed(actor);
}

/** For whom something is counted. */
export function subjectOf(actor: Actor, facts: Facts): string {
  return actor.kind === 'person' ? actor.personId : facts.origin.address;
}

export function bodyOf(endpoint: EndpointSpec, request: Request): Promise<unknown> {
  return endpoint.body ? readJson(request) : Promise.resolve(undefined);
}
