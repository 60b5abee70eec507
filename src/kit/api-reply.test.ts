import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#wire/endpoint.ts';
import { ApiError } from './api-error.ts';
import { fileNameFrom, replyFrom } from './api-reply.ts';

const getThing = endpoint({
  method: 'GET',
  path: '/thing',
  summary: 'x',
  who: 'anyone',
  scope: 'never',
  reply: z.object({ id: z.string() }),
  failure: 'unable to get user by ID',
  missing: 'user was not returned',
});
const getFile = endpoint({ ...getThing, reply: { file: 'application/pdf' } });

async function failureOf(response: Response): Promise<ApiError> {
  const error: unknown = await replyFrom(getThing, response).catch((reason: unknown) => reason);
  if (error instanceof ApiError) return error;
  throw new Error('did not fail');
}

describe('a response', () => {
  test('is parsed by its contract, dropping undeclared fields', async () => {
    expect(await replyFrom(getThing, Response.json({ id: 'a', secret: 1 }))).toEqual({ id: 'a' });
  });

  test('without the declared data is an error that names them', async () => {
    const error = await failureOf(Response.json({}));
    expect(error.message).toBe('unable to get user by ID: user was not returned');
  });

  test('that is a problem document throws its message', async () => {
    const problem = {
      type: 'about:blank',
      title: 'x',
      status: 404,
      detail: 'There is nothing here.',
      code: 'not-found',
      requestId: 'r',
    };
    const error = await failureOf(Response.json(problem, { status: 404 }));
    expect(error.message).toBe('unable to get user by ID: There is nothing here.');
    expect(error.requestId).toBe('r');
  });

  test('that is not a problem document (a proxy’s page) throws a sentence', async () => {
    const error = await failureOf(new Response('<h1>Bad gateway</h1>', { status: 502 }));
    expect(error.message).toBe('unable to get user by ID: the server answered 502. Try again in a moment.');
  });

  test('that is a file has its bytes, type and name', async () => {
    const headers = { 'content-disposition': `attachment; filename="nda.pdf"; filename*=UTF-8''N%C3%A4.pdf` };
    const bytes = new TextEncoder().encode('bytes');
    const file = await replyFrom(getFile, new Response(bytes, { headers }));
    expect(file).toMatchObject({ fileName: 'Nä.pdf', type: 'application/pdf' });
    expect(new TextDecoder().decode(file.bytes)).toBe('bytes');
  });

  test('that is a file has the type that the server names, if any', async () => {
    const file = await replyFrom(
      getFile,
      new Response('bytes', { headers: { 'content-type': 'image/webp' } }),
    );
    expect(file.type).toBe('image/webp');
  });
});

test('reads file names: encoded, quoted, bare, none, broken', () => {
  expect(fileNameFrom("attachment; filename*=UTF-8''a%20b.pdf")).toBe('a b.pdf');
  expect(fileNameFrom('attachment; filename="a.pdf"')).toBe('a.pdf');
  expect(fileNameFrom('attachment; filename=a.pdf')).toBe('a.pdf');
  expect(fileNameFrom(null)).toBeNull();
  expect(fileNameFrom("attachment; filename*=UTF-8''%E0%A4%A")).toBeNull();
});
