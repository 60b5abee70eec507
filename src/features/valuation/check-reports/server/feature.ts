import type { Feature } from '#http/feature.ts';
import { type Printer, processPrinter } from '#platform/pdf/process-printer.ts';
import { reportProblems } from './problems.ts';
import { checkReportRoutes } from './routes.ts';

export function checkReportFeature(printer: Printer = processPrinter()): Feature {
  return { name: 'check-reports', routes: checkReportRoutes(printer), problems: reportProblems };
}
