import type { EndpointSpec, FileReply, ReplyOf } from '#wire/endpoint.ts';
import { problemWithFacts } from '#wire/problem.ts';
import { ApiError, troubleOf } from './api-error.ts';

/** Parses a response by its contract. Throws `ApiError`. Files are returned as bytes with their name. */
export async function replyFrom<E extends EndpointSpec>(
  endpoint: E,
  response: Response,
): Promise<ReplyOf<E>> {
  if (!response.ok) throw await errorFrom(endpoint, response);
  if ('file' in endpoint.reply) return parsedReply<E>(await fileFrom(response, endpoint.reply.file));
  const body: unknown = response.status === 204 ? {} : await jsonFrom(response);
  const parsed = endpoint.reply.safeParse(body);
  if (parsed.success) return parsedReply<E>(parsed.data);
  throw new ApiError(endpoint.failure, {
    serverError: endpoint.missing ?? 'the answer could not be read. Reload the page and try again.',
    code: 'reply-not-understood',
    status: response.status,
    requestId: response.headers.get('x-request-id'),
  });
}

/** Prefers the encoded name. */
export function fileNameFrom(disposition: string | null): string | null {
  const encoded = disposition?.match(/filename\*=UTF-8''([^;]+)/i)?.[1];
  if (encoded !== undefined) {
    try {
      return decodeURIComponent(encoded);
    } catch {
      return null;
    }
  }
  return disposition?.match(/filename="?([^";]+)"?/i)?.[1] ?? null;
}

async function errorFrom(endpoint: EndpointSpec, response: Response): Promise<ApiError> {
  const problem = problemWithFacts.safeParse(await jsonFrom(response));
  if (problem.success) return new ApiError(endpoint.failure, troubleOf(problem.data));
  return new ApiError(endpoint.failure, {
    serverError: `the server answered ${response.status}. Try again in a moment.`,
    code: 'no-problem-document',
    status: response.status,
    requestId: response.headers.get('x-request-id'),
  });
}

async function jsonFrom(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return null;
  }
}

async function fileFrom(response: Response, type: string): Promise<FileReply> {
  const fileName = fileNameFrom(response.headers.get('content-disposition')) ?? 'download';
  const told = response.headers.get('content-type');
  return { fileName, type: told ?? type, bytes: await response.arrayBuffer() };
}

/** The contract's schema has parsed the value; the compiler cannot follow it through the conditional type. */
function parsedReply<E extends EndpointSpec>(value: unknown): ReplyOf<E> {
  return value as ReplyOf<E>;
}
