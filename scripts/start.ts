import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { command } from './command.ts';
import { readBuilt } from './launch/built.mjs';

type App = { main: object; 'site-build': typeof import('../src/app/site-build.ts') };

const built = readBuilt(join(import.meta.dirname, '..'));

await command(async () => {
  // Before any import: React and others read it when they load.
  process.env.NODE_ENV = 'production';
  // Caches stripped types and code across starts. A server starts seldom, and has 20 MB less in memory without it.
  if (!built) {
    enableCompileCache(join(import.meta.dirname, '../.cairn-runtime/compiled'));
    await import('./program-build.ts').then(({ buildProgram }) => buildProgram());
  }
  const build = built ? Promise.resolve() : import('./web-build.ts').then(({ buildWeb }) => buildWeb());
  try {
    const { siteIsBeingBuilt } = await load('site-build');
    siteIsBeingBuilt(build);
    await load('main');
  } finally {
    // A failed start leaves no process behind.
    await build.catch(() => {});
  }
});

/** A built folder has JavaScript in the place of the sources; a checkout has a bundle. */
async function load<Name extends 'main' | 'site-build'>(name: Name): Promise<App[Name]> {
  if (built) return import(`../src/app/${name}.js`);
  const { programOf } = await import('./program-build.ts');
  return import(programOf(name));
}
