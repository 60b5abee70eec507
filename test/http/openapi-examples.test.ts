import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { scopes } from '#kernel/scope.ts';
import { nameOf } from '#test/support/calls.ts';
import { declaredEndpoints } from '#test/support/declared.ts';
import { problemWithFacts } from '#wire/problem.ts';
import { generateOpenApi } from '../../scripts/openapi/generate.ts';

const content = z.record(z.string(), z.looseObject({ schema: z.unknown(), example: z.unknown().optional() }));
const operation = z.looseObject({
  security: z.array(z.record(z.string(), z.array(z.string()))),
  'x-refusals': z.array(z.string()).min(1),
  requestBody: z.looseObject({ content }).optional(),
  responses: z.record(z.string(), z.looseObject({ content: content.optional() })),
});
const document = z.looseObject({
  paths: z.record(z.string(), z.record(z.string(), operation)),
  components: z.looseObject({ securitySchemes: z.record(z.string(), z.looseObject({ type: z.string() })) }),
});

const endpoints = await declaredEndpoints();
const { paths, components } = document.parse(JSON.parse(await generateOpenApi()));
const operations = endpoints.map((endpoint) => {
  const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
  const found = paths[path]?.[endpoint.method.toLowerCase()];
  if (!found) throw new Error(`${nameOf(endpoint)} is not in the document`);
  return { endpoint, found };
});

describe('the examples of the API document', () => {
  test('every body has one that its contract takes', () => {
    const wrong = operations.flatMap(({ endpoint, found }) => {
      if (!endpoint.body) return [];
      const parsed = endpoint.body.safeParse(found.requestBody?.content['application/json']?.example);
      return parsed.success ? [] : [`${nameOf(endpoint)}: ${parsed.error.message}`];
    });
    expect(wrong).toEqual([]);
  });

  test('every reply has one that its contract gives, and every stream one event', () => {
    const wrong = operations.flatMap(({ endpoint, found }) => {
      const { reply, streams, status = 200 } = endpoint;
      if ('file' in reply || status === 204) return [];
      const given = found.responses[String(status)]?.content;
      const parsed = reply.safeParse(given?.['application/json']?.example);
      const event = String(given?.['text/event-stream']?.example ?? '').replace(/^data: /, '');
      const streamed = streams ? streams.safeParse(JSON.parse(event)).success : true;
      return parsed.success && streamed ? [] : [`${nameOf(endpoint)}: ${parsed.error?.message}`];
    });
    expect(wrong).toEqual([]);
  });

  test('every refusal has one, with a code of that call', () => {
    for (const { endpoint, found } of operations) {
      const example = found.responses['4XX']?.content?.['application/problem+json']?.example;
      const { code, status } = problemWithFacts.parse(example);
      expect(found['x-refusals'], nameOf(endpoint)).toContain(code);
      expect(status).toBeGreaterThanOrEqual(400);
    }
  });

  test('no value of a reply is without a type, so that clients can be generated', () => {
    const untyped = operations.flatMap(({ endpoint, found }) => {
      const { status = 200 } = endpoint;
      const schema = found.responses[String(status)]?.content?.['application/json']?.schema;
      return placesWithoutType(schema).map((place) => `${nameOf(endpoint)}${place}`);
    });
    expect(untyped).toEqual([]);
  });
});

test('each operation says which scope an access token needs, or offers none', () => {
  expect(components.securitySchemes.accessToken).toMatchObject({ type: 'http', scheme: 'bearer' });
  for (const { endpoint, found } of operations) {
    const given = found.security.flatMap(({ accessToken }) => (accessToken ? [accessToken] : []));
    const { scope } = endpoint;
    const right = scope === 'never' ? [] : [scope === 'any' ? [] : [scope]];
    expect(given, nameOf(endpoint)).toEqual(right);
    const lacking = scopes.some((known) => known === scope);
    expect(found['x-refusals'].includes('scope-missing'), nameOf(endpoint)).toBe(lacking);
    expect(found['x-refusals'].includes('not-with-token'), nameOf(endpoint)).toBe(
      scope === 'never' || bindsSometimes(nameOf(endpoint)),
    );
  }
});

/** Open to tokens, but not all that can be sent. */
function bindsSometimes(name: string): boolean {
  return ['POST /api/offers/:id/moves', 'PUT /api/users/:id/'].includes(name);
}

/** Paths to schemas that say nothing. */
function placesWithoutType(schema: unknown, path = ''): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const of = new Map<string, unknown>(Object.entries(schema));
  const parts = ['anyOf', 'oneOf', 'allOf'].flatMap((name) => {
    const some = of.get(name);
    return Array.isArray(some) ? some : [];
  });
  if (parts.length > 0) return parts.flatMap((part) => placesWithoutType(part, path));
  if (!of.has('type') && !of.has('enum') && !of.has('const')) return [path || ' (whole)'];
  const fields = Object.entries(of.get('properties') ?? {});
  return [
    ...fields.flatMap(([name, one]) => placesWithoutType(one, `${path}.${name}`)),
    ...(of.has('items') ? placesWithoutType(of.get('items'), `${path}[]`) : []),
  ];
}
