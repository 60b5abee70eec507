import { getHeapSpaceStatistics } from 'node:v8';
import { sql } from 'kysely';
import { openDatabase } from '#platform/db/connect.ts';

// Run by answers-let-go.test.ts: repeats a query, and prints the number of bytes promoted to the old generation.
const { db } = openDatabase(JSON.parse(process.env.DATABASE_FACTS ?? ''));
const rows = 40;
const warmUp = 500;
const asked = 3_000;

async function ask(times: number): Promise<void> {
  for (let time = 0; time < times; time += 1)
    await sql`select g, md5(g::text) from generate_series(1, ${rows}::int) g`.execute(db);
}

function oldBytes(): number {
  return getHeapSpaceStatistics().find(({ space_name }) => space_name === 'old_space')?.space_used_size ?? 0;
}

await ask(warmUp);
const before = oldBytes();
await ask(asked);
process.stdout.write(String(oldBytes() - before));
await db.destroy();
