import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { command } from './command.ts';
import { breakingChanges } from './openapi/breaking.ts';
import { declaredSurface, generateOpenApi } from './openapi/generate.ts';
import { releasedSurface, writeReleased } from './openapi/released.ts';

const file = join(import.meta.dirname, '../api/openapi.json');

/** Writes api/openapi.json and says what breaks callers of the last release; with --release, accepts all of it. */
await command(async () => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, await generateOpenApi());
  console.log('api/openapi.json is written.');
  const now = await declaredSurface();
  const changes = breakingChanges(releasedSurface(), now);
  console.log(`${changes.length} changes break callers of the last release.`);
  for (const change of changes) console.log(`  ${change}`);
  if (!process.argv.includes('--release')) return;
  writeReleased(now);
  console.log('docs/api/released.json now holds what the contracts say.');
});
