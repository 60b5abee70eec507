import type pg from 'pg';
import { z } from 'zod';
import { StartProblem } from '../../start-problem.ts';

const oldestServer = 15;

const factsRow = z.tuple([
  z.object({
    version: z.coerce.number(),
    encoding: z.string(),
    lower: z.string(),
    schema: z.string().nullable(),
    may: z.boolean(),
    relations: z.coerce.number(),
    begun: z.boolean(),
  }),
]);

/** What brings a site into a database, and the setting that names that. */
export type Arrival = { act: 'move' | 'import'; setting: 'MOVE_DATABASE_URL' | 'DATABASE_URL' };

export const byMove: Arrival = { act: 'move', setting: 'MOVE_DATABASE_URL' };
export const byImport: Arrival = { act: 'import', setting: 'DATABASE_URL' };

/**
 * Throws StartProblem unless this database can take a site: it is empty, or has what an earlier attempt with the same
 * site left unfinished.
 */
export async function checkNewPlace(
  client: pg.ClientBase,
  installation: string,
  arrival: Arrival,
): Promise<void> {
  const { rows } = await client.query(
    `select current_setting('server_version_num')::int / 10000 as version,
       current_setting('server_encoding') as encoding, lower('Ä') as lower, current_schema() as schema,
       has_database_privilege(current_database(), 'CREATE')
         and coalesce(has_schema_privilege(current_schema(), 'CREATE'), false) as may,
       (select count(*) from pg_class c join pg_namespace n on n.oid = c.relnamespace
         where n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
           and not exists (select from pg_depend d where d.objid = c.oid and d.classid = 'pg_class'::regclass and d.deptype = 'e')) as relations,
       to_regclass('cairn_move.unfinished') is not null as begun`,
  );
  const [facts] = factsRow.parse(rows);
  refuseOlder(facts.version, arrival);
  if (facts.encoding !== 'UTF8' || facts.lower !== 'ä')
    throw new StartProblem(
      `The new database cannot hold every letter: create it with encoding 'UTF8' and a locale such as 'C.UTF-8' (template template0).`,
    );
  if (!facts.may)
    throw new StartProblem(
      `The user of ${arrival.setting} may not create tables there: make it the owner of the database.`,
    );
  if (facts.begun) await refuseOthers(client, installation, arrival);
  else if (facts.relations > 0) throw notEmpty(arrival);
}

/** `version`: the first part of the number of a server. */
export function refuseOlder(version: number, { setting }: Pick<Arrival, 'setting'>): void {
  if (version < oldestServer)
    throw new StartProblem(
      `The server of ${setting} is PostgreSQL ${version}: Cairn needs ${oldestServer} or later.`,
    );
}

const begunRow = z.array(z.object({ installation: z.string() }));

async function refuseOthers(client: pg.ClientBase, installation: string, arrival: Arrival): Promise<void> {
  const { rows } = await client.query('select installation from cairn_move.unfinished');
  const [begun] = begunRow.parse(rows);
  if (begun?.installation !== installation) throw notEmpty(arrival);
}

export class NotEmpty extends StartProblem {}

function notEmpty({ act, setting }: Arrival): NotEmpty {
  return new NotEmpty(
    `The database of ${setting} is not empty, and ${act === 'move' ? 'a move' : 'an import'} overwrites nothing: name an empty one.`,
  );
}

/** From here until `finish`, no Cairn starts on this database. */
export async function beginNewPlace(client: pg.ClientBase, installation: string): Promise<void> {
  await client.query('create schema if not exists cairn_move');
  await client.query('create table if not exists cairn_move.unfinished (installation text primary key)');
  await client.query('insert into cairn_move.unfinished (installation) values ($1) on conflict do nothing', [
    installation,
  ]);
}

/** Whether a move or an import into this database was begun and did not end. */
export async function isUnfinished(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query(`select to_regclass('cairn_move.unfinished') is not null as begun`);
  return rows[0]?.begun === true;
}

/** Whether an earlier attempt has taken away keys and indexes, and noted them. */
export async function isLoosened(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query(`select to_regclass('cairn_move.later') is not null as loosened`);
  return rows[0]?.loosened === true;
}
