import { type Actor, hasRole, isViewed, visitor } from '#kernel/actor.ts';
import { Refused } from '#kernel/refusal.ts';
import type { EndpointSpec } from '#wire/endpoint.ts';
import { readJson } from './body.ts';
import type { ComingBody } from './body-watch.ts';
import { refuseUnconfirmed } from './confirmed-sql.ts';
import type { Deps, Facts } from './work.ts';

/** The caller by application key. Throws Refused if the endpoint is not (yet) open to them. */
export async function caller(deps: Deps, endpoint: EndpointSpec, request: Request): Promise<Actor> {
  const actor = await authenticated(deps, endpoint, request);
  await refuseUnlessConfirmed(deps, endpoint, actor);
  return actor;
}

async function authenticated(
  deps: Deps,
  endpoint: EndpointSpec,
  request: Request,
  begun?: Date,
): Promise<Actor> {
  const key = request.headers.get('x-application-key')?.trim();
  const actor = key ? await deps.authenticate(key, begun) : visitor;
  const { who } = endpoint;
  const due = actor.kind === 'person' && actor.twoFactorDue === true && !endpoint.beforeTwoFactor;
  if (who === 'anyone') return due ? visitor : actor;
  if (due) throw new Refused('two-factor-due');
  if (actor.kind !== 'person') throw new Refused('not-authorized');
  if (who !== 'signed-in' && !who.some((role) => hasRole(actor, role))) throw new Refused('role-missing');
  return actor;
}

/** The caller of a change, which no admin who views as someone else may make. `begun`: see `Deps.authenticate`. */
export async function callerOfChange(
  deps: Deps,
  endpoint: EndpointSpec,
  request: Request,
  begun?: Date,
): Promise<Actor> {
  const actor = await authenticated(deps, endpoint, request, begun);
  refuseViewed(actor);
  await refuseUnlessConfirmed(deps, endpoint, actor);
  return actor;
}

async function refuseUnlessConfirmed(deps: Deps, endpoint: EndpointSpec, actor: Actor): Promise<void> {
  if (endpoint.confirmed !== 'always') return;
  await refuseUnconfirmed({ db: deps.db, actor, now: deps.clock.now() });
}

function refuseViewed(actor: Actor): void {
  if (isViewed(actor)) throw new Refused('view-only');
}

/** The same for endpoints that other credentials authorize; an invalid application key is ignored. */
export async function refuseViewedKey(deps: Deps, request: Request): Promise<void> {
  const key = request.headers.get('x-application-key')?.trim();
  if (!key) return;
  const actor = await deps.authenticate(key).catch((error: unknown) => {
    if (error instanceof Refused) return visitor;
    throw error;
  });
  refuseViewed(actor);
}

export function subjectOf(actor: Actor, facts: Facts): string {
  return actor.kind === 'person' ? actor.personId : facts.origin.address;
}

export function bodyOf(
  endpoint: EndpointSpec,
  { request, coming }: { request: Request; coming: ComingBody | null },
): Promise<unknown> {
  return endpoint.body ? readJson(request, coming?.ended) : Promise.resolve(undefined);
}
