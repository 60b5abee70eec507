import type { Feature } from '#http/feature.ts';
import type { Clock } from '#platform/clock.ts';
import type { Reader } from '#platform/context.ts';
import { twoFactorProblems } from './problems.ts';
import { twoFactorRoutes } from './routes.ts';
import { deleteExpired } from './store.ts';
import type { TwoFactorTools } from './two-factor-tools.ts';

const forgetSignIns = 'forget-sign-ins';

export function twoFactorFeature({
  db,
  clock,
  ...tools
}: TwoFactorTools & { db: Reader; clock: Clock }): Feature {
  return {
    name: 'two-factor',
    routes: twoFactorRoutes(tools),
    problems: twoFactorProblems,
    jobs: { [forgetSignIns]: () => deleteExpired(db, clock.now()) },
    schedules: [{ job: forgetSignIns, cron: '23 * * * *' }],
  };
}
