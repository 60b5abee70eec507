import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { packageProgram } from '../package-program.ts';
import { root, run } from './processes.ts';
import { countVitest } from './report.ts';
import type { Check } from './run-checks.ts';
import { type Choice, unitArguments } from './tiers.ts';

export function unitCheck(reports: string, choice: Choice): Check {
  const file = join(reports, 'vitest.json');
  const args = [
    'run',
    '--passWithNoTests',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ];
  return {
    title: 'Rules, verbs and HTTP (vitest)',
    async run() {
      if (!existsSync(join(root, 'vitest.config.ts')))
        return { passed: 0, failed: 1, output: 'vitest.config.ts is missing from the checkout.' };
      const program = packageProgram('vitest', 'vitest');
      return countVitest(file, await run([program, ...args, ...unitArguments(choice)], { NODE_ENV: 'test' }));
    },
  };
}
