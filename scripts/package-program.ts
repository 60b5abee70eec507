import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const manifest = z.object({ bin: z.union([z.string(), z.record(z.string(), z.string())]) });

/** The script of a package's program, which works even without npm's links in .bin. */
export function packageProgram(packageName: string, program: string): string {
  const folder = join(import.meta.dirname, '../node_modules', packageName);
  if (!existsSync(folder)) throw new Error(`${packageName} is not installed: run npm ci`);
  const { bin } = manifest.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
  const file = typeof bin === 'string' ? bin : bin[program];
  if (!file) throw new Error(`${packageName} has no program ${program}`);
  return join(folder, file);
}
