import type { Problem } from '#wire/problem.ts';

/** What the server refused, by the names of the fields as it knows them: `email`, `years.0.amount`. */
export type Refusals = Readonly<Record<string, readonly string[]>>;

export const noRefusals: Refusals = {};

/** A call that failed. `message` is what the person reads; `serverError` the part that the server said. */
export class ApiError extends Error {
  readonly serverError: string;
  readonly code: string;
  /** 0 where no answer came at all. */
  readonly status: number;
  readonly fields: Record<string, string[]>;
  readonly requestId: string | null;
  /** What the refusal added: `from`, `to`, `allowed` … */
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
}

/** There is no such thing, or not for the caller; an address that nothing can have counts as well. */
export function isMissing(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.status === 404 || error.status === 400);
}

export type Trouble = {
  serverError: string;
  code: string;
  status: number;
  fields?: Record<string, string[]>;
  requestId?: string | null;
  facts?: Record<string, unknown>;
};

/** A problem document as trouble. With fields, the server error is their JSON object, as the sign-up rule expects. */
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
 * The sentence to show for a failure. If the message holds a JSON object in braces, its first key's value is taken
 * (the first element if that is an array); otherwise the message itself.
 */
export function messageFromError(error: unknown): string {
  if (isFault(error)) return 'Something went wrong. Reload the page and try again.';
  const message = error instanceof Error ? error.message : String(error);
  const braces = message.match(/\{.*\}/s);
  if (!braces) return message;
  const first = firstValue(braces[0]);
  return first === null || first === '' ? message : first;
}

/** The same without what could not be done, where a title says that already. */
export function reasonFromError(error: unknown): string {
  const fieldless = error instanceof ApiError && refusalsOf(error) === noRefusals;
  return fieldless ? error.serverError : messageFromError(error);
}

/** What the server refused, field by field. */
export function refusalsOf(error: unknown): Refusals {
  const refused = error instanceof ApiError && Object.keys(error.fields).length > 0;
  return refused ? error.fields : noRefusals;
}

/** A refusal in words of our own, to be shown at a field as if the server had refused it. */
export function refusedField(name: string, words: string): ApiError {
  return new ApiError('refused', {
    serverError: words,
    code: 'invalid-fields',
    status: 400,
    fields: { [name]: [words] },
  });
}

/** A fault of the program or the browser: its message is for engineers. */
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
