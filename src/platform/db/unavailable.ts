import { codeOf } from '../start-problem.ts';

/** PostgreSQL's classes 08, 53 (except 53100, a full disk) and 57P; 25006: a demoted server; 25P03: a frozen one. */
const codes =
  /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN|ENOTFOUND|08...|25006|25P03|53(?!100)...|57P..)$/;
const words =
  /^(?:Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|Client was closed and is not queryable)/;

export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // A missing socket has the same code as any missing file.
  const noSocket = codeOf(error) === 'ENOENT' && 'syscall' in error && error.syscall === 'connect';
  return noSocket || codes.test(codeOf(error)) || words.test(error.message);
}

/** Of class MV, which PostgreSQL leaves to programs. */
export const [movingCode, movedCode] = ['MV001', 'MV002'];

/** A write was refused for the moment, because the site is being moved. */
export function isSiteMoving(error: unknown): boolean {
  return codeOf(error) === movingCode;
}

/** A write was refused for good, because the site was moved. */
export function isSiteMoved(error: unknown): boolean {
  return codeOf(error) === movedCode;
}

/** The transaction is rolled back, but connections and reads keep working until an operator frees space. */
export function isDatabaseFull(error: unknown): boolean {
  return error instanceof Error && codeOf(error) === '53100';
}

export function isStatementTooSlow(error: unknown): boolean {
  return error instanceof Error && codeOf(error) === '57014';
}
