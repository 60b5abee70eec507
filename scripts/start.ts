import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { siteIsBeingBuilt } from '../src/app/site-build.ts';
import { command } from './command.ts';
import { readBuilt } from './launch/built.mjs';

const built = readBuilt(join(import.meta.dirname, '..'));

await command(async () => {
  // Before any import: React and others read it when they load.
  process.env.NODE_ENV = 'production';
  // Caches stripped types and code across starts. A server starts seldom, and has 20 MB less in memory without it.
  if (!built) enableCompileCache(join(import.meta.dirname, '../.cairn-runtime/compiled'));
  const build = built ? Promise.resolve() : import('./web-build.ts').then(({ buildWeb }) => buildWeb());
  siteIsBeingBuilt(build);
  try {
    await import('../src/app/main.ts');
  } finally {
    // A failed start leaves no process behind.
    await build.catch(() => {});
  }
});
