import { codeOf } from '../start-problem.ts';

/**
 * Network errors and PostgreSQL's classes 08, 53 (except 53100, see below) and 57P. 25006: a server that was demoted
 * and is read-only now. 25P03: one that was frozen within a transaction.
 */
const codes =
  /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN|ENOTFOUND|08...|25006|25P03|53(?!100)...|57P..)$/;
/** Messages of the driver for broken and silent connections, which have no code. */
const words =
  /^(?:Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|Client was closed and is not queryable)/;

/** Whether the database is currently unreachable, so that a retry makes sense. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // A missing socket has the same code as any missing file.
  const noSocket = codeOf(error) === 'ENOENT' && 'syscall' in error && error.syscall === 'connect';
  return noSocket || codes.test(codeOf(error)) || words.test(error.message);
}

/**
 * Whether the server's disk is full. The transaction is rolled back, the connection and reads keep working, and only an
 * operator can fix it.
 */
export function isDatabaseFull(error: unknown): boolean {
  return error instanceof Error && codeOf(error) === '53100';
}

/** Whether a statement timed out on the server; its transaction is rolled back. */
export function isStatementTooSlow(error: unknown): boolean {
  return error instanceof Error && codeOf(error) === '57014';
}
