import { expect, test } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#wire/endpoint.ts';
import { carriesKey, requestFor } from './api-request.ts';

const search = endpoint({
  method: 'GET',
  path: '/api/listing/:id/things/:part',
  summary: 'x',
  who: 'anyone',
  scope: 'never',
  params: z.object({ id: z.string(), part: z.string() }),
  query: z.object({
    after: z.string().optional(),
    size: z.number().optional(),
    tag: z.array(z.string()).optional(),
  }),
  reply: z.object({}),
  failure: 'x',
});
const create = endpoint({
  method: 'POST',
  path: '/api/business/',
  summary: 'x',
  who: 'signed-in',
  scope: 'never',
  body: z.object({ name: z.string() }),
  reply: z.object({}),
  failure: 'x',
});

test('fills in and encodes parameters, omits unset query values, repeats lists', () => {
  const { path, init } = requestFor(search, {
    params: { id: 'a/b', part: '?' },
    query: { size: 3, after: undefined, tag: ['x', 'y z'] },
  });
  expect(path).toBe('/api/listing/a%2Fb/things/%3F?size=3&tag=x&tag=y+z');
  expect(init.method).toBe('GET');
  expect(init.body).toBeUndefined();
});

test('throws on a missing parameter', () => {
  expect(() => requestFor(search, { params: { id: '', part: 'x' }, query: {} })).toThrow(RangeError);
});

test('sends a body as JSON', () => {
  const { init } = requestFor(create, { body: { name: 'Acme' } });
  expect(init.headers['content-type']).toBe('application/json');
  expect(init.body).toBe('{"name":"Acme"}');
});

test('sends a file unchanged, with its type', () => {
  const send = endpoint({
    method: 'POST',
    path: '/api/picture',
    summary: 'x',
    who: 'signed-in',
    scope: 'never',
    upload: { types: ['image/png'], limit: 10 },
    reply: z.object({}),
    failure: 'x',
  });
  const upload = new Blob(['x'], { type: 'image/png' });
  const { init } = requestFor(send, { upload });
  expect(init.body).toBe(upload);
  expect(init.headers['content-type']).toBe('image/png');
});

test.each([
  ['/users/create', false],
  ['/token/', false],
  ['/token/?everywhere=true', false],
  ['/api/users/', true],
  ['/api/business/', true],
])('the application key on %s: %s', (path, carried) => {
  expect(carriesKey(path)).toBe(carried);
});
