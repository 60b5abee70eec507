import { type Actor, hasRole, isViewed, visitor } from '#kernel/actor.ts';
import { Refused } from '#kernel/refusal.ts';
import type { EndpointSpec } from '#wire/endpoint.ts';
import { readJson } from './body.ts';
import type { ComingBody } from './body-watch.ts';
import type { Calling } from './calling.ts';
import { refuseUnconfirmed } from './confirmed-sql.ts';
import { bearerIn, tokenCaller, tokenIn } from './token-caller.ts';
import type { Deps, Facts } from './work.ts';

/** The caller by application key or access token. Throws Refused if the endpoint is not (yet) open to them. */
export async function caller(calling: Calling, endpoint: EndpointSpec): Promise<Actor> {
  const actor = await authenticated(calling, endpoint);
  await refuseUnlessConfirmed(calling.deps, endpoint, actor);
  return actor;
}

async function authenticated(calling: Calling, endpoint: EndpointSpec, begun?: Date): Promise<Actor> {
  const actor = await identified(calling, endpoint, begun);
  const { who } = endpoint;
  const due = actor.kind === 'person' && actor.twoFactorDue === true && !endpoint.beforeTwoFactor;
  if (who === 'anyone') return due ? visitor : actor;
  if (due) throw new Refused('two-factor-due');
  if (actor.kind !== 'person') throw new Refused(unknownCode(calling.request));
  if (who !== 'signed-in' && !who.some((role) => hasRole(actor, role))) throw new Refused('role-missing');
  return actor;
}

/** A bearer that is no token of ours may be a token without its beginning. */
function unknownCode({ headers }: Request): 'not-authorized' | 'access-token-not-valid' {
  return bearerIn(headers) ? 'access-token-not-valid' : 'not-authorized';
}

/** Exactly one of the two. Other bearers are left alone: a proxy in front may add its own to everything. */
async function identified(calling: Calling, endpoint: EndpointSpec, begun?: Date): Promise<Actor> {
  const { deps, request } = calling;
  const key = request.headers.get('x-application-key')?.trim();
  const secret = tokenIn(request.headers);
  if (key && secret) throw new Refused('two-credentials');
  if (key) return deps.authenticate(key, begun);
  return secret ? tokenCaller(calling, endpoint, secret, begun) : visitor;
}

/** The caller of a change, which no admin who views as someone else may make. `begun`: see `Deps.authenticate`. */
export async function callerOfChange(calling: Calling, endpoint: EndpointSpec, begun?: Date): Promise<Actor> {
  const actor = await authenticated(calling, endpoint, begun);
  refuseViewed(actor);
  await refuseUnlessConfirmed(calling.deps, endpoint, actor);
  return actor;
}

async function refuseUnlessConfirmed(deps: Deps, endpoint: EndpointSpec, actor: Actor): Promise<void> {
  if (endpoint.confirmed !== 'always') return;
  await refuseUnconfirmed({ db: deps.db, actor, now: deps.clock.now() });
}

function refuseViewed(actor: Actor): void {
  if (isViewed(actor)) throw new Refused('view-only');
}

/**
 * The same for endpoints that other credentials authorize: an invalid application key is ignored, and an access token
 * must not come with the cookie that they read.
 */
export async function refuseForeignKeys({ deps, request }: Calling, { method }: EndpointSpec): Promise<void> {
  if (tokenIn(request.headers)) throw new Refused('not-with-token');
  const key = request.headers.get('x-application-key')?.trim();
  if (!key || method === 'GET') return;
  const actor = await deps.authenticate(key).catch((error: unknown) => {
    if (error instanceof Refused) return visitor;
    throw error;
  });
  refuseViewed(actor);
}

/** Whom limits count: a program is counted by its token, so that it cannot use up what its owner needs in a browser. */
export function subjectOf(actor: Actor, facts: Facts): string {
  if (actor.kind !== 'person') return facts.origin.address;
  return actor.token ? `token ${actor.token.id}` : actor.personId;
}

export function bodyOf(
  endpoint: EndpointSpec,
  { request, coming }: { request: Request; coming: ComingBody | null },
): Promise<unknown> {
  return endpoint.body ? readJson(request, coming?.ended) : Promise.resolve(undefined);
}
