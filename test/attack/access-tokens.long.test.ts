import { describe, expect } from 'vitest';
import { isOpenTo } from '#features/people/access-tokens/domain/areas.ts';
import { createAccessTokens } from '#http/access-tokens.ts';
import { prefixOf } from '#http/token-caller.ts';
import { covers, type Scope } from '#kernel/scope.ts';
import { newTokenSecret } from '#platform/token-secret.ts';
import { bearing, everyScope, plantToken } from '#test/support/access-tokens.ts';
import { problemOf } from '#test/support/caller.ts';
import { callWith, endpointsOf, nameOf } from '#test/support/calls.ts';
import type { EndpointSpec } from '#wire/endpoint.ts';
import { type Market, test } from '../disclosure/market.ts';
import { type Caller, callerNamed, callers, type Rule, statusFor } from './rule-words.ts';
import { rules } from './rules.ts';

/** By caller: a token with every scope that a token of theirs can have. */
const tokens = new WeakMap<Market, Promise<ReadonlyMap<Caller, string>>>();

function tokensOf(market: Market): Promise<ReadonlyMap<Caller, string>> {
  const made = tokens.get(market) ?? plantAll(market);
  tokens.set(market, made);
  return made;
}

async function plantAll({ product, world }: Market): Promise<ReadonlyMap<Caller, string>> {
  const secrets = new Map<Caller, string>();
  for (const caller of callers) {
    const person = callerNamed(world, caller);
    const kind = caller === 'admin' ? 'service' : 'personal';
    if (person) secrets.set(caller, await plantToken(product, person.id, { kind, scopes: everyScope(kind) }));
  }
  return secrets;
}

describe.each(rules)('$endpoint, $about, with a token for everything', (rule) => {
  test('answers each owner as it answers them with their key, or says that a token cannot', async ({
    market,
  }) => {
    const endpoint = endpointNamed(market, rule.endpoint);
    const secrets = await tokensOf(market);
    const got: Record<string, number> = {};
    const right: Record<string, number> = {};
    for (const [caller, secret] of secrets) {
      got[caller] = (await tried(market, endpoint, rule, caller, secret)).status;
      right[caller] = expectedStatus(rule, endpoint, caller);
    }
    const faults = market.product.log.lines.filter((line) => line.includes('"level":50'));
    expect(got, faults.join('')).toEqual(right);
  });
});

function expectedStatus(rule: Rule, endpoint: EndpointSpec, caller: Caller): number {
  const { scope } = endpoint;
  if (scope === 'never' || isInPerson(rule, caller)) return 403;
  const given = everyScope(caller === 'admin' ? 'service' : 'personal');
  return scope === 'any' || covers(given, scope) ? statusFor(rule, caller) : 403;
}

/** What a use case leaves to the person, though the endpoint is open to tokens: accepting, and a new email. */
function isInPerson({ endpoint, about }: Rule, caller: Caller): boolean {
  if (endpoint === 'POST /api/offers/:id/moves') return about === 'accepted';
  return endpoint === 'PUT /api/users/:id/' && about === 'email and phone too' && caller === 'owner';
}

describe('every endpoint', () => {
  test('without its scope names that scope, whatever else the token has, and changes nothing', async ({
    market,
  }) => {
    for (const endpoint of endpointsOf(market.product)) {
      const { scope } = endpoint;
      if (scope === 'any' || scope === 'never') continue;
      const { owner, admin } = market.world.people;
      const [kind, person] = isOpenTo('personal', scope)
        ? (['personal', owner] as const)
        : (['service', admin] as const);
      const others = everyScope(kind).filter((one) => !covers([one], scope));
      const secret = await plantToken(market.product, person.id, { kind, scopes: others });
      const answer = await called(market, endpoint, secret);
      expect(answer, nameOf(endpoint)).toMatchObject({
        status: 403,
        code: 'scope-missing',
        scope,
        committed: 0,
      });
    }
  });

  test('refuses a token that is expired, revoked, unknown, malformed, of a banned or a closed account', async ({
    market,
  }) => {
    const { product, world } = market;
    const scopes = everyScope('personal');
    const { owner, refused, revoked } = world.people;
    const { db } = product.database;
    const known = await plantToken(product, owner.id, { scopes });
    const wrong = {
      expired: await plantToken(product, owner.id, { scopes, ended: 'expired' }),
      revoked: await plantToken(product, owner.id, { scopes, ended: 'revoked' }),
      unknown: newTokenSecret('personal'),
      'with a wrong checksum': `${known.slice(0, -1)}${known.endsWith('a') ? 'b' : 'a'}`,
      malformed: 'cairn_pat_x',
      'of a banned owner': await plantToken(product, refused.id, { scopes }),
      'of a closed account': await plantToken(product, revoked.id, { scopes }),
      'of another instance': await foreign(market, scopes),
    };
    const at = product.clock.now();
    await db.updateTable('person').set({ banned_at: at }).where('id', '=', refused.id).execute();
    await db.updateTable('person').set({ closed_at: at }).where('id', '=', revoked.id).execute();
    const got: string[] = [];
    for (const endpoint of endpointsOf(product))
      for (const [what, secret] of Object.entries(wrong)) {
        const { status, code, committed } = await called(market, endpoint, secret);
        const right = byCookie.includes(nameOf(endpoint)) ? 'not-with-token' : 'access-token-not-valid';
        if (code !== right || committed > 0) got.push(`${nameOf(endpoint)} ${what}: ${status} ${code}`);
      }
    await db.updateTable('person').set({ banned_at: null }).where('id', '=', refused.id).execute();
    await db.updateTable('person').set({ closed_at: null }).where('id', '=', revoked.id).execute();
    expect(got).toEqual([]);
  });

  test('answers only about the objects of a limited token, alike for others and for none', async ({
    market,
  }) => {
    const { product, world } = market;
    const owner = world.people.owner.id;
    const scopes = everyScope('personal');
    const limitedTo = (kind: 'listing' | 'deal-room', id: string) =>
      plantToken(product, owner, { scopes, objects: [{ kind, id }] });
    const secrets = {
      target: await limitedTo('listing', world.listings.target),
      room: await limitedTo('deal-room', world.rooms.target.id),
      foreign: await limitedTo('listing', world.listings.foreign),
      none: await limitedTo('listing', '00000000-0000-4000-8000-000000000000'),
    };
    const wrong: string[] = [];
    for (const rule of rules) {
      const endpoint = endpointNamed(market, rule.endpoint);
      if (endpoint.scope === 'never' || endpoint.scope === 'any' || isInPerson(rule, 'owner')) continue;
      if (!covers(scopes, endpoint.scope)) continue;
      const place = await placeOf(market, rule);
      for (const [what, secret] of Object.entries(secrets)) {
        const { status, code } = await tried(market, endpoint, rule, 'owner', secret);
        const within =
          (what === 'target' && place?.listingId === world.listings.target) ||
          (what === 'foreign' && place?.listingId === world.listings.foreign) ||
          (what === 'room' && place?.roomId === world.rooms.target.id);
        const right = within ? String(statusFor(rule, 'owner')) : '403 beyond-token';
        const said = within ? String(status) : `${status} ${code}`;
        if (said !== right) wrong.push(`${rule.endpoint}, ${rule.about}, ${what}: ${said}, not ${right}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});

/** These read the cookie of a browser, or make one, and refuse a token that comes with it, valid or not. */
const byCookie = [
  'GET /token/',
  'DELETE /token/',
  'POST /api/sign-in/second-factor',
  'POST /api/sign-in/passkey',
  'POST /api/sign-in/single-sign-on',
  'PUT /api/password-reset',
];

async function foreign({ product, world }: Market, scopes: readonly Scope[]): Promise<string> {
  const secrets = { ...product.secrets, tokenKey: Buffer.alloc(32, 1) };
  const hashed: Pick<ReturnType<typeof createAccessTokens>, 'hashOf'> = createAccessTokens(secrets.tokenKey);
  expect(hashed.hashOf('x')).not.toEqual(createAccessTokens(product.secrets.tokenKey).hashOf('x'));
  return plantToken({ ...product, secrets }, world.people.owner.id, { scopes });
}

async function placeOf({ product, world, facts }: Market, rule: Rule) {
  const find = product.product.features
    .flatMap(({ dealPlaces = {} }) => Object.entries(dealPlaces))
    .find(([prefix]) => prefix === prefixOf(rule.endpoint.split(' ')[1] ?? ''))?.[1];
  const id = rule.thing?.(world, facts).own;
  return find && id ? find(product.database.db, id) : null;
}

function endpointNamed({ product }: Market, name: string): EndpointSpec {
  const endpoint = endpointsOf(product).find((one) => nameOf(one) === name);
  if (!endpoint) throw new Error(`${name} is not mounted`);
  return endpoint;
}

type Tried = { status: number; code: string | null; scope: unknown; committed: number };

async function tried(
  market: Market,
  endpoint: EndpointSpec,
  rule: Rule,
  caller: Caller,
  secret: string,
): Promise<Tried> {
  const { world, facts } = market;
  const id = rule.thing?.(world, facts).own ?? '';
  const call = callWith(endpoint, id, facts, callerNamed(world, caller), rule.given?.(world));
  return sent(market, endpoint, call, secret);
}

/** The call that would be right for someone. */
function called(market: Market, endpoint: EndpointSpec, secret: string): Promise<Tried> {
  return sent(market, endpoint, callOf(market, endpoint), secret);
}

function callOf(market: Market, endpoint: EndpointSpec) {
  const rule = rules.find((one) => one.endpoint === nameOf(endpoint));
  const id = rule?.thing?.(market.world, market.facts).own ?? '';
  return callWith(endpoint, id, market.facts, market.world.people.owner, rule?.given?.(market.world));
}

async function sent(
  { product }: Market,
  { method }: EndpointSpec,
  { path, query, body }: ReturnType<typeof callOf>,
  secret: string,
): Promise<Tried> {
  const { result, committed } = await product.rehearse(() =>
    product.call(method, `${path}${query}`, { ...bearing(secret), ...(body === undefined ? {} : { body }) }),
  );
  const problem = result.ok || result.status < 400 ? null : await problemOf(result);
  return { status: result.status, code: problem?.code ?? null, scope: problem?.scope, committed };
}
