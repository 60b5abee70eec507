import { describe, expect } from 'vitest';
import { z } from 'zod';
import { type Facts, missingId } from '#test/support/call-facts.ts';
import { callWith, endpointsOf, nameOf } from '#test/support/calls.ts';
import type { Someone } from '#test/support/people.ts';
import { leavesOf, type Schema, sentSchema } from '#test/support/schemas.ts';
import type { EndpointSpec } from '#wire/endpoint.ts';
import { type Market, test } from '../disclosure/market.ts';
import { type Caller, callerNamed, callers, mirrorOf, type Rule, statusFor } from './rule-words.ts';
import { rules } from './rules.ts';

test('every endpoint has a rule, and every rule has an endpoint', ({ market }) => {
  const mounted = endpointsOf(market.product).map(nameOf);
  expect([...new Set(rules.map(({ endpoint }) => endpoint))].sort()).toEqual([...mounted].sort());
  const named = rules.map(({ endpoint, about }) => `${endpoint}, ${about}`);
  expect(named).toEqual([...new Set(named)]);
});

test('a rule for a path with an ID names an object, and the other owner’s or why there is none', ({
  market: { world, facts },
}) => {
  const wrong = rules.flatMap((rule) => {
    const thing = rule.thing?.(world, facts);
    if (!rule.endpoint.includes(':')) return thing ? [`${nameIn(rule)}: no id to put the thing in`] : [];
    if (!thing) return [`${nameIn(rule)}: names no thing`];
    const ids = 'foreign' in thing ? [thing.own, thing.foreign] : [thing.own];
    const told = 'foreign' in thing ? thing.own !== thing.foreign : thing.alone.length > 10;
    return told && ids.every((id) => z.uuid().safeParse(id).success) ? [] : [`${nameIn(rule)}: ${ids}`];
  });
  expect(wrong).toEqual([]);
});

test('every path has at most one parameter, because the sweep fills only one', ({ market }) => {
  const parameters = endpointsOf(market.product).flatMap(({ path }) => {
    const named = path.match(/[:*{][^/]*/g) ?? [];
    return named.length > 1 ? [path] : named;
  });
  expect([...new Set(parameters)]).toEqual([':id']);
});

describe.each(rules)('$endpoint, $about', (rule) => {
  test('answers each caller as the rule says', async ({ market }) => {
    const thing = rule.thing?.(market.world, market.facts);
    expect(await statuses(market, rule, thing?.own ?? '')).toEqual(expected(rule, (caller) => caller));
    if (thing && 'foreign' in thing)
      expect(await statuses(market, rule, thing.foreign)).toEqual(expected(rule, mirrorOf));
  });
});

test('unknown and malformed IDs look absent to every caller', async ({ market }) => {
  const { product, facts, world } = market;
  const wrong: string[] = [];
  for (const endpoint of endpointsOf(product).filter(({ path }) => path.includes(':id')))
    for (const kind of callers)
      for (const id of [missingId, 'x', "1'--", '..%2f', '%F0%28']) {
        const caller = callerNamed(world, kind);
        const status = await statusOf(market, endpoint, id, caller, facts, { id: world.requests.approved });
        const right = expectedForMissing(endpoint, kind);
        if (status !== right) wrong.push(`${nameOf(endpoint)} ${id} as ${kind}: ${status}, not ${right}`);
      }
  expect(wrong).toEqual([]);
});

test('unknown IDs in a body or a query are refused and never cause a server error', async ({ market }) => {
  const { product, facts, world } = market;
  const wrong: string[] = [];
  for (const endpoint of endpointsOf(product))
    for (const name of idFieldsOf(endpoint).filter((field) => !ownChoice.includes(field))) {
      const rule = rules.find((one) => one.endpoint === nameOf(endpoint));
      const id = rule?.thing?.(world, facts).own ?? '';
      for (const caller of callers) {
        const given = { ...rule?.given?.(world), [name]: name === 'ids' ? [missingId] : missingId };
        const status = await statusOf(market, endpoint, id, callerNamed(world, caller), facts, given);
        if (status < 400 || status >= 500) wrong.push(`${nameOf(endpoint)} ${name} as ${caller}: ${status}`);
      }
    }
  expect(wrong).toEqual([]);
});

/** IDs that refer to no object: the caller invents them as idempotency keys, or only the path counts. */
const ownChoice = ['key', 'messageId', 'listingId'];

function idFieldsOf({ body, query }: EndpointSpec): string[] {
  return [body, query].flatMap((type) =>
    type
      ? leavesOf(sentSchema(type)).flatMap(({ path, schema }) => (holdsIds(schema) ? path.slice(0, 1) : []))
      : [],
  );
}

function holdsIds({ format, items, anyOf = [] }: Schema): boolean {
  return format === 'uuid' || (items !== undefined && holdsIds(items)) || anyOf.some(holdsIds);
}

function nameIn({ endpoint, about }: Rule): string {
  return `${endpoint}, ${about}`;
}

function expectedForMissing({ who }: EndpointSpec, caller: Caller): number {
  if (who === 'anyone') return 404;
  if (caller === 'visitor') return 401;
  return Array.isArray(who) && caller !== 'admin' ? 403 : 404;
}

function expected(rule: Rule, as: (caller: Caller) => Caller): Record<string, number> {
  return Object.fromEntries(callers.map((caller) => [caller, statusFor(rule, as(caller))]));
}

async function statuses(market: Market, rule: Rule, id: string): Promise<Record<string, number>> {
  const { product, world, facts } = market;
  const endpoint = endpointsOf(product).find((one) => nameOf(one) === rule.endpoint);
  if (!endpoint) throw new Error(`${rule.endpoint} is not mounted`);
  const entries: [string, number][] = [];
  for (const kind of callers) {
    const caller = callerNamed(world, kind);
    const status = await statusOf(market, endpoint, id, caller, facts, rule.given?.(world));
    entries.push([kind, status]);
  }
  return Object.fromEntries(entries);
}

/** Sends the application key without a cookie, because the key alone authorizes. */
async function statusOf(
  { product }: Market,
  endpoint: EndpointSpec,
  id: string,
  caller: Someone | null,
  facts: Facts,
  given: Record<string, unknown> = {},
): Promise<number> {
  const { path, query, body } = callWith(endpoint, id, facts, caller, given);
  const sent = { ...(body === undefined ? {} : { body }), ...(caller ? { key: caller.key } : {}) };
  const { result } = await product.rehearse(() => product.call(endpoint.method, `${path}${query}`, sent));
  return result.status;
}
