import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { runApp } from '#test/support/running-app.ts';
import { residentMegabytes } from '../children.ts';
import type { Figure } from '../rooms/figure.ts';
import { short } from '../short.ts';

const settle = short ? 1_000 : 60_000;

/** From a checkout: a built folder keeps no compiled code and takes about 25 MB less (docs/operating.md). */
export async function measureMemory(): Promise<readonly Figure[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'cairn-bench-memory-'));
  const bare = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1e6)'], { stdio: 'ignore' });
  try {
    const app = await runApp(dataDir);
    try {
      await pause(settle);
      return [
        {
          what: 'idle memory of a node from a checkout; Node.js alone',
          measured: residentMegabytes(app.child.pid ?? 0) ?? Number.NaN,
          baseline: residentMegabytes(bare.pid ?? 0) ?? Number.NaN,
          unit: 'MB',
          most: 180,
        },
      ];
    } finally {
      await app.stop();
    }
  } finally {
    bare.kill();
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
}
