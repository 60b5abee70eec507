import { test } from '@playwright/test';
import { ending, run } from '../commands/shortest.ts';

// Those that need a browser: the others are started beside the rules, in test/commands.
for (const [name, { args, says, browser }] of Object.entries(ending))
  if (browser)
    test(`npm run ${name} goes its whole way`, async () => {
      await run(name, args, says);
    });
