import type { TokenParts } from '#features/people/accounts/server/get-token.ts';
import type { Feature } from '#http/feature.ts';
import type { Clock } from '#platform/clock.ts';
import type { Reader } from '#platform/context.ts';
import { ssoProblems } from './problems.ts';
import { ssoRoutes } from './routes.ts';
import { type SsoParts, ssoPopup } from './sso-popup.ts';
import { deleteExpired } from './store.ts';

const forgetAnswers = 'forget-sso-answers';

type Parts = SsoParts & { accounts: TokenParts; db: Reader; clock: Clock };

export function ssoFeature(parts: Parts): Feature {
  const { db, clock } = parts;
  return {
    name: 'single-sign-on',
    routes: ssoRoutes(parts),
    web: ssoPopup(parts),
    problems: ssoProblems,
    jobs: { [forgetAnswers]: () => deleteExpired(db, clock.now()) },
    schedules: [{ job: forgetAnswers, cron: '29 * * * *' }],
  };
}
