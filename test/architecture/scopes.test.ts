import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { isInDeals } from '#features/people/access-tokens/domain/areas.ts';
import { prefixOf } from '#http/token-caller.ts';
import { scopes } from '#kernel/scope.ts';
import { endpointsOf, nameOf } from '#test/support/calls.ts';
import { test } from '#test/support/database.ts';
import { testProduct } from '#test/support/product.ts';

const root = join(import.meta.dirname, '../..');

test('every scope opens an endpoint, and docs/access-tokens.md lists it', async ({ fresh }) => {
  await using product = await testProduct(fresh);
  const used = new Set(endpointsOf(product).map(({ scope }) => scope));
  expect(scopes.filter((scope) => !used.has(scope))).toEqual([]);
  const page = readFileSync(join(root, 'docs/access-tokens.md'), 'utf8');
  expect(scopes.filter((scope) => !page.includes(`\`${scope}\``))).toEqual([]);
});

test('no token reaches what asks for a confirmed session, what creates one, or tokens', async ({ fresh }) => {
  await using product = await testProduct(fresh);
  const guarded =
    /^\/(?:token|users|api\/(?:access-tokens|service-tokens|sessions?|session-|sign-in|passkeys|password|two-factor|email-ver|admin-views|chat|find))\b/;
  const open = endpointsOf(product).filter(({ scope }) => scope !== 'never');
  expect(
    open.filter(({ confirmed, path }) => confirmed === 'always' || guarded.test(path)).map(nameOf),
  ).toEqual([]);
  expect(open.filter(({ scope }) => scope === 'any').map(nameOf)).toEqual(['GET /api/access-token']);
});

test('reading never needs the scope for changing', async ({ fresh }) => {
  await using product = await testProduct(fresh);
  const reading = endpointsOf(product).filter(({ method }) => method === 'GET');
  expect(reading.filter(({ scope }) => scope.endsWith(':write')).map(nameOf)).toEqual([]);
  const changing = endpointsOf(product).filter(
    ({ method, scope }) => method !== 'GET' && scope.endsWith(':read'),
  );
  expect(changing.map(nameOf).toSorted()).toMatchInlineSnapshot(`
    [
      "POST /api/archive-verification",
      "POST /api/business-tables",
      "POST /api/deal-rooms/:id/request-lists",
      "POST /api/health-checks/:id/earnings-readings",
      "POST /api/listing/:id/leak-check",
      "POST /api/nda-template-previews",
      "POST /api/shared-reports/opening",
      "POST /api/shared-reports/pdf",
      "POST /api/verification",
    ]
  `);
});

test('limited tokens reach what is in a deal by these addresses, and nothing by these', async ({ fresh }) => {
  await using product = await testProduct(fresh);
  const placed = product.product.features.flatMap(({ dealPlaces = {} }) => Object.keys(dealPlaces));
  const named = endpointsOf(product).filter(({ scope, path }) => scope !== 'never' && prefixOf(path) !== '');
  const prefixes = [...new Set(named.map(({ path }) => prefixOf(path)))].toSorted();
  expect(placed.filter((prefix) => !prefixes.includes(prefix))).toEqual([]);
  expect(prefixes.filter((prefix) => !placed.includes(prefix))).toMatchInlineSnapshot(`
    [
      "/api/add-backs",
      "/api/bank-files",
      "/api/blocks",
      "/api/broker-requests",
      "/api/business",
      "/api/check-helpers",
      "/api/check-papers",
      "/api/check-reports",
      "/api/check-scenarios",
      "/api/check-tasks",
      "/api/earnings-adjustments",
      "/api/earnings-databooks",
      "/api/earnings-files",
      "/api/earnings-findings",
      "/api/earnings-reports",
      "/api/earnings-reviews",
      "/api/earnings-schedules",
      "/api/health-checks",
      "/api/ledger-files",
      "/api/nda-seals",
      "/api/nda-templates",
      "/api/notifications",
      "/api/orders",
      "/api/payments",
      "/api/proofs",
      "/api/report-comments",
      "/api/report-shares",
      "/api/saved-searches",
      "/api/users",
      "/api/valuation/rows",
      "/api/valuation/rules",
      "/api/waitlist",
      "/api/webhook-deliveries",
      "/api/webhooks",
    ]
  `);
  const inDeals = new Set(
    named.filter(({ path }) => placed.includes(prefixOf(path))).map(({ scope }) => scope),
  );
  expect(scopes.filter((scope) => isInDeals(scope) && !inDeals.has(scope))).toEqual([]);
});
