import { getReportFigure } from '#features/quality-of-earnings/earnings-reports/figure-contract.ts';
import type { ReplyOf } from '#wire/endpoint.ts';
import { expectOk, type Someone } from './people.ts';

type Hands = Pick<Someone, 'get'>;
export type BehindFigure = ReplyOf<typeof getReportFigure>;

export const tryFigure = (who: Hands, reportId: string, asked: Record<string, string>) =>
  who.get(`/api/earnings-reports/${reportId}/figure?${new URLSearchParams(asked)}`);

/** What is behind a figure, all pages together. */
export async function figureOf(who: Hands, reportId: string, figure: string): Promise<BehindFigure> {
  const items: BehindFigure['items'] = [];
  let after: string | null = null;
  for (;;) {
    const asked = { figure, size: '100', ...(after === null ? {} : { after }) };
    const page = getReportFigure.reply.parse(await expectOk(tryFigure(who, reportId, asked)));
    items.push(...page.items);
    after = page.next;
    if (after === null) return { ...page, items };
  }
}
