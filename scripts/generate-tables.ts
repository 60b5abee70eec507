import { readFileSync, writeFileSync } from 'node:fs';
import { StartProblem } from '#platform/start-problem.ts';
import { startThrowAwayServer } from '../test/support/throw-away-server.ts';
import { command } from './command.ts';
import { generateTables, tablesFile } from './tables/generate.ts';

/** Writes src/platform/db/tables.ts from the migrations; --check only reports whether it is up to date. */
await command(async () => {
  const { end, ...facts } = await startThrowAwayServer();
  try {
    const text = await generateTables({ ...facts, database: 'postgres' });
    if (!process.argv.includes('--check')) writeFileSync(tablesFile, text);
    else if (readFileSync(tablesFile, 'utf8') !== text)
      throw new StartProblem(
        'src/platform/db/tables.ts is not what the migrations make: run node scripts/generate-tables.ts.',
      );
  } finally {
    await end();
  }
});
