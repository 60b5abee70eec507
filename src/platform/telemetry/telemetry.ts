/** Never holds a value of a person: only patterns, names, codes and counts. */
type Attributes = Readonly<Record<string, string | number>>;

export type SpanOptions = {
  /** What is measured: an arriving request, a call of another server, a statement, a job. */
  kind: 'request' | 'call' | 'statement' | 'job';
  name: string;
  attributes?: Attributes;
  /** W3C trace context that came with it; `undefined`: what runs around it. */
  parent?: string | null | undefined;
  /** Begins a trace of its own, which only links to what runs around it: its ID is given to others. */
  apart?: boolean;
};

export type Span = {
  /** What runs in `work` is below this span. */
  within<T>(work: () => T): T;
  rename(name: string): void;
  set(attributes: Attributes): void;
  /** To be given on, as the header `traceparent`; `null` if nothing is measured. */
  traceparent(): string | null;
  /** `failure`: its kind, never its words. */
  end(failure?: string | null): void;
};

export type Telemetry = {
  begin(options: SpanOptions): Span;
  /** Of what runs now. */
  traceId(): string | null;
  traceparent(): string | null;
  /** Sends what is left, for two seconds at most. */
  stop(): Promise<void>;
};

const nothing: Span = {
  within: (work) => work(),
  rename: () => {},
  set: () => {},
  traceparent: () => null,
  end: () => {},
};

const off: Telemetry = {
  begin: () => nothing,
  traceId: () => null,
  traceparent: () => null,
  stop: async () => {},
};

let current = off;

/** What measures in this process: nothing, unless `measureWith` was called. */
export function telemetry(): Telemetry {
  return current;
}

/** For the whole process, because statements and jobs are measured far below what makes the app. `null`: off. */
export function measureWith(measuring: Telemetry | null): void {
  current = measuring ?? off;
}

/** Measures `work` as one span, which fails if it throws. */
export async function measured<T>(options: SpanOptions, work: (span: Span) => Promise<T>): Promise<T> {
  const span = current.begin(options);
  try {
    const result = await span.within(() => work(span));
    span.end();
    return result;
  } catch (error) {
    span.end(failureOf(error));
    throw error;
  }
}

/** The code of an error of PostgreSQL or Node.js, or else its type: its message may quote anything. */
export function failureOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
