import { command } from './command.ts';

/** The app itself: `npm run dev` restarts it repeatedly. */
await command(async () => {
  await import('../src/app/main.ts');
});
