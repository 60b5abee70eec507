import { RouterContextProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#wire/endpoint.ts';
import { call, callInLoader } from './api.ts';
import { readAuthInfo, storeAuthInfo } from './auth/auth-info.ts';
import { apiContext } from './contexts.ts';

const getThing = endpoint({
  method: 'GET',
  path: '/api/things/:id',
  summary: 'x',
  who: 'anyone',
  scope: 'never',
  params: z.object({ id: z.string() }),
  reply: z.object({ name: z.string() }),
  failure: 'unable to get thing',
});

test('a loader calls the API in process, by the contract', async () => {
  const context = new RouterContextProvider();
  context.set(apiContext, async (path) => Response.json({ name: path, secret: 1 }));
  expect(await callInLoader(context, getThing, { params: { id: '7' } })).toEqual({ name: '/api/things/7' });
});

test('a prerendered page cannot call the API', async () => {
  const context = new RouterContextProvider();
  await expect(callInLoader(context, getThing, { params: { id: '7' } })).rejects.toThrow('content only');
});

test('a public request is retried without a token if the session was ended elsewhere', async () => {
  storeAuthInfo({ jwt: 'ended', expiresAt: new Date(Date.now() + 60_000), userId: 'somebody' });
  const keys: (string | null)[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const key = new Headers(init.headers).get('X-Application-Key');
    if (path.startsWith('/token/') || key === 'ended') {
      if (key !== null) keys.push(key);
      return Response.json({ code: 'token-not-valid' }, { status: 401 });
    }
    keys.push(key);
    return Response.json({ name: 'a thing' });
  });
  try {
    expect(await call(getThing, { params: { id: '7' } })).toEqual({ name: 'a thing' });
    expect(keys).toEqual(['ended', '']);
    expect(readAuthInfo()).toBeNull();
  } finally {
    vi.unstubAllGlobals();
  }
});
