import { parseArgs } from 'node:util';
import type { Kysely } from 'kysely';
import { type Config, readConfig } from '#platform/config.ts';
import type { DB } from '#platform/db/tables.ts';
import { enqueueFromOutside } from '#platform/jobs/jobs.ts';
import { newSecrets } from '#platform/secrets.ts';
import { StartProblem } from '#platform/start-problem.ts';
import { acceptFiles } from './admin/accept-files.ts';
import { backUp } from './admin/backup.ts';
import { exportSite } from './admin/export.ts';
import { fetchFromBucket } from './admin/fetch.ts';
import { importSite } from './admin/import.ts';
import { migrateDatabase } from './admin/migrate-database.ts';
import { move } from './admin/move.ts';
import { reopen } from './admin/reopen.ts';
import { restore } from './admin/restore.ts';
import { grantAdmin, listAdmins, resetTwoFactor, revokeAdmin } from './admin/roles.ts';
import { verify } from './admin/verify.ts';
import { visitDatabase } from './admin/visit-database.ts';
import { command } from './command.ts';

type Asked = { given: string | null; attempt: string | null; until: string | null };
type Action = {
  needs?: string;
  takes?: string;
  /** Whether it takes a moment. */
  until?: true;
  run(config: Config, asked: Asked): Promise<string>;
};

const actions: Readonly<Record<string, Action>> = {
  grant: { needs: 'EMAIL', run: inDatabase((db, email) => grantAdmin(db, email)) },
  revoke: { needs: 'EMAIL', run: inDatabase((db, email) => revokeAdmin(db, email)) },
  'reset-two-factor': {
    needs: 'EMAIL',
    run: inDatabase((db, email, config) =>
      resetTwoFactor(db, email, { ...config, enqueue: enqueueFromOutside }),
    ),
  },
  list: { run: inDatabase((db) => listAdmins(db)) },
  'accept-files': { run: inDatabase((db, _, { storage }) => acceptFiles(db, storage)) },
  backup: { run: (config, { attempt }) => backUp(config, attempt) },
  verify: { takes: 'FOLDER', run: (config, { given, attempt }) => verify(config, given, attempt) },
  fetch: { takes: 'NAME', run: (config, { given }) => fetchFromBucket(config, given) },
  restore: { takes: 'FOLDER', until: true, run: restore },
  export: { needs: 'FOLDER', run: (config, { given }) => exportSite(config, given ?? '') },
  import: { needs: 'FOLDER', run: (config, { given }) => importSite(config, given ?? '') },
  move: { run: (config) => move(config) },
  reopen: { run: reopen },
  migrate: { run: migrateDatabase },
  'new-secrets': { run: async () => newSecrets() },
};

const forms = Object.entries(actions).map(([name, { needs, takes, until }]) =>
  ['npm run admin --', name, needs, takes && `[${takes}]`, until && '[--until MOMENT]']
    .filter(Boolean)
    .join(' '),
);

await command(async () => {
  // So that a database that was started for this ends too.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));
  // The app that began this was killed.
  process.once('disconnect', () => process.exit(1));
  try {
    await run(process.argv.slice(2));
  } finally {
    // A listener would keep this process alive.
    process.removeAllListeners('disconnect');
  }
});

async function run(args: string[]): Promise<void> {
  const asked = readArguments(args);
  const action = asked && Object.hasOwn(actions, asked.name) ? actions[asked.name] : undefined;
  const fits = asked && action && (asked.given === null ? !action.needs : action.needs || action.takes);
  if (!fits || (asked.until !== null && !action.until)) throw new StartProblem(`Usage: ${forms.join(', ')}.`);
  console.log(await action.run(readConfig(process.env), asked));
}

/** `null` if they make no command. `attempt` is for the app, which begins one before it calls. */
function readArguments(args: string[]): ({ name: string } & Asked) | null {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { attempt: { type: 'string' }, until: { type: 'string' } },
    });
    const [name = '', given = null, ...more] = positionals;
    return more.length > 0
      ? null
      : { name, given, attempt: values.attempt ?? null, until: values.until ?? null };
  } catch {
    return null;
  }
}

function inDatabase(work: (db: Kysely<DB>, given: string, config: Config) => Promise<string>): Action['run'] {
  return async (config, { given }) => {
    let said = '';
    await visitDatabase(config, async (db) => {
      said = await work(db, given ?? '', config);
    });
    return said;
  };
}
