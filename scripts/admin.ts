import { readConfig } from '#platform/config.ts';
import { enqueueFromOutside } from '#platform/jobs/jobs.ts';
import { StartProblem } from '#platform/start-problem.ts';
import { acceptFiles } from './admin/accept-files.ts';
import { grantAdmin, listAdmins, resetTwoFactor, revokeAdmin } from './admin/roles.ts';
import { visitDatabase } from './admin/visit-database.ts';
import { command } from './command.ts';

const usage =
  'Usage: npm run admin -- grant EMAIL, npm run admin -- revoke EMAIL, npm run admin -- reset-two-factor EMAIL, npm run admin -- list or npm run admin -- accept-files.';

await command(async () => {
  const [action, email, ...more] = process.argv.slice(2);
  const needsEmail = action === 'grant' || action === 'revoke' || action === 'reset-two-factor';
  if (
    !(needsEmail || action === 'list' || action === 'accept-files') ||
    needsEmail !== Boolean(email) ||
    more.length > 0
  )
    throw new StartProblem(usage);
  const config = readConfig(process.env);
  await visitDatabase(config, async (db) => {
    if (action === 'grant') console.log(await grantAdmin(db, email ?? ''));
    else if (action === 'revoke') console.log(await revokeAdmin(db, email ?? ''));
    else if (action === 'reset-two-factor')
      console.log(await resetTwoFactor(db, email ?? '', { ...config, enqueue: enqueueFromOutside }));
    else if (action === 'accept-files') console.log(await acceptFiles(db, config.storage));
    else console.log(await listAdmins(db));
  });
});
