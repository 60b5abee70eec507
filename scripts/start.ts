import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { siteIsBeingBuilt } from '../src/app/site-build.ts';
import { command } from './command.ts';
import { buildWeb } from './web-build.ts';

await command(async () => {
  // Before anything is imported: React and others look at it as they load.
  process.env.NODE_ENV = 'production';
  // Types are stripped once, not at every start. Where the folder cannot be written it goes without.
  enableCompileCache(join(import.meta.dirname, '../.cairn-runtime/compiled'));
  const build = buildWeb();
  siteIsBeingBuilt(build);
  try {
    await import('../src/app/main.ts');
  } finally {
    // A start that failed leaves nothing running either.
    await build.catch(() => {});
  }
});
