import { codeOf } from '../start-problem.ts';

/** Nobody listens, the connection broke, the server stops, starts or is full: PostgreSQL's classes 08, 53 and 57P. */
const codes =
  /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN|ENOTFOUND|08...|53...|57P..)$/;
/** What the driver says of broken connections without giving a code. */
const words =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** Whether an error says that the database cannot be reached now; asking again later is right. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // A socket that is not there: the same code as for any missing file.
  const noSocket = codeOf(error) === 'ENOENT' && 'syscall' in error && error.syscall === 'connect';
  return noSocket || codes.test(codeOf(error)) || words.test(error.message);
}
