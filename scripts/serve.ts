import { command } from './command.ts';

/** The app as it is: for `npm run dev`, which starts it again and again. */
await command(async () => {
  await import('../src/app/main.ts');
});
