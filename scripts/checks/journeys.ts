import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { messageOf } from '#platform/start-problem.ts';
import { packageProgram } from '../package-program.ts';
import { buildWeb } from '../web-build.ts';
import { root, run } from './processes.ts';
import { countPlaywright } from './report.ts';
import type { Check, Outcome } from './run-checks.ts';

export const pagesCheck: Check = { title: 'The pages build', run: build };

export function journeyCheck(reports: string, wanted: readonly string[], chromium: string): Check {
  return {
    title: 'Journeys in a browser (Playwright)',
    run: () => runJourneys(reports, wanted, chromium),
  };
}

async function runJourneys(reports: string, wanted: readonly string[], chromium: string): Promise<Outcome> {
  if (!existsSync(join(root, 'playwright.config.ts')))
    return { passed: 0, failed: 1, output: 'playwright.config.ts is missing from the checkout.' };
  const file = join(reports, 'playwright.json');
  const program = packageProgram('@playwright/test', 'playwright');
  const args = [program, 'test', '--reporter=list,json', ...wanted.map(literally)];
  return countPlaywright(
    file,
    await run(args, { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: file }),
  );
}

async function build(): Promise<Outcome> {
  try {
    await buildWeb();
    return { passed: 1, failed: 0, output: '' };
  } catch (error) {
    return { passed: 0, failed: 1, output: messageOf(error) };
  }
}

/** Playwright reads its filters as regular expressions. */
function literally(path: string): string {
  return path.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
