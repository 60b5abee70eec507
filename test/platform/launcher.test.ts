import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';

const scripts = join(import.meta.dirname, '../../scripts');
let checkout: string;

/** An npm that records its arguments, waits if told to, and leaves the files that npm leaves. */
const fakeNpm = `
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
if (process.argv[2] === 'config') { console.log(process.env.NPM_SETTINGS ?? '{}'); process.exit(0); }
appendFileSync(process.env.NPM_CALLS, process.argv.slice(2).join(' ') + '\\n');
if (process.env.NPM_FAILS_STAGED && process.cwd().endsWith('packages')) { console.error(process.env.NPM_FAILS_STAGED); process.exit(1); }
if (process.env.NPM_FAILS) { console.error(process.env.NPM_FAILS); process.exit(1); }
while (process.env.NPM_WAITS_FOR && !existsSync(process.env.NPM_WAITS_FOR)) await new Promise((resolve) => setTimeout(resolve, 20));
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
delete packages[''];
if (process.argv.includes('--omit=dev')) for (const [path, { dev }] of Object.entries(packages)) if (dev) delete packages[path];
mkdirSync('node_modules/one', { recursive: true });
writeFileSync('node_modules/.package-lock.json', JSON.stringify({ packages }));
writeFileSync('node_modules/installed-in', process.cwd());
if (packages['node_modules/node']) {
  mkdirSync('node_modules/node', { recursive: true });
  writeFileSync('node_modules/node/installArchSpecificPackage.js', \`
    const { mkdirSync, symlinkSync } = require('node:fs');
    mkdirSync('bin', { recursive: true });
    symlinkSync(process.execPath, 'bin/node');\`);
}
`;

const lockOf = (version: string) =>
  JSON.stringify({
    packages: {
      '': {},
      'node_modules/one': { version, integrity: 'sha512-1' },
      'node_modules/one/node_modules/@of/two': { name: '@by/two', version: '3.0.0', integrity: 'sha512-2' },
      'node_modules/tool': { version: '1.0.0', dev: true },
    },
  });

beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), `cairn-test-${process.pid}-`));
  onTestFinished(() => rmSync(checkout, { recursive: true, force: true }));
  cpSync(join(scripts, 'launch.mjs'), join(checkout, 'scripts/launch.mjs'));
  cpSync(join(scripts, 'launch'), join(checkout, 'scripts/launch'), { recursive: true });
  cpSync(join(scripts, 'runtime'), join(checkout, 'scripts/runtime'), { recursive: true });
  writeFileSync(join(checkout, 'package.json'), '{"type":"module"}');
  writeFileSync(join(checkout, 'package-lock.json'), lockOf('1.0.0'));
  put('npm-cli.mjs', fakeNpm);
  put(
    'scripts/start.ts',
    `const args: string[] = process.argv.slice(2); console.log('started', ...args); process.exitCode = 7;`,
  );
});

const put = (path: string, text: string) => writeFileSync(join(checkout, path), text);
const calls = () =>
  existsSync(join(checkout, 'calls')) ? readFileSync(join(checkout, 'calls'), 'utf8') : '';

type Run = { child: ChildProcess; output(): string; ended: Promise<number | null> };

function run(args: readonly string[], env: Record<string, string> = {}): Run {
  const { npm_lifecycle_event: _, ...outer } = process.env;
  const npm = { npm_execpath: join(checkout, 'npm-cli.mjs'), NPM_CALLS: join(checkout, 'calls') };
  const child = spawn(process.execPath, args, { cwd: checkout, env: { ...outer, ...npm, ...env } });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  return { child, output: () => output, ended: new Promise((resolve) => child.once('close', resolve)) };
}

async function launch(
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<[number | null, string]> {
  const one = run(['scripts/launch.mjs', ...args], env);
  return [await one.ended, one.output()];
}

test('missing packages are installed once from the lockfile, and the command runs with its arguments', async () => {
  const [code, output] = await launch(['start', 'now', '--please'], {
    NODE_ENV: 'production',
    npm_config_omit: 'dev',
  });
  expect(output).toMatch(
    /^Installing the packages \(once\) …\nInstalling the packages \(once\): \d+ s\nstarted now --please\n$/,
  );
  expect(code).toBe(7);
  expect(calls()).toBe('ci --omit=dev --include=optional --no-audit --no-fund --loglevel=error\n');
  expect(await launch(['start'])).toEqual([7, 'started\n']);
  expect(calls().match(/ci/g)).toHaveLength(1);
});

test('the tools of the tests are added for a command that needs them, without removing what a start may be using', async () => {
  put('scripts/test.ts', `console.log('tested');`);
  await launch(['start']);
  expect((await launch(['test']))[1]).toMatch(
    /^Installing the tools of the tests \(once\) …\nInstalling the tools of the tests \(once\): \d+ s\ntested\n$/,
  );
  expect(await launch(['start'])).toEqual([7, 'started\n']);
  expect(await launch(['test'])).toEqual([0, 'tested\n']);
  const flags = '--include=optional --no-audit --no-fund --loglevel=error';
  expect(calls()).toBe(`ci --omit=dev ${flags}\ninstall --no-save --include=dev ${flags}\n`);
});

test('a changed lockfile is installed again', async () => {
  await launch(['start']);
  put('package-lock.json', lockOf('2.0.0'));
  expect((await launch(['start']))[1]).toContain('Installing');
  expect(calls().match(/ci/g)).toHaveLength(2);
});

const places = () => {
  const { packages } = JSON.parse(readFileSync(join(checkout, 'node_modules/.package-lock.json'), 'utf8'));
  return Object.values<{ resolved?: string }>(packages).map(({ resolved }) => resolved);
};
const installedIn = () => readFileSync(join(checkout, 'node_modules/installed-in'), 'utf8');
const stage = () => join(checkout, '.cairn-runtime/packages');
const registry = (settings: object = {}) =>
  JSON.stringify({ registry: 'https://registry.example/npm/', ...settings });

test('npm is told where each package of its registry lies, and the checkout’s own lockfile stays as it is', async () => {
  mkdirSync(join(checkout, 'node_modules/old'), { recursive: true });
  expect((await launch(['start'], { NPM_SETTINGS: registry() }))[0]).toBe(7);
  expect(places()).toEqual([
    'https://registry.example/npm/one/-/one-1.0.0.tgz',
    'https://registry.example/npm/@by/two/-/two-3.0.0.tgz',
  ]);
  expect(installedIn()).toBe(stage());
  expect([existsSync(stage()), existsSync(join(checkout, 'node_modules/old'))]).toEqual([false, false]);
  expect(readFileSync(join(checkout, 'package-lock.json'), 'utf8')).toBe(lockOf('1.0.0'));
  expect(await launch(['start'])).toEqual([7, 'started\n']);
});

test.each([
  [
    'a registry that keeps them elsewhere',
    { NPM_SETTINGS: registry(), NPM_FAILS_STAGED: 'npm error code E404' },
  ],
  [
    'a registry that has something else there',
    { NPM_SETTINGS: registry(), NPM_FAILS_STAGED: 'npm error code EINTEGRITY' },
  ],
  [
    'a registry of its own for some packages',
    { NPM_SETTINGS: registry({ '@by:registry': 'https://b.example' }) },
  ],
  ['settings that npm does not tell', { NPM_SETTINGS: 'undefined' }],
])('npm looks for the packages itself with %s', async (_what, env) => {
  expect((await launch(['start'], env))[0]).toBe(7);
  expect(places()).toEqual([undefined, undefined]);
  expect(installedIn()).toBe(checkout);
  expect(existsSync(stage())).toBe(false);
});

test('no second attempt is made where it would fail as well', async () => {
  const [code, output] = await launch(['start'], {
    NPM_SETTINGS: registry(),
    NPM_FAILS_STAGED: 'npm error code ENOTFOUND',
  });
  expect([code, calls().match(/ci/g)?.length]).toEqual([1, 1]);
  expect(output).toContain('The packages cannot be downloaded (ENOTFOUND)');
  expect(existsSync(stage())).toBe(false);
});

test('an installation made with npm itself is used as it is', async () => {
  mkdirSync(join(checkout, 'node_modules'));
  const { '': _self, 'node_modules/tool': _tool, ...packages } = JSON.parse(lockOf('1.0.0')).packages;
  put('node_modules/.package-lock.json', JSON.stringify({ packages }));
  expect(await launch(['start'])).toEqual([7, 'started\n']);
});

test('of two concurrent starts one installs and the other waits', async () => {
  const env = { NPM_WAITS_FOR: join(checkout, 'go') };
  const both = [run(['scripts/launch.mjs', 'start'], env), run(['scripts/launch.mjs', 'start'], env)];
  const said = () => both.map((one) => one.output()).join('');
  await expect.poll(said).toMatch(/Another start \(process \d+\) is installing the packages; waiting/);
  put('go', '');
  expect(await Promise.all(both.map((one) => one.ended))).toEqual([7, 7]);
  expect(calls().match(/ci/g)).toHaveLength(1);
});

test.each([
  ['a process that has ended', '999999999 1'],
  ['a number that belongs to another process by now', `${process.pid} 1`],
])('an installation that was killed does not block the next: %s', async (_what, holder) => {
  mkdirSync(join(checkout, '.cairn-runtime'));
  put('.cairn-runtime/installing', holder);
  expect((await launch(['start']))[0]).toBe(7);
  expect(existsSync(join(checkout, '.cairn-runtime/installing'))).toBe(false);
});

test.each([
  ['npm error code EAI_AGAIN', /^The packages cannot be downloaded \(EAI_AGAIN\): check the network/],
  ['npm error code ENOSPC', /^The disk is full/],
  ['npm error something else', /^npm error something else\nnpm ended with 1: see above\.$/],
])('%s is reported in one line, and the next start tries again', async (said, line) => {
  const [code, output] = await launch(['start'], { NPM_FAILS: said });
  expect(code).toBe(1);
  expect(output.replace(/^Installing.*\n/, '').trim()).toMatch(line);
  expect((await launch(['start']))[0]).toBe(7);
});

test('an unknown command lists the known ones', async () => {
  expect(await launch(['stat'])).toEqual([
    1,
    'Unknown command "stat": use start, build, dev, test, admin, bench, bench:web, bench:market, bench:pages, bench:rooms, bench:appa, bench:earnings, bench:what-if, bench:report, bench:operations, bench:qoe, bench:leaks, api, client, screens, film, release.\n',
  ]);
  expect((await launch(['toString']))[0]).toBe(1);
});

test('a built folder installs nothing, and runs only on the kind of machine that it was built for', async () => {
  put('built.json', JSON.stringify({ platform: process.platform, arch: process.arch }));
  mkdirSync(join(checkout, 'program'));
  put('program/start.js', `console.log('started'); process.exitCode = 7;`);
  expect(await launch(['start'])).toEqual([7, 'started\n']);
  expect(existsSync(join(checkout, 'calls'))).toBe(false);
  expect(await launch(['dev'])).toEqual([1, 'Unknown command "dev": use start, admin.\n']);
  put('built.json', JSON.stringify({ platform: 'plan9', arch: 'mips' }));
  expect((await launch(['start']))[1]).toMatch(
    /^This folder was built for plan9 mips, and this is .*: build it here\.\n$/,
  );
});

test('a newer Node is downloaded once, even if npm runs no install scripts', async () => {
  const script = `import { runtimeNode } from './scripts/launch/runtime.mjs'; console.log(await runtimeNode(${JSON.stringify(checkout)}));`;
  const node = join(checkout, '.cairn-runtime/node/node_modules/node/bin/node');
  const first = run(['--input-type=module', '-e', script]);
  expect(await first.ended).toBe(0);
  expect(first.output().trim().split('\n').at(-1)).toBe(node);
  const second = run(['--input-type=module', '-e', script]);
  expect(await second.ended).toBe(0);
  expect(second.output()).toBe(`${node}\n`);
  expect(calls().match(/ci/g)).toHaveLength(1);
});

const patient = `
for (const name of ['SIGINT', 'SIGTERM']) process.on(name, () => { console.log('got', name); setTimeout(() => process.exit(9), 100); });
console.log('up', process.pid); setInterval(() => {}, 1000);`;
const under = `import { runUnder } from './scripts/launch/child.mjs'; await runUnder(process.execPath, ['patient.mjs'], process.env);`;

test('signals and the exit code pass through the launcher', async () => {
  put('patient.mjs', patient);
  const one = run(['--input-type=module', '-e', under]);
  await expect.poll(one.output).toContain('up');
  one.child.kill('SIGTERM');
  expect(await one.ended).toBe(9);
  expect(one.output().match(/got SIGTERM/g)).toHaveLength(1);
});

test('child processes end when npm is killed', async () => {
  put('patient.mjs', patient);
  put(
    'outer.mjs',
    `import { spawn } from 'node:child_process';
    spawn(process.execPath, ['--input-type=module', '-e', ${JSON.stringify(under)}], { stdio: 'inherit' });`,
  );
  const outer = run(['outer.mjs'], { npm_lifecycle_event: 'start' });
  await expect.poll(outer.output).toContain('up');
  outer.child.kill('SIGKILL');
  await outer.ended;
  expect(outer.output()).toContain('got SIGTERM');
});
