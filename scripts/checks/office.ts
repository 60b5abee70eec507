import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findOffice } from '#platform/render/find-office.ts';
import { progress } from '../launch/progress.mjs';
import { installPackages, installsPackages } from './debian.ts';
import { root } from './processes.ts';

/** For the document types that a deal room shows, without a user interface, and the sandbox program. */
const packages = [
  'libreoffice-writer-nogui',
  'libreoffice-calc-nogui',
  'libreoffice-impress-nogui',
  'bubblewrap',
];

/** Tests that open Office documents call one of these two functions. */
export function wantsOffice(tests: readonly string[]): boolean {
  return tests.some((path) => /\b(findOffice|openOffice)\(/.test(readFileSync(join(root, path), 'utf8')));
}

/**
 * Installs LibreOffice as root on Debian if tests need it and it is missing. Elsewhere it says what to install: without
 * it those tests are skipped, and a skipped test counts as failed.
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
