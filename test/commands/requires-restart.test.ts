import { expect, test } from 'vitest';
import { requiresRestart } from '../../scripts/requires-restart.ts';

test.each([
  ['features/people/accounts/server/routes.ts', true],
  ['features/people/accounts/contract.ts', true],
  ['features\\people\\accounts\\domain\\admin-acts.ts', true],
  ['site/dashboard/server/feature.ts', true],
  ['platform/config.ts', true],
  ['platform/config.test.ts', false],
  ['features/people/accounts/web/queries.ts', false],
  ['site/dashboard/web/queries.ts', false],
  ['site/pages/user-dashboard/needs.ts', false],
  ['site/routes.ts', false],
  ['kit/api.ts', false],
  ['features/people/accounts/web/sign-in.tsx', false],
])('in development, a change of %s restarts the server: %s', (file, restarts) => {
  expect(requiresRestart(file)).toBe(restarts);
});
