import { existsSync, readdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { StartProblem } from '#platform/start-problem.ts';
import { assemble } from './build/assemble.ts';
import { checkImports } from './build/check-imports.ts';
import { command } from './command.ts';
import { buildWeb } from './web-build.ts';

const root = join(import.meta.dirname, '..');

/** Makes a folder that runs with Node alone: `npm run build [-- FOLDER]`, `dist` if none is given. */
await command(async () => {
  const [given = 'dist', ...more] = process.argv.slice(2);
  if (more.length > 0) throw new StartProblem('Usage: npm run build -- [FOLDER].');
  const folder = resolve(root, given);
  if (existsSync(folder) && readdirSync(folder).length > 0 && !existsSync(join(folder, 'built.json')))
    throw new StartProblem(`${folder} has files of something else: name an empty or a new folder.`);
  await buildWeb();
  await assemble(folder);
  checkImports(folder);
  const shown = relative(process.cwd(), folder) || '.';
  console.log(`Built in ${shown}: start it with node ${join(shown, 'scripts/launch.mjs')} start`);
});
