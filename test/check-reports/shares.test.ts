import { describe, expect } from 'vitest';
import { checkReportFeature } from '#features/valuation/check-reports/server/feature.ts';
import { days, shift } from '#kernel/instant.ts';
import { codeOf, test } from '#test/check-value/desk.ts';
import {
  makeReport,
  openLink,
  sharedSeen,
  shareReport,
  sharesSeen,
  viewsSeen,
} from '#test/support/check-reports.ts';
import { expectOk, join } from '#test/support/people.ts';
import { type TestProduct, testProduct } from '#test/support/product.ts';

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const later = ({ clock }: TestProduct, by: number) => shift(clock.now(), by * days).toISOString();

describe('a link to a report', () => {
  test('opens it without an account, and the owner sees when', async ({ desk }) => {
    const { owner, check, product } = desk;
    const id = await makeReport(owner, check);
    const { id: share, token, link } = await shareReport(owner, id, later(product, 30));
    expect(link).toContain('/shared-report#token=');
    expect(await sharesSeen(owner, id)).toMatchObject([{ label: 'My banker', open: true, views: 0 }]);
    const seen = await sharedSeen(openLink(product, token, 'opening', chrome));
    expect(seen.report.numbers.sde).toBe(374_000_00);
    product.clock.advance(1);
    const pdf = await openLink(product, token, 'pdf', '');
    expect(
      Buffer.from(await pdf.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    expect(await viewsSeen(owner, share)).toMatchObject([
      { what: 'pdf', device: 'Another program' },
      { what: 'page', device: 'Chrome on Windows' },
    ]);
    expect(await sharesSeen(owner, id)).toMatchObject([{ views: 2 }]);
  });

  test('is printed outside of a transaction', async ({ desk }) => {
    const { owner, check, product } = desk;
    const { token } = await shareReport(owner, await makeReport(owner, check), later(product, 30));
    const { pool } = product.database;
    let held: number | null = null;
    const { routes = [] } = checkReportFeature(async () => {
      held = pool.totalCount - pool.idleCount;
      return Buffer.from('%PDF-1.7');
    });
    const { secrets, clock } = product;
    await using printing = await testProduct(product.database, {
      ...{ secrets, clock },
      plant: ({ name }) => (name === 'check-reports' ? { routes } : {}),
    });
    expect(await (await openLink(printing, token, 'pdf')).text()).toBe('%PDF-1.7');
    expect(held).toBe(0);
  });

  test('opens nothing after it was revoked or expired', async ({ desk }) => {
    const { owner, check, product } = desk;
    const id = await makeReport(owner, check);
    const ended = await shareReport(owner, id, later(product, 30));
    const short = await shareReport(owner, id, later(product, 1));
    await expectOk(owner.delete(`/api/report-shares/${ended.id}`));
    await expectOk(owner.delete(`/api/report-shares/${ended.id}`));
    expect(await codeOf(openLink(product, ended.token))).toBe('link-not-valid');
    expect(await codeOf(openLink(product, short.token))).toBe('ok');
    product.clock.advance(1 * days);
    expect(await codeOf(openLink(product, short.token))).toBe('link-not-valid');
    expect(await codeOf(openLink(product, short.token, 'pdf'))).toBe('link-not-valid');
  });

  test('can only be created, revoked and seen by the owner', async ({ desk }) => {
    const { owner, check, product } = desk;
    const id = await makeReport(owner, check);
    const { id: share } = await shareReport(owner, id, later(product, 30));
    const stranger = await join(product, 'Sybil Other');
    expect(await codeOf(stranger.delete(`/api/report-shares/${share}`))).toBe('not-found');
    expect(await codeOf(stranger.get(`/api/report-shares/${share}/views`))).toBe('not-found');
    const refused = async (endsAt: string) =>
      codeOf(owner.post(`/api/check-reports/${id}/shares`, { label: 'x', endsAt }));
    expect(await refused(later(product, 0))).toBe('share-ends-before-now');
    expect(await refused(later(product, 366))).toBe('share-too-long');
  });

  test('is stored as a hash, and a wrong one reveals nothing', async ({ desk }) => {
    const { owner, check, product } = desk;
    const id = await makeReport(owner, check);
    const { token } = await shareReport(owner, id, later(product, 30));
    const rows = await product.database.db.selectFrom('report_share').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    for (const wrong of [`${token}x`, token.slice(1), 'x', '<script>alert(1)</script>'])
      expect(await codeOf(openLink(product, wrong))).toBe('link-not-valid');
  });
});
