import { describe, expect, it, test } from 'vitest';
import { z } from 'zod';
import { schemaOf } from '#http/openapi.ts';
import type { EndpointSpec } from '#wire/endpoint.ts';
import { breakingChanges } from '../../scripts/openapi/breaking.ts';
import { declaredSurface } from '../../scripts/openapi/generate.ts';
import { packedText, releasedSurface, unpacked } from '../../scripts/openapi/released.ts';
import { type Shape, shapeOf } from '../../scripts/openapi/shape.ts';
import { surfaceOf } from '../../scripts/openapi/surface.ts';

const post = z.object({ kind: z.literal('post'), zip: z.string() });
const email = z.object({ kind: z.literal('email'), address: z.string() });
const body = z.object({
  name: z.string().max(50),
  note: z.string().optional(),
  size: z.enum(['s', 'm', 'l']),
  due: z.string().nullable(),
  tags: z.array(z.string()),
  by: z.union([post, email]),
});
const reply = z.object({
  name: z.string(),
  count: z.int(),
  state: z.enum(['open', 'closed']),
  items: z.array(z.object({ id: z.uuid() })),
  by: z.union([post, email]),
});
const create: EndpointSpec = {
  method: 'POST',
  path: '/api/things',
  summary: 'Makes a thing',
  who: 'signed-in',
  scope: 'never',
  body,
  reply,
  refusals: ['thing-closed'],
  failure: 'unable to make the thing',
};
const find: EndpointSpec = {
  method: 'GET',
  path: '/api/things',
  summary: 'All things',
  who: 'signed-in',
  scope: 'never',
  query: z.object({ page: z.int().optional() }),
  reply: z.object({}),
  failure: 'unable to find things',
};

function changes(before: EndpointSpec, now: EndpointSpec): string[] {
  return breakingChanges(surfaceOf([before]), surfaceOf([now]))
    .filter((change) => !change.startsWith('refusal'))
    .map((change) => change.replace(/^[A-Z]+ [^ ]+: /, ''));
}

function gone(code: string): string {
  return `refusal ${code}: no endpoint has this code any more`;
}

test('nothing that the last release promised is broken (at a release: npm run api -- --release)', async () => {
  expect(breakingChanges(releasedSurface(), await declaredSurface())).toEqual([]);
});

test('a released surface fits into a small file and survives a round trip', async () => {
  const now = await declaredSurface();
  const text = packedText('1.0.0', now);
  expect(unpacked(text)).toEqual(now);
  expect(text.length).toBeLessThan(200_000);
});

test.each<[z.ZodType, Shape, Shape | undefined]>([
  [z.string().min(1).max(50), 'text 1..50', 'text'],
  [z.uuid().nullable(), 'text uuid?', 'text uuid?'],
  [z.int().max(60), 'integer ..60', 'integer'],
  [z.enum(['a', 'b']), ['=', 'a', 'b'], 'text'],
  [z.literal('a'), ['=', 'a'], ['=', 'a']],
  [z.array(z.int()).max(9), ['[]', 'integer', '..9'], ['[]', 'integer']],
  [z.object({ a: z.boolean(), b: z.string().optional() }), { a: 'boolean', 'b?': 'text' }, undefined],
  [z.record(z.string(), z.number()), { '*': 'number' }, undefined],
  [z.union([z.string(), z.number()]), ['|', 'text', 'number'], undefined],
])('reads the shape of a schema: %#', (schema, sent, given = sent) => {
  expect(shapeOf(schemaOf(schema, 'input'), 'input')).toEqual(sent);
  expect(shapeOf(schemaOf(schema, 'output'), 'output')).toEqual(given);
});

describe('breaking changes', () => {
  it('include a removed endpoint and its refusals', () => {
    const before = surfaceOf([create, find]);
    expect(breakingChanges(before, surfaceOf([find]))).toEqual([
      'POST /api/things: the endpoint is gone',
      ...['body-too-large', 'body-too-slow', 'malformed-json', 'thing-closed', 'too-many-attempts'].map(gone),
      ...['view-only', 'wrong-content-type'].map(gone),
    ]);
  });

  it('include a revoked permission, another status, another file type', () => {
    expect(changes(create, { ...create, who: ['admin'] })).toEqual(['was for signed-in, is only for admin']);
    expect(changes({ ...create, who: ['admin', 'broker'] }, { ...create, who: ['broker'] })).toHaveLength(1);
    expect(changes(create, { ...create, who: 'anyone' })).toEqual([]);
    const write = { ...create, scope: 'offers:write' } as const;
    const said = ['took tokens with offers:write, takes only ndas:write'];
    expect(changes(write, { ...write, scope: 'ndas:write' })).toEqual(said);
    expect(changes(write, { ...write, scope: 'never' })).toEqual([
      'took tokens with offers:write, takes only never',
    ]);
    expect(changes(write, { ...write, scope: 'offers:read' })).toEqual([]);
    expect(changes({ ...write, scope: 'never' }, write)).toEqual([]);
    expect(changes(create, { ...create, status: 201 })).toEqual(['reply.200 is gone']);
    const file = { ...create, reply: { file: 'text/csv' } };
    expect(changes(file, { ...file, reply: { file: 'application/pdf' } })).toHaveLength(1);
    const upload = { ...find, upload: { types: ['image/png', 'image/webp'], limit: 9_000 } };
    expect(changes(upload, { ...upload, upload: { types: ['image/png'], limit: 8_000 } })).toEqual([
      'file.type no longer takes image/webp',
      'file.bytes was integer ..9000, takes only integer ..8000',
    ]);
  });

  const sent: [string, z.ZodType, string[]][] = [
    ['a field that becomes required', body.required({ note: true }), ['body.note is now required']],
    ['a new required field', body.extend({ color: z.string() }), ['body.color is now required']],
    ['a field that is gone', body.omit({ note: true }), ['body.note is no longer taken']],
    [
      'a shorter text',
      body.extend({ name: z.string().max(20) }),
      ['body.name was text ..50, takes only text ..20'],
    ],
    [
      'a longer minimum',
      body.extend({ name: z.string().min(2).max(50) }),
      ['body.name was text ..50, takes only text 2..50'],
    ],
    [
      'a new format',
      body.extend({ name: z.email().max(50) }),
      ['body.name was text ..50, takes only text email ..50'],
    ],
    ['another type', body.extend({ name: z.number() }), ['body.name was text ..50, takes only number']],
    [
      'words for a text',
      body.extend({ name: z.enum(['a']) }),
      ['body.name was text ..50, takes only ["=","a"]'],
    ],
    ['a word less', body.extend({ size: z.enum(['s', 'm']) }), ['body.size no longer takes l']],
    ['no null', body.extend({ due: z.string() }), ['body.due was null, takes only text']],
    [
      'fewer items',
      body.extend({ tags: z.array(z.string()).max(3) }),
      ['body.tags was ["[]","text"], takes only ["[]","text","..3"]'],
    ],
    [
      'narrower items',
      body.extend({ tags: z.array(z.string().max(3)) }),
      ['body.tags[] was text, takes only text ..3'],
    ],
    [
      'a kind less',
      body.extend({ by: z.object({ kind: z.literal('post'), zip: z.string() }) }),
      [
        'body.by.zip is now required',
        'body.by.kind no longer takes email',
        'body.by.address is no longer taken',
      ],
    ],
  ];
  it.each(sent)('include, in requests: %s', (_what, narrower, expected) => {
    expect(changes(create, { ...create, body: narrower })).toEqual(expected);
  });

  const given: [string, z.ZodType, string[]][] = [
    ['a field that is gone', reply.omit({ name: true }), ['reply.200.name is gone']],
    ['a field that may be missing', reply.partial({ name: true }), ['reply.200.name may now be missing']],
    ['a null', reply.extend({ name: z.string().nullable() }), ['reply.200.name was text, may now be null']],
    ['another type', reply.extend({ count: z.string() }), ['reply.200.count was integer, may now be text']],
    ['a fraction', reply.extend({ count: z.number() }), ['reply.200.count was integer, may now be number']],
    ['an object for a text', reply.extend({ name: z.object({}) }), ['reply.200.name was text, is {}']],
    ['a field of an item', reply.extend({ items: z.array(z.object({})) }), ['reply.200.items[].id is gone']],
    [
      'a field of a kind',
      reply.extend({ by: z.union([post, z.object({ kind: z.literal('email') })]) }),
      ['reply.200.by.address is gone'],
    ],
    [
      'another word',
      reply.extend({ by: z.union([post, email.extend({ kind: z.literal('mail') })]) }),
      ['reply.200.by.kind was ["=","email"], is ["=","mail"]'],
    ],
  ];
  it.each(given)('include, in replies: %s', (_what, less, expected) => {
    expect(changes(create, { ...create, reply: less })).toEqual(expected);
  });

  it('do not include accepting more or returning more', () => {
    const wider = body.extend({
      name: z.string().max(60).nullable(),
      size: z.string(),
      more: z.string().optional(),
    });
    const longer = reply.extend({
      more: z.string(),
      state: z.enum(['open', 'closed', 'sold']),
      by: z.union([post, email, z.object({ kind: z.literal('fax') })]),
    });
    expect(changes(create, { ...create, body: wider, reply: longer })).toEqual([]);
    expect(breakingChanges(surfaceOf([find]), surfaceOf([find, create]))).toEqual([]);
  });
});
