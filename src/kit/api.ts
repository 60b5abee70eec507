import type { RouterContextProvider } from 'react-router';
import type { CallOf, EndpointSpec, ReplyOf } from '#wire/endpoint.ts';
import { problemWithFacts } from '#wire/problem.ts';
import { ApiError } from './api-error.ts';
import { replyFrom } from './api-reply.ts';
import { type ApiRequest, carriesKey, requestFor } from './api-request.ts';
import { readAuthInfo } from './auth/auth-info.ts';
import { confirmYourself } from './auth/confirm-yourself.ts';
import { renewToken } from './auth/renew-token.ts';
import { type ApiFetch, apiContext } from './contexts.ts';

type Calling = {
  signal?: AbortSignal | undefined;
  /** The request completes even if the page is closed. Browsers limit such a body to 64 kB. */
  keepalive?: boolean;
  /** Requests only these bytes if the file still has this tag; otherwise the whole file is sent. */
  range?: { from: number; until: number; tag: string };
  /** Replaces `fetch`, for example to report progress. */
  carry?: Carry | undefined;
};
export type Carry = (path: string, init: RequestInit) => Promise<Response>;

/** For the browser, as the signed-in person. Throws `ApiError`. */
export async function call<const E extends EndpointSpec>(
  endpoint: E,
  input: CallOf<E>,
  { signal, keepalive = false, range, carry }: Calling = {},
): Promise<ReplyOf<E>> {
  const made = requestFor(endpoint, input);
  const plain: Record<string, string> = made.init.headers;
  const headers = range
    ? { ...plain, Range: `bytes=${range.from}-${range.until - 1}`, 'If-Range': `"${range.tag}"` }
    : plain;
  const request = { ...made, init: { ...made.init, headers, ...(keepalive ? { keepalive } : {}) } };
  return replyFrom(endpoint, await sendRenewed(endpoint, request, { signal, carry }));
}

type Way = Pick<Calling, 'signal' | 'carry'>;

/**
 * The raw response to an authenticated request. Renews an expired token once, and asks the person to confirm their
 * identity once. Throws `ApiError` if there is no response.
 */
export async function sendRenewed(
  endpoint: EndpointSpec,
  request: ApiRequest,
  way: Way = {},
): Promise<Response> {
  const answer = await sendWithKey(endpoint, request, way);
  if (answer.status !== 403) return answer;
  const problem = await problemIn(answer);
  if (problem?.code !== 'confirm-it-is-you') return answer;
  const confirmed = await confirmYourself(problem.why === 'new-device' ? 'new-device' : 'sensitive');
  return confirmed ? sendWithKey(endpoint, request, way) : answer;
}

async function sendWithKey(endpoint: EndpointSpec, request: ApiRequest, way: Way = {}): Promise<Response> {
  const first = await send(endpoint, request, way);
  const refused = carriesKey(request.path) && (await tokenRefused(endpoint, first));
  const again = refused && ((await renewToken()) || mayAskAsVisitor(endpoint));
  return again ? send(endpoint, request, way) : first;
}

/** A public request must not fail because the session was ended elsewhere. */
function mayAskAsVisitor(endpoint: EndpointSpec): boolean {
  return endpoint.who === 'anyone' && readAuthInfo() === null;
}

/** For loaders on the server: in process, as the visitor. */
export async function callInLoader<const E extends EndpointSpec>(
  context: Readonly<RouterContextProvider>,
  endpoint: E,
  input: CallOf<E>,
): Promise<ReplyOf<E>> {
  const api: ApiFetch | null = context.get(apiContext);
  if (!api) throw new Error('prerendered pages have no API: their loaders may read content only');
  const { path, init } = requestFor(endpoint, input);
  return replyFrom(endpoint, await api(path, init));
}

/** A 401 that the endpoint declares (wrong current password) is final: a retry would count as a second attempt. */
async function tokenRefused(endpoint: EndpointSpec, response: Response): Promise<boolean> {
  if (response.status !== 401) return false;
  const code = (await problemIn(response))?.code;
  return code === undefined || !endpoint.refusals?.includes(code);
}

async function problemIn(response: Response) {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  return problemWithFacts.safeParse(body).data;
}

async function send(
  endpoint: EndpointSpec,
  request: ApiRequest,
  { signal, carry = fetch }: Way,
): Promise<Response> {
  const { path, init } = request;
  const headers = carriesKey(path)
    ? { ...init.headers, 'X-Application-Key': readAuthInfo()?.jwt ?? '' }
    : init.headers;
  try {
    return await carry(path, { ...init, headers, credentials: 'same-origin', ...(signal ? { signal } : {}) });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError(endpoint.failure, {
      serverError: 'the server cannot be reached. Check your connection and try again.',
      code: 'unreachable',
      status: 0,
    });
  }
}
