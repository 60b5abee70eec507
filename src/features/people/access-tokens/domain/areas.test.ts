import { expect, test } from 'vitest';
import { tokenKinds } from '#kernel/actor.ts';
import { scopes } from '#kernel/scope.ts';
import { areas, areasFor, isOpenTo } from './areas.ts';

test('every scope can be given to a token of some kind, and has words', () => {
  expect(scopes.filter((scope) => !tokenKinds.some((kind) => isOpenTo(kind, scope)))).toEqual([]);
  const worded = Object.entries(areas).flatMap(([area, { write }]) => [
    `${area}:read`,
    ...(write === undefined ? [] : [`${area}:write`]),
  ]);
  expect(worded.toSorted()).toEqual([...scopes].toSorted());
});

test('what only administrators see is not for personal tokens, and what is private not for service tokens', () => {
  const personal: readonly string[] = areasFor('personal');
  const service: readonly string[] = areasFor('service');
  expect(service.filter((area) => !personal.includes(area))).toEqual([
    'accounts',
    'outbox',
    'waitlist',
    'site',
  ]);
  for (const area of ['messages', 'deal-rooms', 'diligence', 'health-checks', 'profile', 'overview'])
    expect(service).not.toContain(area);
  expect(isOpenTo('personal', 'valuation:read')).toBe(true);
  expect(isOpenTo('personal', 'valuation:write')).toBe(false);
});
