import { createJobTables } from '../../jobs/job-tables.ts';
import { StartProblem } from '../../start-problem.ts';
import { type DatabaseSource, type OpenDatabase, openDatabase } from '../connect.ts';
import { migrate } from '../migrate.ts';
import { connectForText } from './as-text.ts';
import { type CopiedAt, catchUp, compareTable, copiedAt, isOfQueue } from './catch-up.ts';
import { copyWholeTable, type Pair } from './copy-rows.ts';
import { buildIndexes, fasten, loosen } from './loosened.ts';
import { beginNewPlace, byMove, checkNewPlace, isLoosened } from './new-place.ts';
import {
  addPartitions,
  describePartitions,
  describeSequences,
  describeTables,
  placeSequences,
  type WholeTable,
} from './whole-tables.ts';

const silent = { info() {}, warn() {}, error() {} };
/** Tables are brought up to date this many at a time. */
const together = 2;

export type Copied = { tables: number; rows: number };

export type DatabaseMove = {
  /** Copies and compares everything while the site runs. */
  copy(): Promise<void>;
  /** While no one writes: copies and compares what changed since. `look` throws for a fault in the copy. */
  finish(look: (open: OpenDatabase) => Promise<void>): Promise<Copied>;
  end(): Promise<void>;
};

type Places = { from: DatabaseSource; to: DatabaseSource; installation: string };

/** Checks that the new place can take the site; changes nothing. Throws StartProblem. */
export async function openDatabaseMove({ from, to, installation }: Places): Promise<DatabaseMove> {
  const pairs: Pair[] = [];
  const end = async () => {
    for (const pair of pairs) for (const client of [pair.from, pair.to]) await client.end().catch(() => {});
  };
  try {
    const first = await connectForText(to, 'MOVE_DATABASE_URL');
    pairs.push({ from: await connectForText(from, 'DATABASE_URL'), to: first });
    await checkNewPlace(first, installation, byMove);
    while (pairs.length < together)
      pairs.push({
        from: await connectForText(from, 'DATABASE_URL'),
        to: await connectForText(to, 'MOVE_DATABASE_URL'),
      });
  } catch (error) {
    await end();
    throw error;
  }
  const [main] = pairs;
  if (!main) throw new Error('there is a pair');
  let at: CopiedAt = '';
  return {
    copy: async () => {
      await makeTables(main, to, installation);
      at = await copyAll(main);
    },
    finish: (look) => finish(pairs, { main, at, to, look }),
    end,
  };
}

async function makeTables(main: Pair, to: DatabaseSource, installation: string): Promise<void> {
  await beginNewPlace(main.to, installation);
  await migrate(main.to, silent);
  await createJobTables(to);
  if (!(await isLoosened(main.to))) await loosen(main.to);
  await sameTables(main);
}

/** The tables of both sides. Throws StartProblem if they differ, as after an upgrade that began meanwhile. */
async function sameTables({ from, to }: Pair): Promise<WholeTable[]> {
  const [here, there] = [await describeTables(from), await describeTables(to)];
  const known = new Map(there.map((table) => [table.name, JSON.stringify(table.types)]));
  const other = here.find(({ name, types }) => known.get(name) !== JSON.stringify(types));
  if (other)
    throw new StartProblem(
      `The table ${other.name} is not one of this Cairn, or was made by another version: start this version here once, move what is not Cairn’s elsewhere, and try again. The site goes on as it was.`,
    );
  return here;
}

async function copyAll(main: Pair): Promise<CopiedAt> {
  const { from, to } = main;
  await from.query('begin isolation level repeatable read read only');
  try {
    const at = await copiedAt(from);
    for (const table of (await describeTables(from)).filter((one) => !isOfQueue(one))) {
      await copyWholeTable(main, table);
      await compareTable(main, table);
    }
    await buildIndexes(to);
    await to.query('analyze');
    return at;
  } finally {
    await from.query('commit').catch(() => {});
  }
}

type Finishing = {
  main: Pair;
  at: CopiedAt;
  to: DatabaseSource;
  look: (open: OpenDatabase) => Promise<void>;
};

async function finish(pairs: readonly Pair[], { main, at, to, look }: Finishing): Promise<Copied> {
  const tables = await sameTables(main);
  await addPartitions(main.to, await describePartitions(main.from));
  let rows = 0;
  await shared(pairs, tables, async (pair, table) => {
    const same = await catchUp(pair, table, at);
    rows += same;
  });
  await placeSequences(main.to, await describeSequences(main.from));
  const open = openDatabase(to, { max: 2 });
  await look(open).finally(() => open.db.destroy());
  await main.to.query('begin');
  try {
    await fasten(main.to);
    await main.to.query('drop schema cairn_move cascade');
    await main.to.query('commit');
  } catch (error) {
    await main.to.query('rollback').catch(() => {});
    throw error;
  }
  return { tables: tables.length, rows };
}

async function shared(
  pairs: readonly Pair[],
  tables: readonly WholeTable[],
  work: (pair: Pair, table: WholeTable) => Promise<unknown>,
): Promise<void> {
  const waiting = [...tables];
  await Promise.all(
    pairs.map(async (pair) => {
      for (let table = waiting.shift(); table; table = waiting.shift()) await work(pair, table);
    }),
  );
}
