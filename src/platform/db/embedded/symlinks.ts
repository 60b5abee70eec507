import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { codeOf } from '../../start-problem.ts';

export type Link = { at: string; to: string };

/** npm packages contain no symbolic links: an install script, which may be disabled, creates them. */
export function makeLinks(native: string, links: readonly Link[]): void {
  for (const { at, to } of links) {
    const path = join(native, at);
    if (existsSync(path)) continue;
    mkdirSync(dirname(path), { recursive: true });
    try {
      symlinkSync(to, path);
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
    }
  }
}
