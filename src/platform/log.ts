import { type DestinationStream, type Logger, pino } from 'pino';
import { type Config, usualLogLevel } from './config.ts';
import { telemetry } from './telemetry/telemetry.ts';

export type { Logger } from 'pino';

const writtenWithin = { minLength: 4_096, periodicFlush: 250 };

/** One JSON object per line, with the name of the node and, where OpenTelemetry is on, the ID of the trace; flushed when the process exits; kill -9 loses the last quarter of a second. */
export function createLog(
  level: Config['logLevel'] = usualLogLevel.ofLogger,
  { node, destination }: { node?: string; destination?: DestinationStream } = {},
): Logger {
  const base = node === undefined ? null : { node };
  const options = { level, base, mixin: traceOfNow, serializers: { err: safeError } };
  return pino(options, destination ?? pino.destination({ dest: 1, sync: false, ...writtenWithin }));
}

function traceOfNow(): object {
  const trace = telemetry().traceId();
  return trace === null ? {} : { trace };
}

type SafeError = {
  type: string;
  message?: string;
  stack?: string | undefined;
  cause?: SafeError;
  [fact: string]: unknown;
};

/** The safe fields of PostgreSQL errors; `message`, `detail` and `where` may quote personal data. */
const databaseFacts = ['code', 'constraint', 'table', 'column', 'routine'] as const;

/** An error for the log: its stack, and its message only if it cannot quote personal data. */
export function safeError(error: unknown): SafeError {
  if (!(error instanceof Error)) return { type: typeof error };
  const stack = error.stack
    ?.split('\n')
    .filter((line) => line.startsWith('    at '))
    .join('\n');
  const cause = error.cause === undefined ? {} : { cause: safeError(error.cause) };
  if ('severity' in error && 'routine' in error) {
    const facts = databaseFacts.map((fact) => [fact, fact in error ? Reflect.get(error, fact) : undefined]);
    return { type: 'DatabaseError', ...Object.fromEntries(facts), stack, ...cause };
  }
  return { type: error.name, message: error.message, stack, ...cause };
}
