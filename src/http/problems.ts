import { type RefusalDetails, Refused } from '#kernel/refusal.ts';
import {
  isDatabaseFull,
  isDatabaseUnavailable,
  isSiteMoved,
  isSiteMoving,
  isStatementTooSlow,
} from '#platform/db/unavailable.ts';
import type { GeneralRefusal } from '#platform/refusals.ts';
import type { Problem } from '#wire/problem.ts';
import { imageProblems } from './image-problems.ts';
import { renderProblems } from './render-problems.ts';

/** What a refusal looks like from outside. `code`: the public code where it differs from the rule's own. */
export type ProblemWords = {
  status: number;
  detail: string;
  title?: string;
  code?: string;
  /** A sentence with the figures of the case, which comes first; `null` if they are not known. */
  figures?: (details: RefusalDetails) => string | null;
};
/**
 * Refusal code → words. Every feature exports one from its server folder and adds its codes to `RefusalCodes`;
 * build-app merges the tables.
 */
export type ProblemTable = Readonly<Record<string, ProblemWords>>;
export type ProblemReply = { problem: Problem; headers: Record<string, string> };
export type Problems = {
  of(error: unknown, requestId: string): ProblemReply;
  /** What callers get for a code, without the facts of a case: for the API document. */
  shown(code: string, requestId: string): Problem;
};

export const generalProblems = {
  'not-authorized': { status: 401, title: 'Error: not authorized', detail: 'Error: not authorized' },
  'role-missing': {
    status: 403,
    title: 'Error: not authorized',
    detail: 'Error: not authorized',
    code: 'not-authorized',
  },
  'not-your-move': { status: 403, detail: 'This step belongs to another person.' },
  'token-not-valid': { status: 401, detail: 'Your sign-in has expired or was ended. Sign in again.' },
  'access-token-not-valid': {
    status: 401,
    detail: 'This access token is not valid. It may be mistyped, expired or revoked.',
  },
  'two-credentials': {
    status: 400,
    detail: 'Send either an application key or an access token, not both.',
  },
  'scope-missing': {
    status: 403,
    title: 'Scope is missing',
    detail: 'This access token lacks the scope that the call needs.',
  },
  'beyond-token': {
    status: 403,
    title: 'Beyond this token',
    detail:
      'This access token is limited to certain listings and deal rooms, and this call is about none of them.',
  },
  'not-with-token': {
    status: 403,
    title: 'Not with an access token',
    detail: 'A program cannot do this. Sign in on the site and do it yourself.',
  },
  'token-for-api-only': {
    status: 403,
    title: 'Not with an access token',
    detail: 'Access tokens work for the API only. Pages are for people who sign in.',
  },
  'view-only': {
    status: 403,
    detail: 'You are viewing as another person, for reading only. Stop viewing to make changes.',
  },
  'two-factor-due': {
    status: 403,
    title: 'Two-factor sign-in is missing',
    detail: 'Administrators of this site need two-factor sign-in. Turn it on first, on your profile page.',
  },
  'confirm-it-is-you': {
    status: 403,
    title: 'Confirm that it is you',
    detail: 'Confirm first that it is you. Try again, and answer the question that opens.',
  },
  'not-found': { status: 404, detail: 'Not found, or you don’t have access.' },
  'method-not-allowed': { status: 405, detail: 'This address does not accept that method.' },
  'invalid-fields': { status: 400, detail: 'Some fields need attention.' },
  'malformed-json': { status: 400, detail: 'The request body is not valid JSON.' },
  'malformed-request': { status: 400, detail: 'The request cannot be read.' },
  'body-too-large': { status: 413, detail: 'The request is larger than this address accepts.' },
  'body-too-slow': {
    status: 408,
    detail: 'The request came too slowly or stopped. Nothing was changed; send it again.',
  },
  'body-cut-off': { status: 400, detail: 'The connection ended before the whole request arrived.' },
  'wrong-content-type': { status: 415, detail: 'Send the request body as application/json.' },
  'wrong-upload-type': {
    status: 415,
    detail: 'Send the file itself as the body, with a Content-Type that this address accepts.',
  },
  'uploads-busy': {
    status: 503,
    detail: 'Too many files are being uploaded right now. Try again in a few seconds.',
  },
  'storage-full': {
    status: 507,
    title: 'No room left',
    detail:
      'This site has no room left to store files. Nothing was changed. Its operator has to make room before you try again.',
  },
  'database-full': {
    status: 507,
    title: 'No room left',
    detail:
      'The disk of this site is full, so nothing can be saved at the moment. Nothing was changed. Its operator has to make room before you try again.',
  },
  'storage-unavailable': {
    status: 503,
    detail:
      'This site cannot reach the place where it keeps its files, so documents can be neither saved nor opened right now. Nothing was changed; try again in a few minutes.',
  },
  ...imageProblems,
  ...renderProblems,
  'temporarily-unavailable': {
    status: 503,
    detail: 'The database cannot be reached at the moment. Nothing was lost; try again in a few seconds.',
  },
  'site-moving': {
    status: 503,
    detail:
      'This site is being moved to another server. Reading works, and nothing was changed: try again in half a minute.',
  },
  'site-moved': {
    status: 503,
    detail:
      'This site was moved to another server, and this one only shows what was there before. Nothing was changed; try again in a few minutes.',
  },
  'server-stopping': {
    status: 503,
    detail:
      'The server that answered is being restarted. Ask again: another one answers, or this one in a moment.',
  },
  'outcome-unknown': {
    status: 503,
    detail:
      'The connection to the database broke while this was being saved, so it may or may not have been saved. Wait a few seconds, then check before you try again.',
  },
  'too-slow': {
    status: 503,
    detail: 'This takes longer than usual at the moment. Nothing was changed; try again in a few seconds.',
  },
  'too-many-attempts': { status: 429, detail: 'Too many attempts. Wait a little and try again.' },
  'too-many-reads': {
    status: 429,
    title: 'Too many requests',
    detail: 'You have opened more pages than usual. Wait a moment, then continue.',
  },
  stale: { status: 409, detail: 'This has changed since you opened it. Reload the page and try again.' },
  'invalid-transition': {
    status: 409,
    detail: 'This step is not possible right now.',
    code: 'INVALID_TRANSITION',
  },
} as const satisfies ProblemTable & Record<GeneralRefusal, ProblemWords>;

declare module '#kernel/refusal.ts' {
  interface RefusalCodes extends CodesOf<typeof generalProblems> {}
}

/** The entries of codes that have one status, in the words of a feature's domain. */
export function wordedAs<const Code extends string>(
  status: number,
  codes: readonly Code[],
  words: Readonly<Record<NoInfer<Code>, string>>,
  title?: string,
): Readonly<Record<Code, ProblemWords>>;
export function wordedAs(
  status: number,
  codes: readonly string[],
  words: Readonly<Record<string, string>>,
  title?: string,
) {
  return Object.fromEntries(
    codes.map((code) => [code, { status, detail: words[code], ...(title ? { title } : {}) }]),
  );
}

const titles: Record<number, string> = {
  400: 'Bad request',
  401: 'Not signed in',
  403: 'Not allowed',
  404: 'Not found',
  405: 'Method not allowed',
  408: 'Too slow',
  409: 'Conflict',
  413: 'Too large',
  415: 'Unsupported media type',
  422: 'Not acceptable',
  429: 'Too many attempts',
  500: 'Something went wrong',
  503: 'Not available at the moment',
};

/** Seconds: what is not available at the moment, and names no time itself. */
const usualWait = 60;
const reserved = new Set(['type', 'title', 'status', 'detail', 'code', 'requestId', 'retryAfter']);

/** Merges the tables into one that words every refusal. Throws when two features claim one code differently. */
export function problemsFrom(tables: readonly ProblemTable[]): Problems {
  const words = new Map<string, ProblemWords>();
  for (const [code, entry] of tables.flatMap((table) => Object.entries(table))) {
    if (words.has(code) && words.get(code) !== entry)
      throw new Error(`two features word the refusal ${code}`);
    words.set(code, entry);
  }
  return {
    of: (thrown, requestId) => {
      const error = asRefusal(thrown);
      const found = error instanceof Refused ? words.get(error.code) : undefined;
      return error instanceof Refused && found
        ? refusal(error.code, found, error.details, requestId)
        : { problem: unexpected(requestId), headers: {} };
    },
    shown: (code, requestId) => {
      const found = words.get(code);
      return found ? refusal(code, found, {}, requestId).problem : unexpected(requestId);
    },
  };
}

/** A database that is away, full or overworked is no fault of the program: it says so, and when to come back. */
function asRefusal(error: unknown): unknown {
  if (isSiteMoving(error)) return new Refused('site-moving', { retryAfter: 10 });
  if (isSiteMoved(error)) return new Refused('site-moved', { retryAfter: 60 });
  if (isDatabaseFull(error)) return new Refused('database-full');
  if (isDatabaseUnavailable(error)) return new Refused('temporarily-unavailable', { retryAfter: 5 });
  return isStatementTooSlow(error) ? new Refused('too-slow', { retryAfter: 5 }) : error;
}

function refusal(
  code: string,
  words: ProblemWords,
  details: RefusalDetails,
  requestId: string,
): ProblemReply {
  const facts = Object.fromEntries(Object.entries(details).filter(([fact]) => !reserved.has(fact)));
  const challenge = challengeFor(code, words, details);
  const retryAfter = details.retryAfter ?? (words.status === 503 ? usualWait : undefined);
  const wait = typeof retryAfter === 'number' ? { 'Retry-After': String(retryAfter) } : {};
  return {
    problem: {
      ...facts,
      type: 'about:blank',
      title: words.title ?? titles[words.status] ?? 'Error',
      status: words.status,
      detail: [words.figures?.(details), words.detail].filter(Boolean).join(' '),
      code: words.code ?? code,
      requestId,
    },
    headers: { ...(challenge ? { 'WWW-Authenticate': challenge } : {}), ...wait },
  };
}

/** For access tokens as RFC 6750, section 3, writes it. */
function challengeFor(code: string, { status }: ProblemWords, { scope }: RefusalDetails): string | null {
  if (code === 'access-token-not-valid') return 'Bearer error="invalid_token"';
  if (code === 'scope-missing') return `Bearer error="insufficient_scope", scope="${String(scope)}"`;
  return status === 401 ? 'ApplicationKey' : null;
}

function unexpected(requestId: string): Problem {
  return {
    type: 'about:blank',
    title: 'Something went wrong',
    status: 500,
    detail: `Something went wrong on our side. If it happens again, tell us this number: ${requestId}`,
    code: 'unexpected',
    requestId,
  };
}
