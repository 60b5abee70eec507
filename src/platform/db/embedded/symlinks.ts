import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { codeOf } from '../../start-problem.ts';

/** A symbolic link: its path below the binaries' folder, and what it points to. */
export type Link = { at: string; to: string };

/** npm packs no symbolic links: the package makes them in its install script, which may have been switched off. */
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
