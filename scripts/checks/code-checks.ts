import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { packageProgram } from '../package-program.ts';
import { root, run } from './processes.ts';
import type { Check, Outcome } from './run-checks.ts';

type Step = { title: string; needs?: string; commands: readonly (readonly string[])[] };

export function codeChecks(): Check[] {
  const biome = packageProgram('@biomejs/biome', 'biome');
  const steps: Step[] = [
    { title: 'Format and lint', needs: 'biome.json', commands: [[biome, 'check', '--max-diagnostics=100']] },
    {
      title: 'Types',
      needs: 'tsconfig.json',
      commands: [
        [packageProgram('@react-router/dev', 'react-router'), 'typegen'],
        // One checker: several check the shared types each on their own, at two and a half times the work.
        [packageProgram('typescript', 'tsc'), '-b', '--singleThreaded'],
      ],
    },
    {
      title: 'Directions of imports',
      needs: '.dependency-cruiser.cjs',
      commands: [
        [packageProgram('dependency-cruiser', 'depcruise'), 'src', '--config', '.dependency-cruiser.cjs'],
      ],
    },
    { title: 'Content', commands: [[join(root, 'scripts/check-content.ts')]] },
    { title: 'Words', commands: [[join(root, 'scripts/check-words.ts')]] },
    { title: 'Dead code', needs: 'knip.json', commands: [[packageProgram('knip', 'knip')]] },
  ];
  return steps.map((step) => ({ title: step.title, run: () => runStep(step) }));
}

async function runStep({ title, needs, commands }: Step): Promise<Outcome> {
  if (needs && !existsSync(join(root, needs)))
    return { passed: 0, failed: 1, output: `${title}: ${needs} is missing from the checkout.` };
  for (const args of commands) {
    const { code, output } = await run(args);
    if (code !== 0) return { passed: 0, failed: 1, output };
  }
  return { passed: 1, failed: 0, output: '' };
}
