import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium as playwrightChromium } from '@playwright/test';
import { StartProblem } from '#platform/start-problem.ts';
import { progress } from '../launch/progress.mjs';
import { packageProgram } from '../package-program.ts';
import { installPackages, installsPackages } from './debian.ts';
import { run } from './processes.ts';

/** Chromium without a user interface starts and renders in three quarters of the time. */
const lean = 'chromium-headless-shell';
const names = [lean, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macApps = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Returns the path of a Chromium: CHROMIUM_PATH, an installed one, or one installed now (as root by apt, otherwise by
 * Playwright). Throws StartProblem that says what to install.
 */
export async function findChromium(): Promise<string> {
  const named = process.env.CHROMIUM_PATH?.trim();
  if (named && !runs(named))
    throw new StartProblem(
      `CHROMIUM_PATH is ${named}, which is no program that can be run: correct it, or leave it out.`,
    );
  return named || installed() || (await install());
}

function installed(): string | null {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin', '/snap/bin'];
  const usual = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return [...usual, ...macApps, playwrightChromium.executablePath()].find(runs) ?? null;
}

async function install(): Promise<string> {
  const said: string[] = [];
  if (installsPackages()) {
    const done = progress('Installing Chromium, Debian’s package (once)', () => 'working');
    // Older Debian releases have no package for the headless shell.
    said.push(await installPackages([[lean], ['chromium']]));
    const found = installed();
    done(found !== null);
    if (found) return found;
  }
  const done = progress('Getting Chromium, Playwright’s own (once)', () => 'working');
  const { output } = await run([packageProgram('playwright', 'playwright'), 'install', 'chromium']);
  said.push(output);
  const found = installed();
  done(found !== null);
  if (found) return found;
  console.error(said.join('\n').split('\n').slice(-20).join('\n'));
  throw new StartProblem(
    'The journeys need a Chromium, and none could be installed: install the package "chromium" (apt-get install chromium, as root), or set CHROMIUM_PATH to one, and start again.',
  );
}

/** Runs it, because on Ubuntu chromium-browser may be a script that only suggests a snap. */
function runs(path: string): boolean {
  if (!existsSync(path)) return false;
  const { stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000, stdio: 'pipe' });
  return /Chrom(e|ium)\D*\d+/.test(stdout ?? '');
}
