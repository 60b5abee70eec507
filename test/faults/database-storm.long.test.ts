import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { beforeAll, expect, test } from 'vitest';
import { type OpenDatabase, openDatabase } from '#platform/db/connect.ts';
import { runApp } from '#test/support/running-app.ts';
import { buildWeb } from '../../scripts/web-build.ts';
import { lostOf } from './storm/lost.ts';
import { embeddedPlace, type Fault, type Place, replicatedPlace } from './storm/places.ts';
import { emptyLedger, type Storm, setScene, writeOn } from './storm/storm-writers.ts';
import { newTally, type Tally } from './storm/tally.ts';
import { callsAt } from './writers.ts';

/** The long form: `STORM_MINUTES=60 npm test -- database-storm`. Unset, each fault comes once. */
const minutes = Number(process.env.STORM_MINUTES ?? 0);
/** A folder with `bin/postgres` to take the place of the one that the product brings. */
const otherPostgres = process.env.STORM_POSTGRES ?? null;
/** In turns, in milliseconds; the last one is longer than the app waits for an answer. */
const freezes = minutes > 0 ? [2_000, 8_000, 30_000] : [3_000];
const calm = minutes > 0 ? 4_000 : 1_000;

beforeAll(buildWeb);

test('whatever happens to its own database, the app goes on and loses nothing that it had acknowledged', {
  timeout: (minutes * 2 + 10) * 60_000,
}, async () => {
  await stormOver(async (dataDir) => embeddedPlace(dataDir));
});

test('the same with a database of the operator that fails over to its follower', {
  timeout: (minutes * 2 + 10) * 60_000,
}, async () => {
  await stormOver(() => replicatedPlace(otherPostgres));
});

async function stormOver(placeFor: (dataDir: string) => Promise<Place>): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'cairn-storm-'));
  const place = await placeFor(dataDir);
  const app = await runApp(dataDir, { ...place.env, LOG_LEVEL: 'error' });
  try {
    const tally = newTally();
    const storm: Storm = { call: callsAt(app, tally), url: app.url, ledger: emptyLedger(), place };
    const pid = app.child.pid;
    const done = await weather(storm, tally);
    report({ pid, now: app.child.pid, done, ...tally });
    expect(tally.wrong).toEqual([]);
    expect([app.child.exitCode, app.child.signalCode, app.child.pid]).toEqual([null, null, pid]);
    await expect.poll(() => waitingMails(place), { timeout: 300_000, interval: 1_000 }).toBe(0);
    const lost = await opened(place, ({ db }) => lostOf(db, dataDir, storm.ledger));
    report({ lost });
    expect(lost).toEqual({
      people: [],
      businesses: [],
      files: [],
      draft: 0,
      deals: [],
      damaged: [],
      laws: {},
    });
  } finally {
    await app.kill();
    await place.end();
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** The long form says how it goes. */
function report(figures: Record<string, unknown>): void {
  if (minutes > 0) console.log(new Date().toISOString(), JSON.stringify(figures));
}

/** One fault after another while everything is written to; how often each was done. */
async function weather(storm: Storm, tally: Tally): Promise<Record<string, number>> {
  const scene = await setScene(storm);
  let over = false;
  const writing = writeOn(storm, scene, () => over || tally.wrong.length > 0);
  const until = Date.now() + minutes * 60_000;
  const done: Record<string, number> = {};
  const play = async () => {
    for (let round = 0; round === 0 || Date.now() < until; round += 1)
      for (const [name, fault] of storm.place.faults) {
        await once(fault, freezes[round % freezes.length] ?? 0, tally);
        done[name] = (done[name] ?? 0) + 1;
        report({ name, round, ...tally });
        if (tally.wrong.length > 0 || (minutes > 0 && Date.now() > until)) return;
      }
  };
  await Promise.race([play(), writing]).finally(() => {
    over = true;
  });
  await writing;
  return done;
}

/** Does it, then waits until the app writes again by itself. */
async function once(fault: Fault, freeze: number, tally: Tally): Promise<void> {
  await pause(calm);
  await fault(freeze);
  const before = tally.acknowledged;
  await expect
    .poll(() => tally.acknowledged > before + 3 || tally.wrong.length > 0, { timeout: 180_000, interval: 50 })
    .toBe(true);
}

async function opened<T>(place: Place, run: (open: OpenDatabase) => Promise<T>): Promise<T> {
  const open = openDatabase(place.source());
  try {
    return await run(open);
  } finally {
    await open.db.destroy();
  }
}

function waitingMails(place: Place): Promise<number> {
  return opened(place, async ({ db }) => {
    const { n } = await db
      .selectFrom('outgoing_mail')
      .where('status', '=', 'queued')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow();
    return n;
  });
}
