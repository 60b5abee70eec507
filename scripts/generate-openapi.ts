import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { StartProblem } from '#platform/start-problem.ts';
import { command } from './command.ts';
import { generateOpenApi, openApiFile } from './openapi/generate.ts';

/** Writes docs/api/openapi.json from the contracts; --check only reports whether it is up to date. */
await command(async () => {
  const text = await generateOpenApi();
  if (!process.argv.includes('--check')) {
    mkdirSync(dirname(openApiFile), { recursive: true });
    writeFileSync(openApiFile, text);
  } else if (readFileSync(openApiFile, 'utf8') !== text)
    throw new StartProblem(
      'docs/api/openapi.json is not what the contracts say: run node scripts/generate-openapi.ts.',
    );
});
