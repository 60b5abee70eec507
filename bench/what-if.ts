/** `npm run bench:what-if`: recomputing after one driver moves. The baseline asks a server with rows in a database. */
import pg from 'pg';
import { checkValue } from '#features/valuation/check-value/domain/check-value.ts';
import { unchanged, withWhatIf } from '#features/valuation/check-value/domain/what-if.ts';
import { inputsOf } from '#features/valuation/check-value/server/inputs-of.ts';
import { valueOfCheck } from '#features/valuation/check-value/server/value-of-check.ts';
import { openDatabase } from '#platform/db/connect.ts';
import { migrate } from '#platform/db/migrate.ts';
import { exampleAnswers, growingYears } from '#test/support/check-value-examples.ts';
import { quietLog } from '#test/support/quiet-log.ts';
import { startThrowAwayServer } from '#test/support/throw-away-server.ts';
import { median } from './children.ts';
import { type Figure, isReached, linesOf } from './rooms/figure.ts';
import { short } from './short.ts';
import { printTable } from './table.ts';

const ids = {
  owner: '5b4b1f0e-6f0a-4c39-9a53-0d6f7b7f0b01',
  business: '5b4b1f0e-6f0a-4c39-9a53-0d6f7b7f0b02',
  check: '5b4b1f0e-6f0a-4c39-9a53-0d6f7b7f0b03',
};

const { end, ...facts } = await startThrowAwayServer();
try {
  const figures = await measure();
  printTable(linesOf(figures));
  if (!short && !figures.every(isReached)) process.exitCode = 1;
} finally {
  await end();
}

async function measure(): Promise<Figure[]> {
  const source = { ...facts, database: 'postgres' };
  const client = new pg.Client(source);
  await client.connect();
  await migrate(client, quietLog);
  await fill(client);
  await client.end();
  const { db, pool } = openDatabase(source);
  const inputs = { ...(await inputsOf(db, ids.check)), periods: growingYears };
  const moved = (at: number) => ({ ...unchanged, margin: (at % 40) / 2, growth: at % 30 });
  const pure = await medianOf(short ? 20 : 2_000, (at) => checkValue(withWhatIf(inputs, moved(at))));
  const asked = await medianOf(short ? 3 : 300, () => valueOfCheck(db, ids.check));
  await pool.end();
  return [{ what: 'One driver moved', measured: pure, baseline: asked, unit: 'ms', most: 5 }];
}

async function medianOf(times: number, run: (at: number) => unknown): Promise<number> {
  const taken: number[] = [];
  for (let at = 0; at < times; at += 1) {
    const begun = performance.now();
    await run(at);
    taken.push(performance.now() - begun);
  }
  return median(taken);
}

async function fill(client: pg.Client): Promise<void> {
  await client.query(
    `insert into person (id, email, email_verified, first_name, last_name, username)
     values ($1, 'owner@people.example', true, 'Some', 'Owner', 'owner_people.example')`,
    [ids.owner],
  );
  await client.query(
    `insert into business (id, owner_id, business_name, business_address, industry, ein_cipher, ein_index, created_at)
     values ($1, $2, 'A business', 'Somewhere', 'Manufacturing', '', '', now())`,
    [ids.business, ids.owner],
  );
  await client.query('insert into health_check (id, business_id, created_at) values ($1, $2, now())', [
    ids.check,
    ids.business,
  ]);
  for (const [question, answer] of Object.entries(exampleAnswers)) {
    const value = answer.state === 'given' ? answer.value : null;
    const {
      benchmarked = true,
      lossYear = false,
      reviews = 60,
      locationDependent = true,
    } = answer.state === 'given' ? answer : {};
    await client.query(
      `insert into check_answer (check_id, question, state, number, choice, beside, answered_at)
       values ($1, $2, $3, $4, $5, $6, now())`,
      [
        ids.check,
        question,
        answer.state,
        typeof value === 'number' ? value : null,
        typeof value === 'string' ? value : null,
        JSON.stringify({ benchmarked, lossYear, reviews, locationDependent }),
      ],
    );
  }
}
