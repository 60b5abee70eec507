import type {
  CallOptions,
  FileReply,
  Given,
  Item,
  Operation,
  PagedOperation,
  RefusalCode,
  Reply,
} from './calling.ts';
import { type CairnRefusal, CairnUnreachable, isRefusal, refusalFrom } from './refusal.ts';
import { type Prepared, prepare, recordOf } from './request.ts';

export type {
  FileReply,
  Given,
  Input,
  Item,
  Operation,
  PagedOperation,
  RefusalCode,
  Reply,
} from './calling.ts';
export { CairnRefusal, CairnUnreachable, isRefusal } from './refusal.ts';

export type ClientOptions = {
  /** The address of the site: `https://cairn.example.com`. Without https only on this machine. */
  url: string;
  /** The secret of an access token: `cairn_pat_…`, or `cairn_svc_…`. */
  token: string;
  /** What the owner of the token sees as the program that used it, for example `my-crm/2.1`. */
  program?: string;
  /** How long one answer may take, in milliseconds; a minute unless said. */
  timeout?: number;
  /** How long a call waits altogether where the API says when to come back, in milliseconds; half a minute unless said. */
  patience?: number;
  /** Stands in for `fetch`. */
  fetch?: typeof fetch;
};

export type Attempt<Op extends Operation> =
  | { ok: true; reply: Reply<Op> }
  | { ok: false; refusal: CairnRefusal<RefusalCode<Op>> };

export type CairnClient = {
  /** The reply. Throws `CairnRefusal` if the API refuses, `CairnUnreachable` if no answer comes. */
  call<Op extends Operation>(operation: Op, ...given: Given<Op>): Promise<Reply<Op>>;
  /** The same with the refusal as a value, its codes those of this call. */
  attempt<Op extends Operation>(operation: Op, ...given: Given<Op>): Promise<Attempt<Op>>;
  /** The items of all pages, each page asked for when it is needed. */
  each<Op extends PagedOperation>(operation: Op, ...given: Given<Op>): AsyncGenerator<Item<Op>, void, void>;
};

/** Throws TypeError for an address that would send the secret over an open line. */
export function createClient(options: ClientOptions): CairnClient {
  const settings = { ...options, url: siteOf(options.url) };
  const ask: Ask = async (operation, input, { signal } = {}) =>
    replyOf(await answered(settings, prepare(operation, input), signal));
  // The types come from the contracts by which the server parses what it sends; nothing is parsed here again.
  const call = <Op extends Operation>(operation: Op, ...[input, given]: Given<Op>) =>
    ask(operation, input, given) as Promise<Reply<Op>>;
  const attempt = async <Op extends Operation>(operation: Op, ...given: Given<Op>): Promise<Attempt<Op>> => {
    try {
      return { ok: true, reply: await call(operation, ...given) };
    } catch (error) {
      if (isRefusal<RefusalCode<Op>>(error)) return { ok: false, refusal: error };
      throw error;
    }
  };
  const each = <Op extends PagedOperation>(operation: Op, ...[input, given]: Given<Op>) =>
    itemsOf(ask, operation, input, given) as AsyncGenerator<Item<Op>, void, void>;
  return { call, attempt, each };
}

type Ask = (operation: string, input: unknown, options?: CallOptions) => Promise<unknown>;

async function* itemsOf(
  ask: Ask,
  operation: string,
  input: unknown,
  options: CallOptions | undefined,
): AsyncGenerator<unknown, void, void> {
  const { query, ...rest } = recordOf(input);
  let after: unknown = null;
  do {
    const turned = after === null ? recordOf(query) : { ...recordOf(query), after };
    const { items, next = null } = recordOf(await ask(operation, { ...rest, query: turned }, options));
    if (Array.isArray(items)) yield* items;
    after = next;
  } while (after !== null);
}

function siteOf(url: string): string {
  const { protocol, hostname, href } = new URL(url);
  const local = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
  if (protocol !== 'https:' && !(protocol === 'http:' && local))
    throw new TypeError(`${url} is not reached by https, so anyone on the way could read the token.`);
  return href.replace(/\/+$/, '');
}

/** A refusal that names a time is waited for: 429 always, since nothing was done; 503 for reading only. */
async function answered(
  options: ClientOptions,
  request: Prepared,
  signal: AbortSignal | undefined,
): Promise<Response> {
  let left = options.patience ?? 30_000;
  for (;;) {
    const response = await sent(options, request, signal);
    if (response.ok) return response;
    const refusal = await refusalFrom(response);
    const again = refusal.status === 429 || (refusal.status === 503 && request.method === 'GET');
    const wait = (refusal.retryAfter ?? Number.POSITIVE_INFINITY) * 1_000;
    if (!again || wait > left) throw refusal;
    left -= wait;
    await pause(wait, signal);
  }
}

async function sent(
  { url, token, program, timeout = 60_000, fetch: send = fetch }: ClientOptions,
  { method, path, headers, body }: Prepared,
  signal: AbortSignal | undefined,
): Promise<Response> {
  const late = AbortSignal.timeout(timeout);
  try {
    return await send(`${url}${path}`, {
      method,
      headers: {
        ...headers,
        authorization: `Bearer ${token}`,
        // Browsers keep their own.
        'user-agent': program ?? 'cairn-client/0.1.0',
      },
      // Never to another address, which would get the token too; and without cookies, which the API refuses beside it.
      redirect: 'error',
      credentials: 'omit',
      signal: signal ? AbortSignal.any([signal, late]) : late,
      ...(body === undefined ? {} : { body }),
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new CairnUnreachable(url, error);
  }
}

async function replyOf(response: Response): Promise<unknown> {
  if (response.status === 204) return {};
  const type = response.headers.get('content-type') ?? '';
  const disposition = response.headers.get('content-disposition');
  if (disposition === null && type.startsWith('application/json')) return response.json();
  const file: FileReply = { fileName: fileNameIn(disposition), type, bytes: await response.arrayBuffer() };
  return file;
}

function fileNameIn(disposition: string | null): string {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  return encoded === undefined ? 'download' : decodeURIComponent(encoded);
}

function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal?.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        reject(signal.reason);
      },
      { once: true },
    );
  });
}
