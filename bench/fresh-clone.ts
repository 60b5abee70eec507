import { spawnSync } from 'node:child_process';
import { existsSync, symlinkSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#test/support/running-app.ts';
import { startChild } from './children.ts';
import { demoOfShort } from './short.ts';

const root = join(import.meta.dirname, '..');
/** Seconds. `install`: npm's share (mostly downloads); `null` if this checkout's packages were reused. */
export type FreshClone = { install: number | null; ours: number };

export async function measureFreshClone(lendPackages: boolean): Promise<FreshClone> {
  const folder = await mkdtemp(join(tmpdir(), 'cairn-clone-'));
  const clone = join(folder, 'cairn');
  try {
    run('git', ['clone', '--quiet', '--no-hardlinks', root, clone], folder);
    const install = lendPackages
      ? lend(clone)
      : seconds(() => run('npm', ['ci', '--no-audit', '--no-fund'], clone));
    const port = String(await freePort());
    const begun = performance.now();
    const app = await startChild(
      [join(clone, 'scripts/launch.mjs'), 'start'],
      { PORT: port, ...demoOfShort },
      'is running at',
      clone,
    );
    try {
      const page = await fetch(`http://127.0.0.1:${port}/`);
      if (!page.ok) throw new Error(`the first page answered ${page.status}`);
      await page.text();
      return { install, ours: (performance.now() - begun) / 1_000 };
    } finally {
      await app.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

function lend(clone: string): null {
  const packages = join(root, 'node_modules');
  if (!existsSync(packages)) throw new Error('there are no packages here to lend');
  symlinkSync(packages, join(clone, 'node_modules'));
  return null;
}

function run(program: string, args: readonly string[], cwd: string): void {
  const { status, stderr, error } = spawnSync(program, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${args[0]} failed: ${error?.message ?? stderr}`);
}

function seconds(work: () => void): number {
  const begun = performance.now();
  work();
  return (performance.now() - begun) / 1_000;
}
