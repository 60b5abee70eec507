import { join, relative } from 'node:path';
import { bundle } from '../bundle.ts';
import { bundleChildPrograms, withChildPrograms } from '../child-programs.ts';
import { ownPlaces } from '../own-places.ts';

const root = join(import.meta.dirname, '../..');
/** Where a built folder has the bundles, were it the checkout. */
const place = join(root, 'program');
const children = join(place, 'children');
const commands = { 'start.js': 'scripts/start-built.ts', 'admin.js': 'scripts/admin.ts' };

/**
 * Bundles the two commands of a built folder, and the programs that they start. The brand is inside: nothing can be
 * imported before it.
 */
export async function bundleCommands(folder: string): Promise<void> {
  const input = Object.fromEntries(
    Object.entries(commands).map(([name, source]) => [name, join(root, source)]),
  );
  await bundle({ input, into: join(folder, relative(root, place)), change: placed });
  await bundleChildPrograms(join(folder, relative(root, children)), children);
}

const inSource = ownPlaces(place);

function placed(code: string, id: string): string | null {
  const started = withChildPrograms(code, id, children) ?? code;
  // The app makes its backups with this command.
  const changed = started.replace("new URL('../../scripts/admin.ts',", "new URL('../../program/admin.js',");
  return inSource(changed, id) ?? (changed === code ? null : changed);
}
