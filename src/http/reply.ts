import { visibleName, withoutDirections } from '#kernel/visible-text.ts';
import type { EndpointSpec, FileAnswer } from '#wire/endpoint.ts';
import { rangeAskedFor } from './byte-range.ts';
import type { ProblemReply } from './problems.ts';

/** The answer does not match the contract. Names the fields, never the values, which may be confidential. */
class ReplyDoesNotFit extends Error {
  constructor(endpoint: EndpointSpec, places: readonly string[]) {
    super(
      `${endpoint.method} ${endpoint.path} answered what its contract does not declare: ${places.join(', ')}`,
    );
    this.name = 'ReplyDoesNotFit';
  }
}

const noStore = 'no-store';

const noHeaders = new Headers();

export async function replyWith(
  endpoint: EndpointSpec,
  answer: unknown,
  asked: Headers = noHeaders,
): Promise<Response> {
  if ('file' in endpoint.reply) return fileReply(endpoint, endpoint.reply, answer, asked);
  const parsed = endpoint.reply.safeParse(answer);
  if (!parsed.success) {
    const places = parsed.error.issues.map((issue) => `${issue.path.join('.') || 'reply'} (${issue.code})`);
    throw new ReplyDoesNotFit(endpoint, places);
  }
  const status = endpoint.status ?? 200;
  if (status === 204) return new Response(null, { status, headers: { 'Cache-Control': noStore } });
  // Names stored before they were cleaned must not change the direction of text.
  return new Response(withoutDirections(JSON.stringify(parsed.data)), {
    status,
    headers: { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': noStore },
  });
}

type FileSpec = { file: string; or?: readonly string[] };

async function fileReply(
  endpoint: EndpointSpec,
  { file, or = [] }: FileSpec,
  answer: unknown,
  asked: Headers,
): Promise<Response> {
  if (!isFile(answer)) throw new ReplyDoesNotFit(endpoint, ['reply (not a file)']);
  const type = answer.type ?? file;
  if (type !== file && !or.includes(type)) throw new ReplyDoesNotFit(endpoint, ['type']);
  const name = visibleName(answer.fileName);
  const plain = name.replace(/[^\w. -]/g, '_');
  const exact = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16)}`,
  );
  const { body, status, headers } = await contentOf(answer, asked);
  return new Response(body, {
    status,
    headers: {
      'Content-Type': type,
      ...headers,
      'Content-Disposition': `attachment; filename="${plain}"; filename*=UTF-8''${exact}`,
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cache-Control': noStore,
    },
  });
}

type Content = {
  body: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array> | null;
  status: number;
  headers: Record<string, string>;
};

async function contentOf(answer: FileAnswer, asked: Headers): Promise<Content> {
  const length = (size: number | undefined): Record<string, string> =>
    size === undefined ? {} : { 'Content-Length': String(size) };
  if ('bytes' in answer) {
    const body = Uint8Array.from(answer.bytes);
    return { body, status: 200, headers: length(body.byteLength) };
  }
  if ('pieces' in answer) return { body: streamOf(answer.pieces), status: 200, headers: length(answer.size) };
  const { size, tag } = answer;
  const range = rangeAskedFor(asked, answer);
  const headers = { 'Accept-Ranges': 'bytes', ETag: `"${tag}"` };
  if (range === 'unsatisfiable')
    return { body: null, status: 416, headers: { ...headers, 'Content-Range': `bytes */${size}` } };
  const { from, until } = range ?? { from: 0, until: size };
  const part: Record<string, string> = range ? { 'Content-Range': `bytes ${from}-${until - 1}/${size}` } : {};
  return {
    body: streamOf(await answer.between(from, until)),
    status: range ? 206 : 200,
    headers: { ...headers, ...part, ...length(until - from) },
  };
}

function isFile(answer: unknown): answer is FileAnswer {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    (('bytes' in answer && answer.bytes instanceof Uint8Array) ||
      ('pieces' in answer && isIterable(answer.pieces)) ||
      ('between' in answer && typeof answer.between === 'function')) &&
    'fileName' in answer &&
    typeof answer.fileName === 'string' &&
    (!('type' in answer) || typeof answer.type === 'string')
  );
}

function isIterable(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
}

/** Pulls the next piece only when the previous one is sent; stops when the client disconnects. */
function streamOf(pieces: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const iterator = pieces[Symbol.asyncIterator]();
  return new ReadableStream({
    pull: async (stream) => {
      const { done, value } = await iterator.next();
      if (done) stream.close();
      else stream.enqueue(value);
    },
    cancel: async () => void (await iterator.return?.()),
  });
}

export function problemResponse({ problem, headers }: ProblemReply): Response {
  return new Response(JSON.stringify(problem), {
    status: problem.status,
    headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': noStore, ...headers },
  });
}
