import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { type Confinement, confinements } from '#platform/confine/confinement.ts';
import { confines, openConfinement } from '#platform/confine/open-confinement.ts';
import { runConfined } from '#platform/confine/run-confined.ts';

const run = promisify(execFile);
const limits = { within: 20_000, memory: 500_000_000, output: 1_000_000 };

/** Takes the place of LibreOffice; its location decides which folders are visible. */
const program = '/bin/sh';
const ways = await confinements(program);
const held: Confinement[] = [];
for (const way of ways) if (await confines(way, [])) held.push(way);

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cairn-test-confined-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe.for(held)('confined by $name', (way) => {
  const inside = async (script: string, ...words: string[]) => {
    const command = way.words(['/bin/sh', '-c', script, 'inside', ...words]);
    const { output } = await runConfined(command, Buffer.from(''), limits);
    return output.toString().trim();
  };

  test('no path leads to a file of the server', async () => {
    await writeFile(join(folder, 'secret'), 'the secret');
    await chmod(folder, 0o755);
    const secret = join(folder, 'secret');
    const asked = 'cat "$1" /proc/1/root"$1" /proc/1/cwd/"$1" "/proc/self/root$1" ../../..$1 2>&1';
    expect(await inside(asked, secret)).not.toContain('the secret');
    expect(await inside('ls -A "$1" 2>&1 | tail -1', folder)).toMatch(/No such file/);
    expect(await inside('cat /etc/passwd /etc/shadow /etc/hostname 2>/dev/null; echo end')).toBe('end');
  });

  test('neither the environment nor the processes of the server are visible, and no process can be killed', async () => {
    process.env.CONFINED_TEST_SECRET = 'the secret';
    const environments = 'cat /proc/*/environ | tr "\\0" "\\n"; env';
    expect(await inside(environments)).not.toContain('the secret');
    expect(await inside('ls -d /proc/[0-9]* | wc -l')).toMatch(/^[1-9]$/);
    expect(await inside('kill -0 "$1" 2>/dev/null && echo there || echo none', String(process.pid))).toBe(
      'none',
    );
  });

  test('the program has no privileges, gets none, and can only write to its own folder', async () => {
    expect(await inside("grep -E '^Cap(Eff|Prm|Bnd)' /proc/self/status | tr -d '0[:space:]'")).not.toMatch(
      /[1-9a-f]{2}$/,
    );
    expect(await inside('grep NoNewPrivs /proc/self/status')).toMatch(/1$/);
    expect(await inside('mount -t tmpfs x /usr 2>/dev/null && echo mounted || echo no')).toBe('no');
    expect(await inside('(: > /usr/bin/x) 2>/dev/null && echo wrote || echo no')).toBe('no');
    expect(await inside('echo mine > mine && cat mine; pwd')).toBe('mine\n/tmp');
  });

  test('its files are limited in size, and removed with it', async () => {
    expect(
      await inside(
        'head -c 600000000 /dev/zero 2>/dev/null > big; [ "$(wc -c < big)" -lt 500000000 ] && echo bounded',
      ),
    ).toBe('bounded');
    expect(await inside('ls -A')).toBe('');
  });
});

test('a method that exposes something, or that this machine forbids, is not used', async () => {
  const open: Confinement = { name: 'open', words: (inside) => [...inside] };
  expect(await confines(open, [])).toBe(false);
  const none: Confinement = { name: 'none', words: () => ['/nowhere/bwrap'] };
  expect(await confines(none, [])).toBe(false);
  const silent: Confinement = { name: 'silent', words: () => ['/bin/true'] };
  expect(await confines(silent, [])).toBe(false);
});

test.skipIf(held.length === 0)(
  'a folder that must stay hidden but would be visible is a reason to decline',
  async () => {
    // A program next to stored files would make them visible.
    const beside = await mkdtemp('/var/tmp/cairn-test-beside-');
    onTestFinished(() => rm(beside, { recursive: true }));
    await chmod(beside, 0o755);
    await writeFile(join(beside, 'soffice'), '#!/bin/sh\n', { mode: 0o755 });
    expect(await openConfinement(join(beside, 'soffice'), [folder])).not.toBe(null);
    expect(await openConfinement(join(beside, 'soffice'), [beside])).toBe(null);
  },
);

/** A namespace in which no other one can be created, as in most containers. */
const forbidden = [
  '-Ur',
  'sh',
  '-c',
  'echo 0 > /proc/sys/user/max_user_namespaces && exec setpriv --bounding-set=-all --inh-caps=-all "$@"',
  'sh',
];
const canForbid = await run('unshare', [...forbidden, 'true']).then(
  () => true,
  () => false,
);

test.skipIf(!canForbid)('declines in a container that forbids namespaces', async () => {
  const script = join(import.meta.dirname, 'print-confinement.ts');
  const { stdout } = await run('unshare', [...forbidden, process.execPath, script]);
  expect(stdout).toBe('none\n');
});
