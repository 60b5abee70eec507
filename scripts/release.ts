import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { dayOf } from '#kernel/days.ts';
import { StartProblem } from '#platform/start-problem.ts';
import { assemble } from './build/assemble.ts';
import { checkImports } from './build/check-imports.ts';
import { root, run } from './checks/processes.ts';
import { command } from './command.ts';
import { makeArtifacts, said } from './release/artifacts.ts';
import { checkVersion, releaseEdits } from './release/edits.ts';
import { buildWeb } from './web-build.ts';

const usage = 'Usage: npm run release -- VERSION [--dry].';

/** `npm run release -- 1.2.3`: the version everywhere, a commit, a tag, and the files. `--dry`: the files alone. */
await command(async () => {
  const [dry, words] = [
    process.argv.includes('--dry'),
    process.argv.slice(2).filter((one) => one !== '--dry'),
  ];
  const [version, ...more] = words;
  if (!version || more.length > 0) throw new StartProblem(usage);
  const { version: from } = z.object({ version: z.string() }).parse(JSON.parse(read('package.json')));
  checkVersion(from, version);
  const changed = releaseEdits({ from, version, day: dayOf(new Date()) }, read);
  if (!dry) await commitAndTag(version, changed);
  const files = await build(dry ? from : version);
  console.log(`In release: ${files.join(', ')}`);
  console.log(
    dry
      ? `Nothing was changed. ${version} would change ${[...changed.keys()].join(', ')} and docs/api/released.json.`
      : `Committed and tagged v${version}. To publish it: git push --follow-tags, and upload what is in release.`,
  );
});

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

async function commitAndTag(version: string, changed: ReadonlyMap<string, string>): Promise<void> {
  if ((await said('git', ['status', '--porcelain'])) !== '')
    throw new StartProblem('There are changes that are not committed: commit them, or put them aside.');
  for (const [file, text] of changed) writeFileSync(join(root, file), text);
  const { code, output } = await run([join(root, 'scripts/generate-openapi.ts'), '--release']);
  if (code !== 0) throw new StartProblem(`The API could not be written down: ${output}`);
  await said('git', ['commit', '--all', '--message', `Release ${version}`]);
  await said('git', ['tag', '--annotate', `v${version}`, '--message', `Cairn ${version}`]);
}

async function build(version: string): Promise<string[]> {
  const built = join(root, 'dist');
  await buildWeb();
  await assemble(built);
  checkImports(built);
  const when = new Date((await said('git', ['log', '-1', '--format=%cI'])).trim());
  return makeArtifacts({ folder: join(root, 'release'), built, version, when });
}
