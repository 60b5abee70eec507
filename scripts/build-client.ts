import { buildClient } from './client/build.ts';
import { command } from './command.ts';

/** Builds the typed client of the API into client/dist. */
await command(async () => {
  await buildClient();
  console.log('client/dist is written: npm install ./client, or npm pack in client/.');
});
