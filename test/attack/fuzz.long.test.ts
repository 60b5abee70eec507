import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { type Call, each, endpointsOf, nameOf } from '#test/support/calls.ts';
import { sentSchema } from '#test/support/schemas.ts';
import type { EndpointSpec } from '#wire/endpoint.ts';
import { problemWithFacts } from '#wire/problem.ts';
import { type Market, test } from '../disclosure/market.ts';
import { forgedCursor, forgedField, fuzzedBody } from './fuzzed.ts';
import { rightCall } from './right-calls.ts';

/** Long form: `FUZZ=20 npm test -- fuzz` tries twenty times as many values, different each time. */
const times = Number(process.env.FUZZ ?? 1);
const seed = process.env.FUZZ ? {} : { seed: 20_261_123 };
const bodiesEach = 6 * times;
const queriesEach = 12 * times;

/** Each of these costs a password hash. */
const slow = /password|\/users\/create|challenge|removal/;

/** Default messages of the validation library, which users must not see. */
const itsOwn =
  /^(?:Invalid (?:input|option|key|element|record|date|string|value)|Too (?:big|small)|Unrecognized key|Expected |Invalid$)/;

describe('any input is accepted or refused with our messages, and never causes a server error', () => {
  test('bodies', async ({ market }) => {
    const faults = await faultsOf(
      market,
      ({ body }) => body !== undefined,
      (endpoint, right) => {
        const count = slow.test(endpoint.path) ? Math.ceil(bodiesEach / 3) : bodiesEach;
        if (!endpoint.body) return [];
        return samples(fuzzedBody(sentSchema(endpoint.body), right.body), count).map((body) => ({
          ...right,
          body,
        }));
      },
    );
    expect(faults).toEqual([]);
  });

  test('cursors and other query fields', async ({ market }) => {
    const faults = await faultsOf(
      market,
      ({ query }) => query !== undefined,
      (endpoint, right) => {
        const fields = Object.keys((endpoint.query && sentSchema(endpoint.query).properties) ?? {});
        return fields.flatMap((field) => {
          const values = field === 'after' ? forgedCursor : forgedField;
          return samples(values, field === 'after' ? queriesEach : queriesEach / 3).map((value) => {
            const query = new URLSearchParams(right.query);
            query.set(field, value);
            return { ...right, query: `?${query}` };
          });
        });
      },
    );
    expect(faults).toEqual([]);
  });
});

function samples<T>(values: fc.Arbitrary<T>, count: number): T[] {
  return fc.sample(values, { numRuns: Math.ceil(count), ...seed });
}

async function faultsOf(
  market: Market,
  takes: (endpoint: EndpointSpec) => boolean,
  callsFor: (endpoint: EndpointSpec, right: Call) => readonly Call[],
): Promise<string[]> {
  const faults = new Map<string, string>();
  const tried = { calls: 0 };
  await each(endpointsOf(market.product).filter(takes), async (endpoint) => {
    const { call, key } = rightCall(market, endpoint);
    for (const one of callsFor(endpoint, call)) {
      tried.calls += 1;
      const fault = await faultIn(market, one, key);
      if (fault)
        faults.set(
          `${nameOf(endpoint)} ${fault.slice(0, 60)}`,
          `${nameOf(endpoint)} ${shown(one)}: ${fault}`,
        );
    }
  });
  if (process.env.FUZZ) console.log(`${tried.calls} calls`);
  return [...faults.values()];
}

function shown({ query, body }: Call): string {
  return `${query} ${body === undefined ? '' : (JSON.stringify(body) ?? '')}`.slice(0, 600);
}

async function faultIn({ product }: Market, { endpoint, path, query, body }: Call, key: string | null) {
  const sent = { ...(body === undefined ? {} : { body }), ...(key ? { key } : {}) };
  const { result, committed } = await product.rehearse(() =>
    product.call(endpoint.method, `${path}${query}`, sent),
  );
  const { status } = result;
  if (status < 400) return void (await result.body?.cancel());
  const text = await result.text();
  if (status >= 500) {
    const { requestId } = problemWithFacts.parse(JSON.parse(text));
    return `${status} ${product.log.lines.find((line) => line.includes(requestId))}`;
  }
  if (committed > 0) return `${status}, but something was changed`;
  const { fields = {} } = problemWithFacts.parse(JSON.parse(text));
  const said = Object.values(fields)
    .flat()
    .find((words) => itsOwn.test(words));
  return said === undefined ? undefined : `says ${said}`;
}
