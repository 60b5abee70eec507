import { z } from 'zod';
import type { PrintedReport } from '#features/valuation/check-reports/domain/report.ts';
import { chapterShape } from '#features/valuation/check-reports/report-shapes.ts';
import { exactly } from '#kernel/exact.ts';

export const earningsReportShape = z.object({
  title: z.string(),
  heading: z.string(),
  about: z.string(),
  disclaimer: z.string(),
  chapters: z.array(chapterShape).max(20).readonly(),
});

// Does not compile if the two shapes differ.
exactly<PrintedReport, z.output<typeof earningsReportShape>>(true);
