import type { Context, Hono } from 'hono';
import { TrieRouter } from 'hono/router/trie-router';
import { type Actor, visitor } from '#kernel/actor.ts';
import { seconds } from '#kernel/instant.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Reading, Work } from '#platform/context.ts';
import type { AnswerOf, EndpointSpec, InputOf } from '#wire/endpoint.ts';
import type { UploadSpec } from '#wire/upload.ts';
import { readFile, readQueryBody } from './body.ts';
import type { ComingBody } from './body-watch.ts';
import { bodyOf, caller, callerOfChange, refuseForeignKeys, subjectOf } from './caller.ts';
import type { Calling } from './calling.ts';
import { parseInput, type RawInput } from './input.ts';
import { lastWriteOf, rememberWrite } from './last-write.ts';
import { changesInGeneral, type LimitRule, readCosts, type Take } from './limits.ts';
import { replyWith } from './reply.ts';
import { factsOf, type ServerEnv } from './request-facts.ts';
import { uploadGate } from './upload-gate.ts';
import { recordLook } from './viewing.ts';
import { type Deps, type Facts, inWork, readingFor } from './work.ts';

const inGate = uploadGate();

export type Asked = Calling & {
  bytes: AsyncIterable<Uint8Array> | null;
  coming: ComingBody | null;
};

export type Route = {
  endpoint: EndpointSpec;
  respond(asked: Asked): Promise<Response>;
  /** Of a read: what it answers with, for callers within the server. */
  read?(reading: Reading, raw: RawInput): Promise<unknown>;
};

export type ReadOptions = { cost?: number };

/** Pictures are stored; other files are generated for each request. */
function costOf({ reply }: EndpointSpec): number {
  return 'file' in reply && !reply.file.startsWith('image/') ? readCosts.madeFile : 1;
}

export function reads<E extends EndpointSpec>(
  endpoint: E,
  read: (reading: Reading, input: InputOf<E>) => Promise<AnswerOf<E>> | AnswerOf<E>,
  options: ReadOptions = {},
): Route {
  return {
    endpoint,
    read: async (reading, raw) => read(reading, parseInput(endpoint, raw)),
    respond: async (asked) => {
      const { deps, facts, request, raw, bytes, coming } = asked;
      const actor = await caller(asked, endpoint);
      deps.limiter.read(subjectOf(actor, facts), options.cost ?? costOf(endpoint));
      await recordLook(deps, facts, actor, endpoint, raw.params.id);
      const sent = endpoint.queryFromBody ? await readQueryBody(request.headers, bytes, coming?.ended) : {};
      const input = parseInput(endpoint, { ...raw, query: { ...sent, ...raw.query } });
      const reading = readingFor(deps, facts, actor);
      const answer = await fromReplica(deps, { reading, request }, (from) => read(from, input));
      return replyWith(endpoint, answer, request.headers);
    },
  };
}

type Visit = { reading: Reading; request: Request };

/** Visitors read from the replica, if it has what their browser wrote. What it cannot answer, the primary does. */
async function fromReplica<T>(
  { replica }: Deps,
  { reading, request }: Visit,
  read: (reading: Reading) => Promise<T> | T,
): Promise<T> {
  const db = reading.actor.kind === 'visitor' ? replica?.readerFor(lastWriteOf(request)) : null;
  if (!replica || !db) return read(reading);
  try {
    return await read({ ...reading, db });
  } catch (error) {
    if (error instanceof Refused) throw error;
    replica.failed(error);
    return read(reading);
  }
}

/** Limits checked before the use case runs, besides the general one. */
export type ChangeOptions<E extends EndpointSpec> = {
  /** Replaces the general limit, for one action that takes many requests. */
  general?: LimitRule;
  limits?: (facts: Facts & { actor: Actor }, input: InputOf<E>) => readonly Take[];
};

/** An endpoint that changes something: its use case, audit entries and jobs commit or roll back together. */
export function changes<E extends EndpointSpec>(
  endpoint: E,
  useCase: (work: Work, input: InputOf<E>) => Promise<AnswerOf<E>>,
  options: ChangeOptions<E> = {},
): Route {
  return changesAfter(endpoint, async () => null, useCase, options);
}

/** The same; `prepare` does the slow part (printing) before the transaction begins, which holds a connection. */
export function changesAfter<E extends EndpointSpec, Prepared>(
  endpoint: E,
  prepare: (reading: Reading, input: InputOf<E>) => Promise<Prepared>,
  useCase: (work: Work, input: InputOf<E>, prepared: Prepared) => Promise<AnswerOf<E>>,
  options: ChangeOptions<E> = {},
): Route {
  return {
    endpoint,
    respond: async (asked) => {
      const { deps, facts, request, raw, coming } = asked;
      const actor = await callerOfChange(asked, endpoint);
      const general = { rule: options.general ?? changesInGeneral, subject: subjectOf(actor, facts) };
      await deps.limiter.take([general]);
      const input = parseInput(endpoint, { ...raw, body: await bodyOf(endpoint, { request, coming }) });
      const own = options.limits?.({ ...facts, actor }, input) ?? [];
      if (own.length > 0) await deps.limiter.take(own);
      const prepared = await prepare(readingFor(deps, facts, actor), input);
      // A minute can have passed, in which what was allowed ended.
      const now = { ...facts, now: deps.clock.now() };
      return inWork(
        deps,
        now,
        actor,
        async (work) => replyWith(endpoint, await useCase(work, input, prepared), request.headers),
        () => callerOfChange(asked, endpoint),
      );
    },
  };
}

/** `prepare` does the slow part (decoding, storing) before the transaction begins. */
export function uploads<E extends EndpointSpec & { upload: UploadSpec }, Prepared>(
  endpoint: E,
  prepare: (reading: Reading, input: InputOf<E>) => Promise<Prepared>,
  useCase: (work: Work, input: InputOf<E>, prepared: Prepared) => Promise<AnswerOf<E>>,
  options: ChangeOptions<E> = {},
): Route {
  return {
    endpoint,
    respond: async (asked) => {
      const { deps, facts, request, raw, bytes, coming } = asked;
      const begins = await callerOfChange(asked, endpoint);
      const subject = subjectOf(begins, facts);
      await deps.limiter.take([{ rule: options.general ?? changesInGeneral, subject }]);
      return inGate(subject, coming, async () => {
        const upload = await readFile(request, bytes, endpoint.upload, coming?.ended);
        const now = { ...facts, now: deps.clock.now() };
        const actor = await stillThere(asked, endpoint, begins, now);
        const input = parseInput(endpoint, { ...raw, upload });
        const own = options.limits?.({ ...now, actor }, input) ?? [];
        if (own.length > 0) await deps.limiter.take(own);
        const prepared = await prepare(readingFor(deps, now, actor), input);
        return inWork(
          deps,
          now,
          actor,
          async (work) => replyWith(endpoint, await useCase(work, input, prepared)),
          () => callerOfChange(asked, endpoint, facts.now),
        );
      });
    },
  };
}

/** A slow body takes minutes: check again that the caller is still signed in and has the role. */
const recheckAfter = 10 * seconds;

function stillThere(
  asked: Asked,
  endpoint: EndpointSpec,
  actor: Actor,
  { now }: Facts,
): Promise<Actor> | Actor {
  const begun = asked.facts.now;
  const took = now.getTime() - begun.getTime();
  return took < recheckAfter ? actor : callerOfChange(asked, endpoint, begun);
}

export type RawCall = Facts & {
  request: Request;
  begin<T>(run: (work: Work) => Promise<T>, actor?: Actor): Promise<T>;
  limit(takes: readonly Take[]): Promise<void>;
};
export type RawAnswer<E extends EndpointSpec> = { answer: AnswerOf<E>; cookies?: readonly string[] };

/** For signing in and out: manages cookies and transactions itself, ignores the application key, refuses tokens. */
export function raw<E extends EndpointSpec>(
  endpoint: E,
  handle: (call: RawCall, input: InputOf<E>) => Promise<RawAnswer<E>>,
): Route {
  return {
    endpoint,
    respond: async (asked) => {
      const { deps, facts, request, raw: given, coming } = asked;
      await refuseForeignKeys(asked, endpoint);
      const input = parseInput(endpoint, { ...given, body: await bodyOf(endpoint, { request, coming }) });
      const call: RawCall = {
        ...facts,
        request,
        begin: (run, actor = visitor) => inWork(deps, facts, actor, run),
        limit: (takes) => deps.limiter.take(takes),
      };
      const { answer, cookies = [] } = await handle(call, input);
      const response = await replyWith(endpoint, answer);
      for (const cookie of cookies) response.headers.append('Set-Cookie', cookie);
      return response;
    },
  };
}

export function mountRoutes(app: Hono<ServerEnv>, routes: readonly Route[], deps: Deps): void {
  for (const route of inOrder(routes))
    app.on(route.endpoint.method, patternOf(route.endpoint), (c) => respond(c, route, deps));
}

export type KnownPath = { pattern: string; methods: readonly string[] };

/** For 405. A catch-all on each path would force Hono's slowest router. */
export function methodsAt(routes: readonly Route[]): (path: string) => KnownPath | null {
  const router = new TrieRouter<KnownPath>();
  const byPath = Map.groupBy(inOrder(routes), (route) => patternOf(route.endpoint));
  for (const [pattern, here] of byPath) {
    const methods = here.flatMap(({ endpoint: { method } }) =>
      method === 'GET' ? ['GET', 'HEAD'] : [method],
    );
    router.add('ALL', pattern, { pattern, methods });
  }
  return (path) => router.match('ALL', path.replace(/(?<=.)\/$/, ''))[0][0]?.[0] ?? null;
}

function patternOf(endpoint: EndpointSpec): string {
  return endpoint.path.replace(/\/$/, '') || '/';
}

/** Fixed segments before parameters, so that /listing/search is not taken for an ID. */
function inOrder(routes: readonly Route[]): Route[] {
  return routes.toSorted((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1));
}

function sortKey({ endpoint }: Route): string {
  return patternOf(endpoint).replaceAll(':', '\u{10ffff}');
}

async function respond(c: Context<ServerEnv>, route: Route, deps: Deps): Promise<Response> {
  c.set('pattern', patternOf(route.endpoint));
  const raw: RawInput = { params: c.req.param(), query: c.req.query(), body: undefined };
  const bytes = c.env?.incoming ?? null;
  const coming = c.get('coming') ?? null;
  const acting = (tokenId: string) => c.set('token', tokenId);
  const asked = { deps, facts: factsOf(c), request: c.req.raw, raw, bytes, coming, acting };
  const response = await route.respond(asked);
  return route.read ? response : rememberWrite(deps, response);
}
