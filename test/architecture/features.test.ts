import { basename } from 'node:path';
import { expect } from 'vitest';
import { dispatcher, on } from '#http/listeners.ts';
import type { DomainEvent } from '#kernel/domain-event.ts';
import { test } from '#test/support/database.ts';
import { testProduct } from '#test/support/product.ts';
import { featureFolders } from '../../scripts/feature-folders.ts';

const kinds: Record<DomainEvent['kind'], true> = {
  'listing-closed': true,
  'closing-settled': true,
  'requests-ended': true,
  'buyer-named': true,
  'buyer-recorded': true,
  'listing-moved': true,
  'listing-edited': true,
  'room-version-added': true,
  'room-version-taken': true,
  'proof-verified': true,
  'role-granted': true,
  'credentials-reset': true,
  'people-blocked': true,
  'mandate-began': true,
  'trade-said': true,
  'dataset-made': true,
  'review-held': true,
  'check-changed': true,
  'multiples-changed': true,
  'nda-signed': true,
  'nda-countersigned': true,
  'nda-declined': true,
  'nda-expired': true,
};

test('features are mounted in the order of src/contexts.json, which is also the order of listeners', async ({
  fresh,
}) => {
  await using made = await testProduct(fresh);
  const { features } = made.product;
  const names = features.map(({ name }) => name);
  expect(names).toEqual(featureFolders().map((folder) => basename(folder)));
  const heard = features.flatMap(({ listeners = [] }) => listeners.map(({ kind }) => kind));
  expect([...new Set(heard)].toSorted()).toEqual(Object.keys(kinds).toSorted());
});

test('when an account ends, features erase its data in reverse order and the account itself comes last', async ({
  fresh,
}) => {
  await using made = await testProduct(fresh);
  const { features } = made.product;
  const forgetting = features.filter(({ endOfAccount }) => endOfAccount).map(({ name }) => name);
  expect(forgetting.toReversed()).toEqual([
    'earnings-reports',
    'reviews',
    'health-check',
    'orders',
    'offers',
    'nda-templates',
    'listings',
    'businesses',
    'webhooks',
    'accounts',
  ]);
});

test('listeners of an event run one after another, and an emitted event is dispatched before the next listener', async ({
  tx,
}) => {
  const heard: string[] = [];
  const slowly = (name: string) => async () => {
    await tx.selectNoFrom(({ val }) => val(1).as('one')).execute();
    heard.push(name);
  };
  const dispatch = dispatcher([
    on('trade-said', slowly('first')),
    on('check-changed', slowly('another event')),
    on('trade-said', async (work, { businessId }) => {
      heard.push(businessId);
      await work.emit({ kind: 'check-changed', checkId: 'check' });
    }),
    on('trade-said', slowly('last')),
  ]);
  const emit = (event: DomainEvent): Promise<void> => dispatch(Object.create({ emit }), event);
  await emit({ kind: 'trade-said', businessId: 'business' });
  expect(heard).toEqual(['first', 'business', 'another event', 'last']);
});
