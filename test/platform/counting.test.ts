import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { countPlaywright, countVitest } from '../../scripts/checks/report.ts';

const fine = { code: 0, output: 'said' };

function report(content: unknown): string {
  const folder = mkdtempSync(join(tmpdir(), 'cairn-report-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'report.json'), JSON.stringify(content));
  return join(folder, 'report.json');
}

const vitest = (change: object) =>
  report({
    numPassedTests: 5,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [],
    ...change,
  });
const playwright = (stats: object, errors: unknown[] = []) =>
  report({ stats: { expected: 4, unexpected: 0, flaky: 0, skipped: 0, ...stats }, errors });

test('counts passed tests', () => {
  expect(countVitest(vitest({}), fine)).toMatchObject({ passed: 5, failed: 0 });
  expect(countPlaywright(playwright({}), fine)).toMatchObject({ passed: 4, failed: 0 });
});

test('counts skipped and todo tests as failed', () => {
  expect(countVitest(vitest({ numPendingTests: 1, numTodoTests: 1 }), fine)).toMatchObject({
    passed: 5,
    failed: 2,
  });
  expect(countPlaywright(playwright({ skipped: 1 }), fine)).toMatchObject({ passed: 4, failed: 1 });
});

test('counts a file that cannot run as one failed test', () => {
  const testResults = [
    { name: 'a.test.ts', status: 'failed', message: 'no such import', assertionResults: [] },
  ];
  expect(countVitest(vitest({ testResults }), { code: 1, output: '' })).toMatchObject({
    passed: 5,
    failed: 1,
    failures: ['a.test.ts › could not be run › no such import'],
  });
});

test('counts failed and flaky tests as failed', () => {
  expect(countVitest(vitest({ numFailedTests: 2 }), { code: 1, output: '' })).toMatchObject({ failed: 2 });
  expect(countPlaywright(playwright({ unexpected: 2, flaky: 1 }, [{}]), fine)).toMatchObject({ failed: 4 });
});

test('names failed tests, with the first line of their errors', () => {
  const assertionResults = [
    { status: 'passed', fullName: 'holds', failureMessages: [] },
    {
      status: 'failed',
      fullName: 'adds up',
      failureMessages: ['\u001b[31mexpected 4\u001b[39m\n  at sum.ts'],
    },
    { status: 'skipped', fullName: 'waits' },
  ];
  const testResults = [{ name: 'sum.test.ts', status: 'failed', assertionResults }];
  expect(countVitest(vitest({ numFailedTests: 1, testResults }), fine).failures).toEqual([
    'sum.test.ts › adds up › expected 4',
    'sum.test.ts › waits',
  ]);
  const ended = (status: string, ...messages: string[]) => ({
    status,
    results: messages.map((message) => ({ error: { message } })),
  });
  const specs = [
    { title: 'signs', file: 'nda.spec.ts', tests: [ended('expected')] },
    { title: 'counter-signs', file: 'nda.spec.ts', tests: [ended('unexpected', 'too late\nat a line')] },
  ];
  const written = report({
    stats: { expected: 1, unexpected: 1, flaky: 0, skipped: 0 },
    suites: [{ suites: [{ specs }] }],
    errors: [],
  });
  expect(countPlaywright(written, fine).failures).toEqual(['nda.spec.ts › counter-signs › too late']);
});

test('counts an error outside of tests as one failure', () => {
  expect(countVitest(vitest({}), { code: 1, output: '' })).toMatchObject({ passed: 5, failed: 1 });
});

test('fails without a report, and keeps the output', () => {
  const outcome = countPlaywright('/nonexistent', { code: 127, output: 'not found' });
  expect(outcome).toMatchObject({ passed: 0, failed: 1 });
  expect(outcome.output).toContain('not found');
});
