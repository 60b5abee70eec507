import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { schemaOf } from '#http/openapi.ts';
import { declaredEndpoints } from '#test/support/declared.ts';
import { type Schema, sentSchema } from '#test/support/schemas.ts';
import type { EndpointSpec } from '#wire/endpoint.ts';

const most = 100;
const mostAtOnce = 500;

const arrayShape = z.object({ type: z.literal('array'), maxItems: z.number().optional() });
const replyShape = z.looseObject({
  type: z.unknown(),
  properties: z.record(z.string(), z.unknown()).default({}),
});

type List = { name: string; endpoint: EndpointSpec; size: Schema | undefined; maxItems: number | undefined };
const lists = (await declaredEndpoints()).filter(({ method }) => method === 'GET').flatMap(listsIn);

describe.each(lists)('$name', ({ endpoint, size, maxItems }) => {
  test('is paged or limited', () => {
    if (!size) {
      expect(maxItems).toBeLessThanOrEqual(mostAtOnce);
      return;
    }
    const largest = size.maximum ?? Number.POSITIVE_INFINITY;
    expect(largest).toBeLessThanOrEqual(most);
    const accepts = (asked: unknown) =>
      !endpoint.query
        ?.safeParse({ size: String(asked) })
        .error?.issues.some(({ path }) => path[0] === 'size');
    expect(accepts(largest)).toBe(true);
    for (const wrong of [largest + 1, 1e9, 1e300, 0, -1, 1.5, 'all', ''])
      expect(accepts(wrong), String(wrong)).toBe(false);
  });
});

test('the check finds lists', () => expect(lists.length).toBeGreaterThan(10));

/** Arrays of a reply, except those of a single object with an ID. */
function listsIn(endpoint: EndpointSpec): List[] {
  if ('file' in endpoint.reply) return [];
  const reply = schemaOf(endpoint.reply, 'output');
  const size = endpoint.query && sentSchema(endpoint.query).properties?.size;
  const { properties } = replyShape.parse(reply);
  if ('id' in properties || 'version' in properties) return [];
  return Object.entries({ itself: reply, ...properties }).flatMap(([what, of]) => {
    const array = arrayShape.safeParse(of);
    const name = `${endpoint.method} ${endpoint.path}, ${what}`;
    return array.success ? [{ name, endpoint, size, maxItems: array.data.maxItems }] : [];
  });
}
