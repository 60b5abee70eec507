import type { DatabookTools } from '#features/quality-of-earnings/databook/server/databook-tools.ts';
import type { IntakeOf } from '#features/quality-of-earnings/reviews/server/read-reviews.ts';
import { minutes } from '#kernel/instant.ts';
import type { Printer } from '#platform/pdf/process-printer.ts';

export type ReportTools = Omit<DatabookTools, 'sealed'> & { printer: Printer; intakeOf: IntakeOf };

export const compareFiguresJob = 'compare-earnings-figures';
export const copyReportJob = 'copy-earnings-report-to-room';

/** How long a copy may wait; printing takes seconds. */
export const patience = 10 * minutes;
