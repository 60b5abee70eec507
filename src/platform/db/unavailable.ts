import { codeOf } from '../start-problem.ts';

/**
 * Nobody listens, the connection broke, the server stops, starts or has no place for one more: PostgreSQL's classes 08,
 * 53 (but for 53100, see below) and 57P. 25006 is a server that another has taken the place of: it only reads; 25P03 is one that was frozen within a transaction.
 */
const codes =
  /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN|ENOTFOUND|08...|25006|25P03|53(?!100)...|57P..)$/;
/** What the driver says of broken and silent connections without giving a code. */
const words =
  /^(?:Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|Client was closed and is not queryable)/;

/** Whether an error says that the database cannot be reached now; asking again later is right. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // A socket that is not there: the same code as for any missing file.
  const noSocket = codeOf(error) === 'ENOENT' && 'syscall' in error && error.syscall === 'connect';
  return noSocket || codes.test(codeOf(error)) || words.test(error.message);
}

/**
 * Whether the server's disk has no room for what a statement writes. Nothing of its transaction stays, the connection is
 * as good as before, and reads go on: only somebody who makes room mends it.
 */
export function isDatabaseFull(error: unknown): boolean {
  return error instanceof Error && codeOf(error) === '53100';
}

/** Whether the server gave a statement up because it took too long; nothing of its transaction stays. */
export function isStatementTooSlow(error: unknown): boolean {
  return error instanceof Error && codeOf(error) === '57014';
}
