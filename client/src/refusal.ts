type Problem = Readonly<Record<string, unknown>>;

/**
 * The API refused a call. `code` is stable and meant for programs, `message` for people; `fields` says what is wrong
 * with which field, `facts` holds what else the API said (`scope`, `allowed` …).
 */
export class CairnRefusal<Code extends string = string> extends Error {
  readonly code: Code;
  readonly status: number;
  readonly requestId: string | null;
  readonly fields: Readonly<Record<string, readonly string[]>>;
  readonly facts: Problem;
  /** Seconds after which the same call may succeed; `null` where waiting does not help. */
  readonly retryAfter: number | null;

  constructor(code: Code, status: number, problem: Problem, retryAfter: number | null) {
    super(typeof problem.detail === 'string' ? problem.detail : `The API answered ${status}.`);
    this.name = 'CairnRefusal';
    this.code = code;
    this.status = status;
    this.requestId = typeof problem.requestId === 'string' ? problem.requestId : null;
    this.fields = fieldsOf(problem.fields);
    this.facts = problem;
    this.retryAfter = retryAfter;
  }
}

/** No answer came: the address is wrong, the network is down, or it took too long. The call may have been carried out. */
export class CairnUnreachable extends Error {
  constructor(url: string, cause: unknown) {
    super(`No answer from ${url}.`, { cause });
    this.name = 'CairnUnreachable';
  }
}

/** Whether an error is a refusal, with this code where one is given. */
export function isRefusal<Code extends string = string>(
  error: unknown,
  code?: Code,
): error is CairnRefusal<Code> {
  return error instanceof CairnRefusal && (code === undefined || error.code === code);
}

export async function refusalFrom(response: Response): Promise<CairnRefusal> {
  const problem: unknown = await response.json().catch(() => null);
  const known: Problem = typeof problem === 'object' && problem !== null ? { ...problem } : {};
  const code = typeof known.code === 'string' ? known.code : 'no-problem-document';
  const wait = Number(response.headers.get('retry-after') ?? Number.NaN);
  return new CairnRefusal(code, response.status, known, Number.isFinite(wait) ? wait : null);
}

function fieldsOf(fields: unknown): Record<string, string[]> {
  if (typeof fields !== 'object' || fields === null) return {};
  return Object.fromEntries(
    Object.entries(fields).map(([name, words]) => [name, Array.isArray(words) ? words.map(String) : []]),
  );
}
