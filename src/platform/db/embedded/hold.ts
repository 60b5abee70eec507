import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { z } from 'zod';
import { codeOf, messageOf, StartProblem } from '../../start-problem.ts';
import { superuser } from './initialise.ts';

/** The advisory lock that marks the data as in use: "cairn" as a number. */
const dataLock = 0x636169726e;
const shuttingDownOrStarting = ['57P01', '57P03', '53300', 'ENOENT', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE'];
const holderRow = z.object({ application_name: z.string() });

export class DataInUse extends StartProblem {}

export type Facts = { host: string; user: string; password: string; database: string };

/** Locks the data for this process. `null`: the server is not ready, retry. Throws StartProblem if it is locked. */
export async function hold(facts: Facts, dataDir: string): Promise<pg.Client | null> {
  const client = await connectAs(facts, `cairn ${process.pid}`, dataDir);
  if (!client) return null;
  for (let tries = 0; tries < 20; tries += 1) {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as held', [dataLock]);
    if (rows[0]?.held) return client;
    // The server may not have noticed yet that the previous holder was killed.
    await pause(50);
  }
  const by = await holderOf(client);
  await client.end();
  throw new DataInUse(
    `The data in ${dataDir} is in use by another Cairn (${by}): stop that one first, or set DATA_DIR to another folder.`,
  );
}

export async function connectAs(facts: Facts, name: string, dataDir: string): Promise<pg.Client | null> {
  const client = new pg.Client({
    ...facts,
    application_name: name,
    connectionTimeoutMillis: 10_000,
    query_timeout: 10_000,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    return client;
  } catch (cause) {
    await client.end().catch(() => {});
    const code = codeOf(cause);
    if (shuttingDownOrStarting.includes(code) || /terminated unexpectedly/.test(messageOf(cause)))
      return null;
    if (code === '28P01')
      throw new StartProblem(
        `The database in ${dataDir} refuses the password in ${dataDir}/secrets.json: put back the file that belongs to it, or set DATA_DIR to another folder.`,
        { cause },
      );
    throw new StartProblem(`The embedded database in ${dataDir} cannot be reached: ${messageOf(cause)}.`, {
      cause,
    });
  }
}

async function holderOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query(
    `select a.application_name from pg_locks l join pg_stat_activity a using (pid)
     where l.locktype = 'advisory' and l.granted and l.objsubid = 1
       and (l.classid::int8 << 32) | l.objid::int8 = $1`,
    [dataLock],
  );
  const name = holderRow.safeParse(rows[0]).data?.application_name.replace(/^cairn /, 'process ');
  return name ?? 'it has just ended: try again';
}

export function factsFor(socketFolder: string, password: string): Facts {
  return { host: socketFolder, user: superuser, password, database: 'postgres' };
}
