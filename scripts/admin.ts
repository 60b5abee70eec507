import type { Kysely } from 'kysely';
import { type Config, readConfig } from '#platform/config.ts';
import type { DB } from '#platform/db/tables.ts';
import { enqueueFromOutside } from '#platform/jobs/jobs.ts';
import { newSecrets } from '#platform/secrets.ts';
import { StartProblem } from '#platform/start-problem.ts';
import { acceptFiles } from './admin/accept-files.ts';
import { backUp, restore, verify } from './admin/backup.ts';
import { migrateDatabase } from './admin/migrate-database.ts';
import { grantAdmin, listAdmins, resetTwoFactor, revokeAdmin } from './admin/roles.ts';
import { visitDatabase } from './admin/visit-database.ts';
import { command } from './command.ts';

type Action = { needs?: string; takes?: string; run(config: Config, given: string | null): Promise<string> };

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
  backup: { run: backUp },
  verify: { takes: 'FOLDER', run: verify },
  restore: { takes: 'FOLDER', run: restore },
  migrate: { run: migrateDatabase },
  'new-secrets': { run: async () => newSecrets() },
};

const forms = Object.entries(actions).map(([name, { needs, takes }]) =>
  ['npm run admin --', name, needs, takes && `[${takes}]`].filter(Boolean).join(' '),
);

await command(async () => {
  const [name = '', given = null, ...more] = process.argv.slice(2);
  const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
  const fits = action && more.length === 0 && (given === null ? !action.needs : action.needs || action.takes);
  if (!fits) throw new StartProblem(`Usage: ${forms.join(', ')}.`);
  console.log(await action.run(readConfig(process.env), given));
});

function inDatabase(work: (db: Kysely<DB>, given: string, config: Config) => Promise<string>): Action['run'] {
  return async (config, given) => {
    let said = '';
    await visitDatabase(config, async (db) => {
      said = await work(db, given ?? '', config);
    });
    return said;
  };
}
