import { parseArgs } from 'node:util';
import type { Kysely } from 'kysely';
import { type Config, readConfig } from '#platform/config.ts';
import type { DB } from '#platform/db/tables.ts';
import { enqueueFromOutside } from '#platform/jobs/jobs.ts';
import { newSecrets } from '#platform/secrets.ts';
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
  /** For the usage. */
  does: string;
  run(config: Config, asked: Asked): Promise<string>;
};

const actions: Readonly<Record<string, Action>> = {
  grant: {
    needs: 'EMAIL',
    does: 'make an account an admin',
    run: inDatabase((db, email) => grantAdmin(db, email)),
  },
  revoke: {
    needs: 'EMAIL',
    does: 'remove the admin role from an account',
    run: inDatabase((db, email) => revokeAdmin(db, email)),
  },
  'reset-two-factor': {
    needs: 'EMAIL',
    does: 'turn off two-factor sign-in for a person who lost it',
    run: inDatabase((db, email, config) =>
      resetTwoFactor(db, email, { ...config, enqueue: enqueueFromOutside }),
    ),
  },
  list: { does: 'list the admins', run: inDatabase((db) => listAdmins(db)) },
  'accept-files': {
    does: 'accept that files are lost, so that the site starts without them',
    run: inDatabase((db, _, { storage }) => acceptFiles(db, storage)),
  },
  backup: { does: 'make a backup now', run: (config, { attempt }) => backUp(config, attempt) },
  verify: {
    takes: 'FOLDER',
    does: 'verify a backup, or the newest one',
    run: (config, { given, attempt }) => verify(config, given, attempt),
  },
  fetch: {
    takes: 'NAME',
    does: 'copy a backup from the bucket, or the newest one',
    run: (config, { given }) => fetchFromBucket(config, given),
  },
  restore: {
    takes: 'FOLDER',
    until: true,
    does: 'restore the last state, the state at a moment, or a backup',
    run: restore,
  },
  export: {
    needs: 'FOLDER',
    does: 'write the whole site into a new folder',
    run: (config, { given }) => exportSite(config, given ?? ''),
  },
  import: {
    needs: 'FOLDER',
    does: 'bring an exported site into an empty place',
    run: (config, { given }) => importSite(config, given ?? ''),
  },
  move: {
    does: 'move the site to another database or another place for files',
    run: (config) => move(config),
  },
  reopen: { does: 'open the old place again after a move', run: reopen },
  migrate: { does: 'apply the migrations and end', run: migrateDatabase },
  'new-secrets': { does: 'print new secrets for SECRETS_FILE', run: async () => newSecrets() },
};

const usage = [
  'Usage: npm run admin -- COMMAND',
  ...Object.entries(actions).map(([name, { needs, takes, until, does }]) => {
    const form = [name, needs, takes && `[${takes}]`, until && '[--until MOMENT]'].filter(Boolean).join(' ');
    return `  ${form.padEnd(36)}${does}`;
  }),
].join('\n');

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
  if (asked === 'help') {
    console.log(usage);
    return;
  }
  const action = asked && Object.hasOwn(actions, asked.name) ? actions[asked.name] : undefined;
  const fits = asked && action && (asked.given === null ? !action.needs : action.needs || action.takes);
  if (!fits || (asked.until !== null && !action.until)) {
    console.error(usage);
    process.exitCode = 1;
    return;
  }
  console.log(await action.run(readConfig(process.env), asked));
}

/** `null` if they make no command. `attempt` is for the app, which begins one before it calls. */
function readArguments(args: string[]): ({ name: string } & Asked) | 'help' | null {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        attempt: { type: 'string' },
        until: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
    if (values.help) return 'help';
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
