import { expect } from 'vitest';
import { expectOk } from '#test/support/people.ts';
import { allowedFor } from './allowed.ts';
import { openedByApproval } from './canaries.ts';
import { test } from './market.ts';
import { places, sweep } from './sweep.ts';

const access = (version: number, profileAccess: string) => ({ mayApprove: false, profileAccess, version });
const reads = ({ method }: { method: string }) => method === 'GET';

test('a broker to whom the profile was opened sees that profile more, and nothing once it is closed', async ({
  market,
}) => {
  const { owner } = market.world.people;
  const scope = `/api/mandates/${market.world.mandates.target}/scope`;
  const usual = allowedFor('broker');
  await expectOk(owner.put(scope, access(2, 'edit')));
  const open = await sweep(market, 'broker', reads);
  const profile = [...openedByApproval.map((field) => `target.${field}`), 'target.photo'];
  expect([...open.seen.keys()].filter((canary) => !usual.has(canary)).sort()).toEqual([...profile].sort());
  expect(open.log).toEqual(new Set());
  await expectOk(owner.put(scope, access(3, 'none')));
  const { seen } = await sweep(market, 'broker', reads);
  expect(Object.fromEntries(places(seen, 'broker'))).toEqual({});
});
