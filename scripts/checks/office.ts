import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findOffice } from '#platform/render/find-office.ts';
import { progress } from '../launch/progress.mjs';
import { installPackages, installsPackages } from './debian.ts';
import { root } from './processes.ts';

/** The kinds that a room shows, without windows, and the program that confines them. */
const packages = [
  'libreoffice-writer-nogui',
  'libreoffice-calc-nogui',
  'libreoffice-impress-nogui',
  'bubblewrap',
];

/** Whether one of these tests opens Office documents: each of them looks for LibreOffice itself. */
export function wantsOffice(tests: readonly string[]): boolean {
  return tests.some((path) => /\b(findOffice|openOffice)\(/.test(readFileSync(join(root, path), 'utf8')));
}

/**
 * Installs LibreOffice where tests of a room's documents run and there is none: as root on Debian. Elsewhere it says
 * what to install, since those tests are then skipped, and a skipped test counts as failed.
 */
export async function provideOffice(): Promise<void> {
  if (await findOffice(process.env.PATH ?? '')) return;
  let said = '';
  if (installsPackages()) {
    const done = progress('Installing LibreOffice, Debian’s packages (once)', () => 'working');
    said = await installPackages([packages]);
    const found = await findOffice(process.env.PATH ?? '');
    done(found !== null);
    if (found) return;
  }
  console.error(said.split('\n').slice(-20).join('\n'));
  console.error(
    'Tests of Office documents are skipped: install LibreOffice and bubblewrap, and start again.',
  );
}
