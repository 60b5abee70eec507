import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { loadSecrets, newSecrets } from './secrets.ts';
import { StartProblem } from './start-problem.ts';

let dataDir: string;
let file: string;

beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), 'cairn-secrets-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  dataDir = join(folder, 'data');
  file = join(dataDir, 'secrets.json');
});

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

test('the first start creates them, readable by the owner only, each with its own 32 bytes', () => {
  const secrets = loadSecrets(dataDir);
  expect([modeOf(dataDir), modeOf(file)]).toEqual(['700', '600']);
  const all = Object.values(secrets).map((one) =>
    Buffer.isBuffer(one) ? one : Buffer.from(one, 'base64url'),
  );
  expect(all.map((one) => one.length)).toEqual([32, 32, 32, 32, 32, 32]);
  expect(new Set(all.map((one) => one.toString('hex'))).size).toBe(6);
});

test('later starts read the same ones and leave no other file behind', () => {
  const first = loadSecrets(dataDir);
  expect(loadSecrets(dataDir)).toEqual(first);
  expect(readdirSync(dataDir)).toEqual(['secrets.json']);
});

test('file permissions that are too wide are tightened', () => {
  loadSecrets(dataDir);
  chmodSync(file, 0o644);
  chmodSync(dataDir, 0o755);
  loadSecrets(dataDir);
  expect([modeOf(dataDir), modeOf(file)]).toEqual(['700', '600']);
});

test('a secret that a newer version needs is added and the others are unchanged', () => {
  const before = loadSecrets(dataDir);
  const { authSecret: _, ...older } = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify(older));
  const after = loadSecrets(dataDir);
  expect({ ...after, authSecret: null }).toEqual({ ...before, authSecret: null });
  expect(after.authSecret).toHaveLength(43);
  expect(loadSecrets(dataDir)).toEqual(after);
});

test.each([
  ['empty', ''],
  ['truncated', '{"tokenKey":"'],
  ['a value that is too short', '{"tokenKey":"abc"}'],
  ['not an object', '[]'],
])('a damaged file (%s) stops the start and is never replaced', (_what, text) => {
  loadSecrets(dataDir);
  writeFileSync(file, text);
  expect(() => loadSecrets(dataDir)).toThrow(/secrets\.json is damaged.*put back a copy/);
  expect(readFileSync(file, 'utf8')).toBe(text);
});

test('no new secrets are created next to a database that was created with others', () => {
  mkdirSync(join(dataDir, 'pg'), { recursive: true });
  expect(() => loadSecrets(dataDir)).toThrow(/secrets\.json is missing, but the database/);
  expect(existsSync(file)).toBe(false);
});

test('an unusable data folder is named in the error, with what to do', () => {
  writeFileSync(join(dataDir, '..', 'taken'), '');
  expect(() => loadSecrets(join(dataDir, '..', 'taken'))).toThrow(StartProblem);
  expect(() => loadSecrets(join(dataDir, '..', 'taken'))).toThrow(
    /^DATA_DIR .*taken cannot be used .*set DATA_DIR/,
  );
});

test('a data folder behind a symlink is resolved', () => {
  const first = loadSecrets(dataDir);
  symlinkSync(dataDir, join(dataDir, '..', 'link'));
  expect(loadSecrets(join(dataDir, '..', 'link'))).toEqual(first);
});

test('a given file is read as it is, with the permissions that it has, and nothing is created', () => {
  const given = join(dataDir, '..', 'given.json');
  expect(() => loadSecrets(dataDir, given)).toThrow(
    /^SECRETS_FILE .*given\.json is not there: make one with npm run/,
  );
  writeFileSync(given, newSecrets());
  chmodSync(given, 0o440);
  const secrets = loadSecrets(dataDir, given);
  expect(secrets).toEqual(loadSecrets(dataDir, given));
  expect(secrets.einKey).toHaveLength(32);
  expect(modeOf(given)).toBe('440');
  expect(existsSync(dataDir)).toBe(false);
});

test('a given file that lacks a secret is refused, and not completed', () => {
  const given = join(dataDir, '..', 'given.json');
  const { ledgerKey: _, ...rest } = JSON.parse(newSecrets());
  writeFileSync(given, JSON.stringify(rest));
  expect(() => loadSecrets(dataDir, given)).toThrow(/lacks ledgerKey: make one/);
  expect(JSON.parse(readFileSync(given, 'utf8'))).toEqual(rest);
});
