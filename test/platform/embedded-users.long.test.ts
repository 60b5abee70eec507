import {
  chmodSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { copyCheckout, giveTo } from './copied-checkout.ts';
import { type As, connectTo, keep, serversIn } from './keeper.ts';

const asRoot = process.getuid?.() === 0;

function place(): string {
  const base = mkdtempSync(join(tmpdir(), `cairn-test-${process.pid}-`));
  onTestFinished(() => rmSync(base, { recursive: true, force: true, maxRetries: 10 }));
  return base;
}

/** A user who is not root: the current one, unless that is root. */
function ordinaryUser(): { uid: number; gid: number } {
  if (!asRoot) return { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };
  const [, , uid, gid] = (/^nobody:.*$/m.exec(readFileSync('/etc/passwd', 'utf8'))?.[0] ?? '').split(':');
  return { uid: Number(uid), gid: Number(gid) };
}

async function startAndStop(dataDir: string, as: As): Promise<number> {
  const keeper = keep(dataDir, 'hold', as);
  const facts = await keeper.next('ready');
  const { uid } = statSync(`/proc/${facts.server}`);
  const client = await connectTo(facts);
  expect((await client.query(`select 'straße' ~ 'ß' as fine`)).rows).toEqual([{ fine: true }]);
  await client.end();
  expect(await keeper.end('SIGTERM')).toBe(0);
  expect(serversIn(dataDir)).toEqual([]);
  return uid;
}

test('as root, a checkout below a folder that only root can enter works, and the server is not root', async () => {
  const home = join(place(), 'home');
  mkdirSync(home, { mode: 0o700 });
  const { checkout, node } = copyCheckout(join(home, 'cairn'));
  const uid = await startAndStop(join(checkout, '.cairn'), { checkout, node });
  if (asRoot) expect(uid).not.toBe(0);
  expect(await startAndStop(join(checkout, '.cairn'), { checkout, node })).toBe(uid);
});

test('an ordinary user starts it as themselves, even if npm ran no install scripts', async () => {
  const base = place();
  const { uid, gid } = ordinaryUser();
  const { checkout, node, native } = copyCheckout(join(base, 'cairn'));
  removeLinks(native);
  giveTo(base, uid, gid);
  expect(await startAndStop(join(checkout, '.cairn'), { uid, gid, checkout, node })).toBe(uid);
  expect(lstatSync(join(native, 'lib/libpq.so.5')).isSymbolicLink()).toBe(true);
});

test('without install scripts and with read-only packages, the binaries are copied next to the data', async () => {
  const base = place();
  const { uid, gid } = ordinaryUser();
  const { checkout, node, native } = copyCheckout(join(base, 'cairn'));
  removeLinks(native);
  const dataDir = join(base, 'data');
  mkdirSync(dataDir);
  if (asRoot) giveTo(dataDir, uid, gid);
  chmodSync(base, 0o755);
  chmodSync(join(native, 'lib'), 0o555);
  onTestFinished(() => chmodSync(join(native, 'lib'), 0o755));
  expect(await startAndStop(dataDir, { uid, gid, checkout, node })).toBe(uid);
  expect(readdirSync(dataDir).find((name) => name.startsWith('postgres-18'))).toBeDefined();
});

test('a socket folder that belongs to another user is refused in one line', async () => {
  const base = place();
  const { uid, gid } = ordinaryUser();
  const { checkout, node } = copyCheckout(join(base, 'cairn'));
  giveTo(base, uid, gid);
  const dataDir = join(checkout, '.cairn');
  const keeper = keep(dataDir, 'hold', { uid, gid, checkout, node });
  const { host } = await keeper.next('ready');
  await keeper.end('SIGTERM');
  // Without root the test cannot act as another user, so a file takes the folder's place.
  if (asRoot) mkdirSync(host);
  else await import('node:fs/promises').then(({ writeFile }) => writeFile(host, ''));
  onTestFinished(() => rmSync(host, { recursive: true, force: true }));
  const problem = await keep(dataDir, 'hold', { uid, gid, checkout, node }).next('problem');
  expect(problem).toMatch(/should hold the database's socket, but .*: remove it, or set TMPDIR\.$/);
});

/** The result of `npm ci --ignore-scripts`: the package creates its links in an install script. */
function removeLinks(native: string): void {
  for (const entry of readdirSync(join(native, 'lib'), { withFileTypes: true }))
    if (entry.isSymbolicLink()) rmSync(join(native, 'lib', entry.name));
}
