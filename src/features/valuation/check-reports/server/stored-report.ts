import type { Report } from '../domain/report.ts';
import { reportShape } from '../report-shapes.ts';
import type { ReportHeadRow } from './report-store.ts';

/** The content of a stored report. Throws if it does not have the expected shape. */
export function storedReport({ content }: { content: unknown }): Report {
  return reportShape.parse(content);
}

export function headView(row: ReportHeadRow) {
  return {
    id: row.id,
    checkId: row.check_id,
    number: row.number,
    madeAt: row.made_at.toISOString(),
    madeBy: row.made_by,
  };
}
