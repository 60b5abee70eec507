import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';
import { type Ended, root } from './processes.ts';
import type { Outcome } from './run-checks.ts';

export function makeReportFolder(): string {
  return mkdtempSync(join(tmpdir(), 'cairn-reports-'));
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number().default(0),
  testResults: z.array(
    z.object({
      name: z.string().default(''),
      status: z.string(),
      message: z.string().default(''),
      startTime: z.number().default(0),
      endTime: z.number().default(0),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          fullName: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
});

/** Reads the JSON report of vitest. A skipped test and a file that did not run count as failed. */
export function countVitest(file: string, ended: Ended): Outcome {
  const report = read(file, vitestReport);
  if (!report) return withoutReport(ended);
  const skipped = report.numPendingTests + report.numTodoTests;
  const broken = report.testResults.filter(
    (one) => one.status === 'failed' && one.assertionResults.length === 0,
  );
  const names = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status !== 'passed')
      .map((one) => failure(name, one.fullName, one.failureMessages?.[0])),
  );
  const files = broken.map(({ name, message }) => failure(name, 'could not be run', message));
  const count = { passed: report.numPassedTests, broken: report.numFailedTests + broken.length, skipped };
  const times = report.testResults.map(
    ({ name, startTime, endTime }) => [name, endTime - startTime] as const,
  );
  return { ...total(count, [...names, ...files], ended), slowest: slowestOf(times) };
}

type Suite = { specs?: Spec[] | undefined; suites?: Suite[] | undefined };
const spec = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(
    z.object({
      status: z.string(),
      results: z.array(
        z.object({
          duration: z.number().default(0),
          error: z.object({ message: z.string().optional() }).optional(),
        }),
      ),
    }),
  ),
});
type Spec = z.infer<typeof spec>;
const suite: z.ZodType<Suite> = z.object({
  specs: z.array(spec).optional(),
  suites: z.array(z.lazy(() => suite)).optional(),
});
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  suites: z.array(suite).default([]),
  errors: z.array(z.object({ message: z.string().optional() })),
});

/** Reads the JSON report of Playwright. A flaky test counts as failed, or no one would look at it again. */
export function countPlaywright(file: string, ended: Ended): Outcome {
  const report = read(file, playwrightReport);
  if (!report) return withoutReport(ended);
  const { expected, unexpected, flaky, skipped } = report.stats;
  const names = report.suites
    .flatMap(specsOf)
    .flatMap(({ title, file: place, tests }) =>
      tests
        .filter(({ status }) => status !== 'expected')
        .map(({ results }) =>
          failure(place, title, results.find(({ error }) => error !== undefined)?.error?.message),
        ),
    );
  const count = { passed: expected, broken: unexpected + flaky + report.errors.length, skipped };
  const times = report.suites
    .flatMap(specsOf)
    .map(({ file: place, tests }) => [place, durationOf(tests)] as const);
  const outcome = total(
    count,
    [...names, ...report.errors.map(({ message }) => failure('', '', message))],
    ended,
  );
  return { ...outcome, slowest: slowestOf(times) };
}

function durationOf(tests: Spec['tests']): number {
  return tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0);
}

const mostSlow = 15;

/** For example `test/a.test.ts 12 s, test/b.test.ts 9 s`; nothing for a few files, where it would be noise. */
function slowestOf(times: readonly (readonly [file: string, milliseconds: number])[]): string {
  const byFile = new Map<string, number>();
  for (const [file, time] of times) byFile.set(file, (byFile.get(file) ?? 0) + time);
  if (byFile.size <= mostSlow) return '';
  return [...byFile]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, mostSlow)
    .map(([file, time]) => `${file.replace(`${root}/`, '')} ${Math.round(time / 1_000)} s`)
    .join(', ');
}

function specsOf({ specs = [], suites = [] }: Suite): Spec[] {
  return [...specs, ...suites.flatMap(specsOf)];
}

function failure(file: string, test: string, message = ''): string {
  const [said = ''] = stripVTControlCharacters(message).trim().split('\n');
  return [file.replace(`${root}/`, ''), test, said].filter((part) => part !== '').join(' › ');
}

type Counted = { passed: number; broken: number; skipped: number };

function total({ passed, broken, skipped }: Counted, failures: string[], { code, output }: Ended): Outcome {
  const failed = broken + skipped;
  const note = skipped > 0 ? `\n${skipped} skipped: a skipped test counts as failed.` : '';
  // An error outside of any test (an unhandled rejection, a failed setup) shows only in the exit code.
  return { passed, failed: failed === 0 && code !== 0 ? 1 : failed, output: `${output}${note}`, failures };
}

function withoutReport({ code, output }: Ended): Outcome {
  return { passed: 0, failed: 1, output: `${output}\nIt ended with ${code} and left no report.` };
}

function read<T>(file: string, schema: z.ZodType<T>): T | null {
  if (!existsSync(file)) return null;
  return schema.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data ?? null;
}
