import { command } from './command.ts';
import { buildWeb } from './web-build.ts';

await command(async () => {
  // Before anything is imported: React and others look at it as they load.
  process.env.NODE_ENV = 'production';
  await buildWeb();
  await import('../src/app/main.ts');
});
