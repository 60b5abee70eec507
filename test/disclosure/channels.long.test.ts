import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { builtPages } from '#http/pages.ts';
import { missingId } from '#test/support/call-facts.ts';
import { endpointsOf } from '#test/support/calls.ts';
import { testProduct } from '#test/support/product.ts';
import { buildWeb } from '../../scripts/web-build.ts';
import { canariesIn, canariesInLog, canariesInMetrics } from './find-canaries.ts';
import { type Market, test } from './market.ts';
import { filled, pagePatterns } from './pages.ts';
import { callerOf, faultsOf } from './sweep.ts';

const buildFolder = new URL('../../build', import.meta.url).pathname;

describe('channels other than API responses', () => {
  test('emails: no subject has names, and no text reveals more than the screen shows its reader', async ({
    market: { product, world },
  }) => {
    const mails = await product.database.db.selectFrom('outgoing_mail').selectAll().execute();
    expect(mails.length).toBeGreaterThan(20);
    const letters = mails.map(({ recipient, subject, body }) => ({ to: recipient, subject, text: body }));
    expect(letters.flatMap((letter) => faultsOf(letter, world))).toEqual([]);
  });

  test('the audit log and the job queue hold only IDs, codes and counts', async ({ market: { product } }) => {
    const rows = await product.database.db.selectFrom('audit_event').selectAll().execute();
    expect(rows.length).toBeGreaterThan(50);
    expect([...canariesIn(rows.map((row) => JSON.stringify(row)).join('\n'))]).toEqual([]);
    expect([...canariesIn(JSON.stringify(product.queued))]).toEqual([]);
  });

  test('the log, the metrics and the API page hold no personal data', async ({ market: { product } }) => {
    const metrics = await (await product.call('GET', '/metrics')).text();
    const pages = await Promise.all(
      ['/api/docs', '/api/docs/openapi.json', '/healthz', '/readyz'].map(async (path) =>
        (await product.call('GET', path)).text(),
      ),
    );
    expect(product.log.lines.length).toBeGreaterThan(50);
    expect([...canariesInLog(product.log.lines)]).toEqual([]);
    expect(metrics).toContain('# TYPE ');
    expect([...canariesInMetrics(metrics)]).toEqual([]);
    expect([...canariesIn(pages.join('\n'))]).toEqual([]);
  });

  test('the EIN is not in plain text anywhere in the database', async ({ market: { product } }) => {
    const rows = await product.database.db.selectFrom('business').selectAll().execute();
    const stored = rows.map(({ ein_cipher, ein_index, ...row }) =>
      [JSON.stringify(row), ein_cipher.toString('latin1'), ein_index.toString('latin1')].join(' '),
    );
    expect([...canariesIn(stored.join('\n'))].filter((name) => name.endsWith('.ein'))).toEqual([]);
  });
});

// A cookie alone does not authorize, so a rendered page is a visitor's page for every caller.
test('rendered pages show no one more than the public teaser', async ({ market }) => {
  await buildWeb();
  const pages = await builtPages(buildFolder, 'http://localhost:3000');
  await using product = await testProduct(market.product.database, { pages });
  const { listings, requests, people } = market.world;
  const ids = [...Object.values({ ...listings, ...requests }), people.owner.id, people.approved.id];
  const addresses = product.product.features.flatMap(({ web = [] }) => web.map(({ path }) => path));
  const paths = [...pagePatterns(), ...addresses].flatMap((pattern) => filled(pattern, ids));
  expect(paths).toContain(`/businesses-for-sale/${listings.target}`);
  for (const viewer of ['visitor', 'approved', 'owner'] as const) {
    const cookie = callerOf(market.world, viewer)?.cookie;
    for (const path of paths) {
      const page = await product.call('GET', path, cookie ? { headers: { cookie } } : {});
      const text = [...page.headers].flat().join(' ') + (await page.text());
      const faults = product.log.lines.filter((line) => line.includes('"level":50'));
      expect(page.status, `${path} as ${viewer}\n${faults}`).toBeLessThan(500);
      expect([...canariesIn(text)], `${path} as ${viewer}`).toEqual([]);
    }
  }
});

test('objects that the caller may not know about answer exactly like missing ones', async ({ market }) => {
  const { product, world } = market;
  const stranger = world.people.stranger;
  const hidden: readonly [string, string][] = [
    ['/api/listing/:id', world.listings.draft],
    ['/api/listing/:id', world.listings.withdrawn],
    ['/api/listing/:id/draft', world.listings.target],
    ['/api/listing/:id/views', world.listings.target],
    ['/api/listing/:id/access-rules', world.listings.target],
    ['/api/proofs/:id/file', world.proof],
    ['/api/webhooks/:id', world.webhook.id],
    ['/api/webhooks/:id/deliveries', world.webhook.id],
    ['/api/health-checks/:id', world.checks.target],
    ['/api/health-checks/:id/answers', world.checks.target],
    ['/api/health-checks/:id/score', world.checks.target],
    ['/api/health-checks/:id/sample-books?as=csv', world.checks.target],
    ['/api/health-checks/:id/value', world.checks.target],
    ['/api/health-checks/:id/scenarios', world.checks.target],
    ['/api/health-checks/:id/plan', world.checks.target],
    ['/api/health-checks/:id/points', world.checks.target],
    ['/api/health-checks/:id/papers', world.checks.target],
    ['/api/health-checks/:id/helpers', world.checks.target],
    ['/api/check-papers/:id/file', world.checks.paper],
    ['/api/earnings-files/:id/file', world.books.target.file],
    ['/api/health-checks/:id/reports', world.checks.target],
    ['/api/check-reports/:id', world.reports.report],
    ['/api/check-reports/:id/pdf', world.reports.report],
    ['/api/check-reports/:id/shares', world.reports.report],
    ['/api/report-shares/:id/views', world.reports.share],
    ['/api/listing/:id/check-figures', world.listings.target],
    ['/api/listing/:id/mandates', world.listings.target],
    ['/api/listing/:id/ledger', world.listings.target],
    ['/api/listing/:id/nda', world.listings.target],
    ['/api/listing/:id/offers', world.listings.target],
    ['/api/listing/:id/sale', world.listings.target],
    ['/api/listing/:id/exclusivity', world.listings.target],
    ['/api/listing/:id/deal-room/openings', world.listings.target],
    ['/api/offers/:id', world.offers.sent],
    ['/api/offers/:id/letter', world.offers.sent],
    ['/api/listing/:id/photos', world.listings.draft],
    ['/api/listing/:id/own-photos', world.listings.target],
    ['/api/listing-photos/:id', world.photos.hidden],
    ['/api/business/:id/', world.businesses.target],
    ['/api/health-checks/:id/earnings', world.checks.target],
    ['/api/health-checks/:id/earnings-accounts', world.checks.target],
    ['/api/health-checks/:id/books-answers', world.checks.target],
    ['/api/earnings-reviews/:id', world.ledgers.target.review],
    ['/api/earnings-reviews/:id/ledger-files', world.ledgers.target.review],
    ['/api/earnings-reviews/:id/ledger-accounts', world.ledgers.target.review],
    ['/api/earnings-reviews/:id/figures', world.ledgers.target.review],
    [
      '/api/earnings-reviews/:id/ledger-rows?dataset=1&formula=ebitda&first=2025-01&last=2025-12',
      world.ledgers.target.review,
    ],
    ['/api/earnings-reviews/:id/adjusted-earnings', world.ledgers.target.review],
    ['/api/listing/:id/books-figures', world.listings.target],
    ['/api/health-checks/:id/books-figures', world.checks.target],
    ['/api/earnings-reviews/:id/revenue-quality', world.ledgers.target.review],
    ['/api/earnings-reviews/:id/working-capital', world.ledgers.target.review],
    ['/api/earnings-reviews/:id/tax-returns', world.ledgers.target.review],
    ['/api/earnings-reviews/:id/schedules', world.ledgers.target.review],
    ['/api/earnings-schedules/:id/rows', world.ledgers.target.schedules.aging],
    ['/api/earnings-schedules/:id/accounts', world.ledgers.target.schedules.trial],
    ['/api/earnings-schedules/:id/accounts', world.ledgers.target.schedules.profit],
    ['/api/earnings-schedules/:id/rows', world.ledgers.target.schedules.bills],
    ['/api/earnings-reviews/:id/bank-files', world.ledgers.target.review],
    ['/api/earnings-reviews/:id/cash-proof', world.ledgers.target.review],
    ['/api/earnings-reviews/:id/bank-lines?first=2025-01&last=2025-12', world.ledgers.target.review],
    ['/api/earnings-adjustments/:id/lines', world.ledgers.target.adjustment],
    ['/api/earnings-adjustments/:id/evidence-documents', world.ledgers.target.adjustment],
    ['/api/earnings-adjustments/:id/evidence-lines', world.ledgers.target.adjustment],
    ['/api/earnings-reviews/:id/findings', world.ledgers.target.review],
    ['/api/earnings-reviews/:id/related-parties', world.ledgers.target.review],
    ['/api/earnings-reviews/:id/radar', world.ledgers.target.review],
    ['/api/earnings-reviews/:id/databooks', world.ledgers.target.review],
    ['/api/earnings-databooks/:id/file', world.ledgers.target.databook],
    ['/api/earnings-reviews/:id/reports', world.ledgers.target.review],
    ['/api/earnings-reports/:id', world.ledgers.target.report],
    ['/api/earnings-reports/:id/figure?figure=1', world.ledgers.target.report],
    ['/api/earnings-reports/:id/pdf', world.ledgers.target.report],
    ['/api/earnings-reports/:id/comments', world.ledgers.target.report],
    ['/api/earnings-findings/:id/ledger-rows', world.ledgers.target.finding],
    ['/api/access-requests/:id', world.requests.approved],
    ['/api/listing/:id/deal-room/request', world.listings.target],
    ['/api/ndas/:id', world.ndas.approved],
    ['/api/ndas/:id/owner', world.ndas.approved],
    ['/api/ndas/:id/file', world.ndas.approved],
    ['/api/ndas/:id/joinder', world.ndas.awaiting],
    ['/api/ndas/:id/master', world.ndas.joined],
    ['/api/ndas/:id/page-image', world.ndas.relisted],
    ['/api/ndas/:id/page-text', world.ndas.relisted],
    ['/api/ndas/:id/original', world.ndas.relisted],
    ['/api/nda-pdfs/:id/page-image', world.ndaPdf],
    ['/api/nda-pdfs/:id/page-text', world.ndaPdf],
    ['/api/users/:id/profile', world.people.owner.id],
    ['/api/users/:id/activity', world.people.owner.id],
    ['/api/users/:id/about', world.people.owner.id],
    ['/api/users/:id/picture', world.people.owner.id],
    ['/api/users/:id/closing', world.people.owner.id],
    ['/api/users/:id/thread', world.people.owner.id],
    ['/api/listing/:id/thread', world.listings.draft],
    ['/api/threads/:id', world.threads.approved],
    ['/api/threads/:id/messages', world.threads.approved],
    ['/api/deal-rooms/:id', world.rooms.target.id],
    ['/api/deal-rooms/:id/closure', world.rooms.target.id],
    ['/api/deal-rooms/:id/storage', world.rooms.target.id],
    ['/api/deal-rooms/:id/archive', world.closedRoom],
    ['/api/deal-rooms/:id/rights', world.rooms.target.id],
    ['/api/deal-rooms/:id/publication', world.rooms.target.id],
    ['/api/deal-rooms/:id/uploads', world.rooms.target.id],
    ['/api/deal-rooms/:id/questions', world.rooms.target.id],
    ['/api/room-questions/:id', world.rooms.target.question],
    ['/api/deal-rooms/:id/diligence-requests', world.rooms.target.id],
    ['/api/deal-rooms/:id/diligence-requests.csv', world.rooms.target.id],
    ['/api/deal-rooms/:id/diligence-counts', world.rooms.target.id],
    ['/api/deal-rooms/:id/diligence-coverage', world.rooms.target.id],
    ['/api/diligence-requests/:id', world.rooms.target.diligence],
    ['/api/deal-rooms/:id/add-backs', world.rooms.target.id],
    ['/api/deal-rooms/:id/report-figure?figure=1', world.rooms.target.id],
    ['/api/deal-rooms/:id/stale-documents', world.rooms.target.id],
    ['/api/add-back-contests/:id', world.contests.target],
    ['/api/room-folders/:id/documents', world.rooms.target.folders.open],
    ['/api/room-documents/:id', world.rooms.target.documents.open],
    ['/api/deal-rooms/:id/attention', world.rooms.target.id],
    ['/api/deal-rooms/:id/attention.csv', world.rooms.target.id],
    ['/api/deal-rooms/:id/search', world.rooms.target.id],
    ['/api/room-documents/:id/pages', world.rooms.target.documents.open],
    ['/api/room-documents/:id/page-image', world.rooms.target.documents.open],
    ['/api/room-documents/:id/page-text', world.rooms.target.documents.open],
    ['/api/room-documents/:id/marked-copy', world.rooms.target.documents.open],
    ['/api/room-documents/:id/redactions', world.rooms.target.documents.open],
    ['/api/room-documents/:id/attention', world.rooms.target.documents.open],
    ['/api/room-versions/:id/original', world.rooms.target.versions.open],
    ['/api/orders/:id', world.orders.paid],
    ['/api/orders/:id/invoice', world.orders.paid],
  ];
  const unswept = endpointsOf(product)
    .filter(({ method, path, who }) => method === 'GET' && path.includes(':id') && !Array.isArray(who))
    .map(({ path }) => path)
    .filter((path) => !hidden.some(([known]) => known.split('?')[0] === path));
  expect(unswept).toEqual([]);
  for (const [path, id] of hidden) {
    const there = await answerOf(market, path.replace(':id', id), stranger.key);
    expect(there.status, path).toBe(404);
    for (const other of [missingId, randomUUID(), 'x', '%00', id.toUpperCase().slice(1)])
      expect(await answerOf(market, path.replace(':id', other), stranger.key), path).toEqual(there);
  }
});

async function answerOf({ product }: Market, path: string, key: string) {
  const response = await product.call('GET', path, { key });
  const headers = [...response.headers].filter(([name]) => name !== 'x-request-id');
  const { requestId: _own, ...body } = await response.json();
  return { status: response.status, headers, body };
}
