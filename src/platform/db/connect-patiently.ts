import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { codeOf, messageOf, type StartLog, StartProblem } from '../start-problem.ts';
import type { DatabaseSource } from './connect.ts';
import { wireTypes } from './wire-types.ts';

const passing = ['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EAI_AGAIN', 'ENOTFOUND', '57P01', '57P03', '53300'];

/** `setting`: what names the database, for the words of a problem. */
export async function connectPatiently(
  source: DatabaseSource,
  log: StartLog,
  tries = 10,
  setting = 'DATABASE_URL',
): Promise<pg.Client> {
  for (let attempt = 1; ; attempt += 1) {
    const client = new pg.Client({ ...source, connectionTimeoutMillis: 10_000, types: wireTypes });
    client.on('error', () => {});
    try {
      await client.connect();
      return client;
    } catch (cause) {
      await client.end().catch(() => {});
      if (attempt >= tries || !passing.includes(codeOf(cause))) throw unreachable(cause, setting);
      if (attempt === 2) log.info({ code: codeOf(cause) }, 'waiting for the database');
      await pause(100 * attempt);
    }
  }
}

/** Never quotes the address, which contains a password. */
function unreachable(cause: unknown, setting: string): StartProblem {
  const advice: Record<string, string> = {
    ECONNREFUSED: 'nothing listens there: check host and port, and that PostgreSQL runs',
    ENOTFOUND: 'its host name is not known: check the host',
    '28P01': 'user or password is wrong',
    '28000': 'the server does not accept this user',
    '3D000': 'the server has no such database: create it',
  };
  const why = advice[codeOf(cause)] ?? messageOf(cause);
  return new StartProblem(`${setting} cannot be reached (${why}).`, { cause });
}
