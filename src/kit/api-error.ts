import type { EndpointSpec } from '#wire/endpoint.ts';
import type { Problem } from '#wire/problem.ts';

/** Keyed by the server's field names: `email`, `years.0.amount`. */
export type Refusals = Readonly<Record<string, readonly string[]>>;

export const noRefusals: Refusals = {};

/** The codes that an endpoint declares. Never any text: a list that is not known word for word has none. */
type RefusalOf<E extends EndpointSpec> = E extends { refusals: readonly (infer Code extends string)[] }
  ? string extends Code
    ? never
    : Code
  : never;

/** Made by the browser itself, and the one that any confirmed endpoint gives. */
type GeneralCode = 'unreachable' | 'reply-not-understood' | 'confirm-it-is-you';

/** `message` is for the person; `serverError` is the part from the server. */
export class ApiError extends Error {
  readonly serverError: string;
  /** Asked by `refused` and `failed` only, so that a misspelled code does not compile. */
  private readonly code: string;
  /** 0 if there was no response. */
  readonly status: number;
  readonly fields: Record<string, string[]>;
  readonly requestId: string | null;
  /** Extra facts of the refusal: `from`, `to`, `allowed` … */
  readonly facts: Record<string, unknown>;

  constructor(failure: string, trouble: Trouble) {
    super(`${failure}: ${trouble.serverError}`);
    this.name = 'ApiError';
    this.serverError = trouble.serverError;
    this.code = trouble.code;
    this.status = trouble.status;
    this.fields = trouble.fields ?? {};
    this.requestId = trouble.requestId ?? null;
    this.facts = trouble.facts ?? {};
  }

  /** Whether the endpoint refused with one of its own codes: `ApiError.refused<typeof saveOffer>(error, 'stale')`. */
  static refused<E extends EndpointSpec = never>(
    error: unknown,
    ...codes: readonly RefusalOf<E>[]
  ): error is ApiError {
    return error instanceof ApiError && codes.some((code) => code === error.code);
  }

  static failed(error: unknown, code: GeneralCode): boolean {
    return error instanceof ApiError && error.code === code;
  }
}

/** It does not exist or is hidden from the caller. 400 counts as well: no record can have such an ID. */
export function isMissing(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.status === 404 || error.status === 400);
}

/** The person was asked whether it is them, and canceled: a choice, not a failure. */
export function isDeclined(error: unknown): boolean {
  return ApiError.failed(error, 'confirm-it-is-you');
}

export const declinedTitle = 'Confirm that it is you to continue';
const declinedWords = 'You canceled, so nothing was opened or changed. Try again when you are ready.';

export type Trouble = {
  serverError: string;
  code: string;
  status: number;
  fields?: Record<string, string[]>;
  requestId?: string | null;
  facts?: Record<string, unknown>;
};

/** If there are fields, the server error is their JSON object, as the sign-up rule requires. */
export function troubleOf(problem: Problem): Trouble {
  const { type: _type, title: _title, status, detail, code, requestId, fields, ...facts } = problem;
  const named = fields && Object.keys(fields).length > 0 ? fields : undefined;
  return {
    serverError: named ? JSON.stringify(named) : detail,
    code,
    status,
    requestId,
    facts,
    ...(named ? { fields: named } : {}),
  };
}

/**
 * The sentence to show for a failure. If the message contains a JSON object, it is the value of the first key (the
 * first element of an array).
 */
export function messageFromError(error: unknown): string {
  if (isDeclined(error)) return declinedWords;
  if (isFault(error)) return 'Something went wrong. Reload the page and try again.';
  const message = error instanceof Error ? error.message : String(error);
  const braces = message.match(/\{.*\}/s);
  if (!braces) return message;
  const first = firstValue(braces[0]);
  return first === null || first === '' ? message : first;
}

/** Like `messageFromError`, but without the failed action, for use below a title that names it. */
export function reasonFromError(error: unknown): string {
  if (isDeclined(error)) return declinedWords;
  const fieldless = error instanceof ApiError && refusalsOf(error) === noRefusals;
  return fieldless ? error.serverError : messageFromError(error);
}

export function refusalsOf(error: unknown): Refusals {
  const refused = error instanceof ApiError && Object.keys(error.fields).length > 0;
  return refused ? error.fields : noRefusals;
}

/** A refusal by the page itself, shown at a field like one of the server. */
export function refusedField(name: string, words: string): ApiError {
  return new ApiError('refused', {
    serverError: words,
    code: 'invalid-fields',
    status: 400,
    fields: { [name]: [words] },
  });
}

/** An error of the program or the browser, whose message is for engineers. */
function isFault(error: unknown): boolean {
  if (error instanceof DOMException) return true;
  return error instanceof Error && /^(?:Type|Range|Reference|Syntax|\$?Zod)Error$/.test(error.name);
}

function firstValue(json: string): string | null {
  try {
    const parsed: unknown = JSON.parse(json);
    if (typeof parsed !== 'object' || parsed === null) return null;
    const value: unknown = Object.values(parsed)[0];
    const first: unknown = Array.isArray(value) ? value[0] : value;
    return first === undefined || first === null ? null : String(first);
  } catch {
    return null;
  }
}
