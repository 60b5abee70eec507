import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { packageProgram } from '../package-program.ts';
import { root, run } from './processes.ts';
import { countVitest } from './report.ts';
import type { Check } from './run-checks.ts';
import type { UnitRun } from './tiers.ts';

export function unitCheck(reports: string, { title, args }: UnitRun): Check {
  const file = join(reports, `vitest-${title.replaceAll(/\W+/g, '-')}.json`);
  const reporter = args.some((one) => one.startsWith('--reporter=')) ? [] : ['--reporter=default'];
  const all = [
    'run',
    '--passWithNoTests',
    ...reporter,
    '--reporter=json',
    `--outputFile.json=${file}`,
    ...args,
  ];
  return {
    title,
    async run() {
      if (!existsSync(join(root, 'vitest.config.ts')))
        return { passed: 0, failed: 1, output: 'vitest.config.ts is missing from the checkout.' };
      const program = packageProgram('vitest', 'vitest');
      return countVitest(file, await run([program, ...all], { NODE_ENV: 'test' }));
    },
  };
}
