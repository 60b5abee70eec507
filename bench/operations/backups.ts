import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { openDatabase } from '#platform/db/connect.ts';
import { embeddedPlace } from '#test/faults/storm/places.ts';
import { runApp } from '#test/support/running-app.ts';
import type { Figure } from '../rooms/figure.ts';
import { short } from '../short.ts';
import { admin, copyOf } from './programs.ts';
import { beside, visitors } from './visitors.ts';

/** `--full`: a database of ten gigabytes. */
const megabytes = short ? 2 : process.argv.includes('--full') ? 10_000 : 500;
const quietFor = short ? 1_000 : 10_000;

/** A backup and a restore, each beside a plain copy of the same bytes. */
export async function measureBackups(): Promise<readonly Figure[]> {
  const home = await mkdtemp(join(tmpdir(), 'cairn-bench-backup-'));
  const at = (name: string) => join(home, name);
  const env = { BACKUP_FOLDER: at('backups'), BACKUP_PASSPHRASE: 'correct horse battery' };
  try {
    const app = await runApp(at('data'));
    let figures: Figure[];
    try {
      await fill(at('data'));
      const quiet = visitors(app.url);
      await pause(quietFor);
      const alone = await quiet.end();
      const copied = await beside(app.url, () => copyOf(at('data'), at('copied-while-running')));
      const backedUp = await beside(app.url, () => admin(['backup'], { ...env, DATA_DIR: at('data') }));
      figures = [
        {
          what: 'p99 of others during a backup; alone',
          measured: backedUp.p99,
          baseline: alone.p99,
          unit: 'ms',
          mostTimes: 2,
        },
        {
          what: 'p99 of others during a backup; a copy',
          measured: backedUp.p99,
          baseline: copied.p99,
          unit: 'ms',
        },
        { what: 'others that failed during a backup', measured: backedUp.failed, unit: 'requests', most: 0 },
        {
          what: `backup with its verification, ${megabytes} MB; a copy`,
          measured: backedUp.took / 1_000,
          baseline: copied.took / 1_000,
          unit: 's',
          mostTimes: 2,
        },
      ];
    } finally {
      await app.stop();
    }
    const restored = await firstPage(at('restored'), () =>
      admin(['restore'], { ...env, DATA_DIR: at('restored') }),
    );
    const copied = await firstPage(at('copied'), () => copyOf(at('data'), at('copied')));
    return [
      ...figures,
      {
        what: 'restore to the first page; a copy to it',
        measured: restored / 1_000,
        baseline: copied / 1_000,
        unit: 's',
        mostTimes: 3,
      },
    ];
  } finally {
    await rm(home, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function firstPage(dataDir: string, bring: () => Promise<void>): Promise<number> {
  const begun = performance.now();
  await bring();
  const app = await runApp(dataDir);
  try {
    await (await fetch(app.url)).text();
    return performance.now() - begun;
  } finally {
    await app.stop();
  }
}

/** Texts that compress about as well as those of people, as old emails. */
async function fill(dataDir: string): Promise<void> {
  const open = openDatabase(embeddedPlace(dataDir).source(), { max: 1 });
  try {
    for (let done = 0; done < megabytes; done += 1)
      await sql`insert into outgoing_mail (id, recipient, subject, body, kind, secret, status, created_at, settled_at)
        select gen_random_uuid(), 'x@bench.example', 'A subject', (select string_agg(md5(random()::text || n::text || m::text), ' ')
          from generate_series(1, 300) as m), 'bench', false, 'kept', now(), now() from generate_series(1, 100) as n`.execute(
        open.db,
      );
  } finally {
    await open.db.destroy();
  }
}
