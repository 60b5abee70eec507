import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartProblem } from '#platform/start-problem.ts';
import { alone } from './launch/lock.mjs';
import { progress } from './launch/progress.mjs';
import { packageProgram } from './package-program.ts';
import { buildProgram } from './program-build.ts';
import { hashOf } from './source-hash.ts';

const root = join(import.meta.dirname, '..');
const stampFile = join(root, 'build/.stamp');
const sources = [
  'src/{kit,content,kernel,wire}/**/*',
  'src/{features/*,site}/*/{web,domain}/**/*',
  'src/{features/*,site}/*/{contract,*-shapes}.ts',
  'src/site/{*.{ts,tsx},pages/**/*,layouts/**/*}',
];
const settings = [
  'vite.config.ts',
  'react-router.config.ts',
  'package-lock.json',
  'scripts/bundle.ts',
  'scripts/finish-site.ts',
  'scripts/legal-pdfs.ts',
  'scripts/card-pictures.ts',
  'scripts/learn-topics.ts',
  'src/features/conversation/assistant/server/{likely-topics,learned-file,phrase-files,help-index}.ts',
  'src/features/conversation/assistant/phrases/*.txt',
  'src/features/marketplace/listings/server/card-pictures.ts',
  'src/http/lean-page.ts',
];

/** Builds the pages and the program unless up-to-date ones exist. Throws StartProblem. */
export async function buildWeb(): Promise<void> {
  await buildProgram();
  if (isBuilt()) return;
  const waiting = (pid: number) =>
    console.log(`Another process (${pid}) is building the pages; waiting for it …`);
  await alone(join(root, '.cairn-runtime/building'), waiting, async () => {
    if (isBuilt()) return;
    const made = hashOf(root, [...sources, ...settings]);
    await build();
    writeFileSync(stampFile, made);
  });
}

function isBuilt(): boolean {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hashOf(root, [...sources, ...settings]);
}

const lateForPage = /Prerender: Request failed .* due to timeout/;

/** Again if a page was not rendered within the ten seconds that React Router allows it, as on a busy machine. */
async function buildPages() {
  const again = () => runNode([packageProgram('@react-router/dev', 'react-router'), 'build']);
  const first = await again();
  return first.code !== 0 && lateForPage.test(first.said) ? again() : first;
}

/** Learning needs less; without bounds its garbage takes 300 MB more beside the build. */
const lean = ['--max-old-space-size=192', '--max-semi-space-size=8'];

async function build(): Promise<void> {
  const done = progress('Building the pages (once)', () => 'working');
  const building = buildPages();
  const learning = runNode([...lean, join(root, 'scripts/learn-topics.ts')]);
  // Runs beside the build and takes precedence: it names the file and the line.
  const checked = await checkContent().catch((problem: unknown) => problem);
  const { code, said } = await building;
  const learned = await learning;
  done(code === 0 && learned.code === 0 && checked === undefined);
  if (checked !== undefined) throw checked;
  if (code !== 0) {
    process.stderr.write(said);
    throw new StartProblem(
      `The pages could not be built (react-router build ended with ${code}): see above.`,
    );
  }
  if (learned.code !== 0) {
    process.stderr.write(learned.said);
    throw new StartProblem('What people ask Appa could not be learned: see above.');
  }
  const { writeLegalPdfs } = await import('./legal-pdfs.ts');
  await writeLegalPdfs(join(root, 'build/client/legal'));
  const { writeCardPictures } = await import('./card-pictures.ts');
  await writeCardPictures(join(root, 'build/client/card-pictures'));
}

/** In its own process, so that the server does not keep the parser in memory. */
async function checkContent(): Promise<void> {
  const { code, said } = await runNode([join(root, 'scripts/check-content.ts')]);
  if (code !== 0)
    throw new StartProblem(`The pages cannot be built before this is put right:\n${said.trim()}`);
}

async function runNode(args: readonly string[]): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  const code = await new Promise<number | null>((resolve, reject) =>
    child.once('error', reject).once('close', resolve),
  );
  return { code, said };
}
