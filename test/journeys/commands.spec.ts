import { test } from '@playwright/test';
import { ending, run } from '../commands/shortest.ts';

// Only commands that need a browser; test/commands runs the others.
for (const [name, { args, says, browser }] of Object.entries(ending))
  if (browser)
    test(`npm run ${name} completes`, async () => {
      await run(name, args, says);
    });
