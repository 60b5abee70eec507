import { problemWithFacts } from '#wire/problem.ts';

export type Call = { body?: unknown; key?: string; headers?: Record<string, string> };

type Answering = { request(path: string, init: RequestInit): Response | Promise<Response> };

export function callerOf(app: Answering) {
  return async (method: string, path: string, { body, key, headers = {} }: Call = {}): Promise<Response> => {
    const ready = typeof body === 'string' || body instanceof Uint8Array || body instanceof ReadableStream;
    const streamed = body instanceof ReadableStream ? { duplex: 'half' } : {};
    const sent = body === undefined ? {} : { body: ready ? body : JSON.stringify(body), ...streamed };
    return app.request(path, {
      method,
      ...sent,
      headers: {
        ...(body === undefined ? {} : { 'Content-Type': typeOf(body) }),
        ...(key === undefined ? {} : { 'X-Application-Key': key }),
        ...headers,
      },
    });
  };
}

function typeOf(body: unknown): string {
  if (!(body instanceof Uint8Array)) return 'application/json';
  const begun = Buffer.from(body.subarray(0, 5)).toString('latin1');
  if (begun === '%PDF-') return 'application/pdf';
  return begun === '\x89PNG\r' ? 'image/png' : 'application/octet-stream';
}

export async function problemOf(response: Response) {
  return problemWithFacts.parse(await response.json());
}
