import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#wire/endpoint.ts';
import { callInLoader } from './api.ts';
import { apiContext } from './contexts.ts';

const getThing = endpoint({
  method: 'GET',
  path: '/api/things/:id',
  summary: 'x',
  who: 'anyone',
  params: z.object({ id: z.string() }),
  reply: z.object({ name: z.string() }),
  failure: 'unable to get thing',
});

test('a loader calls the API in process, by the contract', async () => {
  const context = new RouterContextProvider();
  context.set(apiContext, async (path) => Response.json({ name: path, secret: 1 }));
  expect(await callInLoader(context, getThing, { params: { id: '7' } })).toEqual({ name: '/api/things/7' });
});

test('a prerendered page has no API', async () => {
  const context = new RouterContextProvider();
  await expect(callInLoader(context, getThing, { params: { id: '7' } })).rejects.toThrow('content only');
});
