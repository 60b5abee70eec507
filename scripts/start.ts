import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { command } from './command.ts';

await command(async () => {
  // Before any import: React and others read it when they load.
  process.env.NODE_ENV = 'production';
  // Caches stripped types and code across starts.
  enableCompileCache(join(import.meta.dirname, '../.cairn-runtime/compiled'));
  const { buildProgram, programOf } = await import('./program-build.ts');
  await buildProgram();
  const build = import('./web-build.ts').then(({ buildWeb }) => buildWeb());
  try {
    const site: typeof import('../src/app/site-build.ts') = await import(programOf('site-build'));
    site.siteIsBeingBuilt(build);
    await import(programOf('main'));
  } finally {
    // A failed start leaves no process behind.
    await build.catch(() => {});
  }
});
