import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { codeOf } from '#platform/start-problem.ts';

/** Output of poppler's `pdfsig`; `null` if poppler is not installed. */
export async function pdfsig(bytes: Uint8Array): Promise<string | null> {
  const folder = await mkdtemp(join(tmpdir(), 'cairn-pdfsig-'));
  const file = join(folder, 'file.pdf');
  try {
    await writeFile(file, bytes);
    return await new Promise((resolve, reject) => {
      execFile('pdfsig', ['-nocert', file], (error, stdout) => {
        if (error && codeOf(error) === 'ENOENT') resolve(null);
        else if (error && stdout === '') reject(error);
        else resolve(stdout);
      });
    });
  } finally {
    await rm(folder, { recursive: true });
  }
}
