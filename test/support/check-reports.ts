import { z } from 'zod';
import {
  getReport,
  listFigures,
  listShares,
  listViews,
  openShared,
} from '#features/valuation/check-reports/contract.ts';
import { typeYear } from './earnings.ts';
import { checked } from './health-check-examples.ts';
import { startCheck } from './health-checks.ts';
import { expectOk, type Someone } from './people.ts';
import type { TestProduct } from './product.ts';

const made = z.object({ id: z.uuid() });
const linked = z.object({ id: z.uuid(), link: z.string() });

export async function makeReport(person: Pick<Someone, 'post'>, checkId: string): Promise<string> {
  return made.parse(await expectOk(person.post(`/api/health-checks/${checkId}/reports`, {}))).id;
}

export async function reportSeen(person: Pick<Someone, 'get'>, id: string) {
  return getReport.reply.parse(await expectOk(person.get(`/api/check-reports/${id}`)));
}

export async function shareReport(
  person: Pick<Someone, 'post'>,
  reportId: string,
  endsAt: string,
  label = 'My banker',
) {
  const { id, link } = linked.parse(
    await expectOk(person.post(`/api/check-reports/${reportId}/shares`, { label, endsAt })),
  );
  return { id, link, token: link.split('#token=')[1] ?? '' };
}

export async function sharesSeen(person: Pick<Someone, 'get'>, reportId: string) {
  return listShares.reply.parse(await expectOk(person.get(`/api/check-reports/${reportId}/shares`))).items;
}

export async function viewsSeen(person: Pick<Someone, 'get'>, shareId: string) {
  return listViews.reply.parse(await expectOk(person.get(`/api/report-shares/${shareId}/views`))).items;
}

export function openLink(
  product: TestProduct,
  token: string,
  what: 'opening' | 'pdf' = 'opening',
  userAgent?: string,
) {
  return product.call('POST', `/api/shared-reports/${what}`, {
    body: { token },
    ...(userAgent === undefined ? {} : { headers: { 'user-agent': userAgent } }),
  });
}

export async function sharedSeen(answer: Promise<Response>) {
  return openShared.reply.parse(await expectOk(answer));
}

export async function figuresSeen(person: Pick<Someone, 'get'>, listingId: string) {
  return listFigures.reply.parse(await expectOk(person.get(`/api/listing/${listingId}/check-figures`)));
}

/** Stores two reports of the target's check directly; the first has two links, one of them already opened. */
export async function seedReports(
  product: TestProduct,
  owner: Someone,
  {
    check,
    business,
    businessName,
    label,
    sde,
  }: { check: string; business: string; businessName: string; label: string; sde: number },
) {
  const content = JSON.stringify({
    title: 'Business health check',
    businessName,
    industry: 'Health Care',
    chapters: [],
    numbers: { revenue: null, ebitda: null, sde, value: 400 },
    disclaimer: 'An estimate.',
  });
  const { db } = product.database;
  const ids = [product.clock.newId(), product.clock.newId()] as const;
  for (const [at, id] of ids.entries())
    await db
      .insertInto('check_report')
      .values({
        id,
        check_id: check,
        number: at + 1,
        made_by: owner.id,
        made_at: product.clock.now(),
        content,
      })
      .execute();
  const ends = new Date(product.clock.now().getTime() + 86_400_000).toISOString();
  const share = await shareReport(owner, ids[0], ends, label);
  await shareReport(owner, ids[0], ends, 'Another');
  await expectOk(openLink(product, share.token));
  await expectOk(openLink(product, share.token));
  const valued = await startCheck(owner, business);
  await answerAtOnce(product, valued);
  const earned = 374_000_00;
  await expectOk(typeYear(owner, valued, 'latest', { lines: { REV: earned }, netIncome: earned }));
  return { report: ids[0], share: share.id, token: share.token, valued };
}

const besides: Record<string, object> = {
  A3: { benchmarked: true },
  A4: { lossYear: false },
  B7: { reviews: 60 },
  D1: { locationDependent: false },
};

async function answerAtOnce({ database: { db }, clock }: TestProduct, checkId: string): Promise<void> {
  const rows = Object.entries(checked.answers).map(([question, value]) => ({
    check_id: checkId,
    question,
    state: 'given',
    number: typeof value === 'number' ? value : null,
    choice: typeof value === 'number' ? null : value,
    beside: JSON.stringify(besides[question] ?? {}),
    answered_at: clock.now(),
  }));
  await db.insertInto('check_answer').values(rows).execute();
}
