import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { beforeAll, expect, test } from 'vitest';
import { type OpenDatabase, openDatabase } from '#platform/db/connect.ts';
import { prepareData } from '#test/support/prepared-data.ts';
import { runApp } from '#test/support/running-app.ts';
import { buildWeb } from '../../scripts/web-build.ts';
import { lostOf } from './storm/lost.ts';
import { embeddedPlace, type Fault, type Place, replicatedPlace } from './storm/places.ts';
import { emptyLedger, type Storm, setScene, writeOn } from './storm/storm-writers.ts';
import { newTally, type Tally } from './storm/tally.ts';
import { callsAt } from './writers.ts';

/** Long form: `STORM_MINUTES=60 npm test -- database-storm`. By default each fault happens once. */
const minutes = Number(process.env.STORM_MINUTES ?? 0);
const otherPostgres = process.env.STORM_POSTGRES ?? null;
/** Used in turn, in milliseconds; the last one exceeds the app's query timeout. */
const freezes = minutes > 0 ? [2_000, 8_000, 30_000] : [3_000];
const calm = minutes > 0 ? 4_000 : 1_000;
/** Short enough that the short form renews keys too. */
const keyLasts = minutes > 0 ? 20 * 60_000 : 3_000;

beforeAll(buildWeb);

test('the app survives every fault of its own database and loses no acknowledged write', {
  timeout: (minutes * 2 + 10) * 60_000,
}, async () => {
  await stormOver(async (dataDir) => {
    await prepareData(dataDir);
    return embeddedPlace(dataDir);
  });
});

test('the app survives the failover of an operator’s database to its standby and loses no acknowledged write', {
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
    const storm: Storm = { call: callsAt(app, tally), url: app.url, ledger: emptyLedger(), place, keyLasts };
    const pid = app.child.pid;
    const done = await weather(storm, place, tally);
    report({ pid, now: app.child.pid, done, ...tally });
    expect(tally.wrong).toEqual([]);
    expect([app.child.exitCode, app.child.signalCode, app.child.pid]).toEqual([null, null, pid]);
    await expect.poll(() => waitingMails(place), { interval: 1_000 }).toBe(0);
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

function report(figures: Record<string, unknown>): void {
  if (minutes > 0) console.log(new Date().toISOString(), JSON.stringify(figures));
}

async function weather(storm: Storm, place: Place, tally: Tally): Promise<Record<string, number>> {
  const scene = await setScene(storm);
  let over = false;
  const writing = writeOn(storm, scene, () => over || tally.wrong.length > 0);
  const until = Date.now() + minutes * 60_000;
  const done: Record<string, number> = {};
  const play = async () => {
    for (let round = 0; round === 0 || Date.now() < until; round += 1)
      for (const [name, fault] of place.faults) {
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

async function once(fault: Fault, freeze: number, tally: Tally): Promise<void> {
  await pause(calm);
  await fault(freeze);
  const before = tally.acknowledged;
  await expect
    .poll(() => tally.acknowledged > before + 3 || tally.wrong.length > 0, { interval: 50 })
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
