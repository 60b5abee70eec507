import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import type { Ended } from './processes.ts';
import type { Outcome } from './run-in-order.ts';

export function makeReportFolder(): string {
  return mkdtempSync(join(tmpdir(), 'cairn-reports-'));
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number().default(0),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
});

/** What vitest's JSON says. A skipped test counts as failed, and so does a file that could not be run at all. */
export function countVitest(file: string, ended: Ended): Outcome {
  const report = read(file, vitestReport);
  if (!report) return withoutReport(ended);
  const skipped = report.numPendingTests + report.numTodoTests;
  const broken = report.testResults.filter(
    (one) => one.status === 'failed' && one.assertionResults.length === 0,
  );
  return total(report.numPassedTests, report.numFailedTests + broken.length, skipped, ended);
}

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  errors: z.array(z.unknown()),
});

/** What Playwright's JSON says. A flaky test counts as failed: it failed once, and nobody would look at it again. */
export function countPlaywright(file: string, ended: Ended): Outcome {
  const report = read(file, playwrightReport);
  if (!report) return withoutReport(ended);
  const { expected, unexpected, flaky, skipped } = report.stats;
  return total(expected, unexpected + flaky + report.errors.length, skipped, ended);
}

function total(passed: number, broken: number, skipped: number, { code, output }: Ended): Outcome {
  const failed = broken + skipped;
  const note = skipped > 0 ? `\n${skipped} skipped: a skipped test counts as failed.` : '';
  // An error outside of every test (an unhandled rejection, a set-up that broke) shows in the exit code alone.
  return { passed, failed: failed === 0 && code !== 0 ? 1 : failed, output: `${output}${note}` };
}

function withoutReport({ code, output }: Ended): Outcome {
  return { passed: 0, failed: 1, output: `${output}\nIt ended with ${code} and left no report.` };
}

function read<T>(file: string, schema: z.ZodType<T>): T | null {
  if (!existsSync(file)) return null;
  return schema.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data ?? null;
}
