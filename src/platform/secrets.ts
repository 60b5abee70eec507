import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  lstatSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { makeDataFolder } from './data-folder.ts';
import { codeOf, messageOf, StartProblem } from './start-problem.ts';

export type Secrets = {
  tokenKey: Buffer;
  /** Encrypts tax numbers at rest, which are lost without it. */
  einKey: Buffer;
  einIndexKey: Buffer;
  /** The ledger's signing key and its pseudonyms for people are derived from it; a new one means a new signer. */
  ledgerKey: Buffer;
  authSecret: string;
  databasePassword: string;
};

const names = ['tokenKey', 'einKey', 'einIndexKey', 'ledgerKey', 'authSecret', 'databasePassword'] as const;
const secret = z.string().regex(/^[A-Za-z0-9_-]{43}$/, 'is not 32 bytes in base64url');
const secretFile = z.record(z.string(), secret);
type SecretFile = z.infer<typeof secretFile>;

/**
 * Creates DATA_DIR/secrets.json at the first start, never replaces it. `given`: read that file instead, and create
 * none. Throws StartProblem if it is unreadable.
 */
export function loadSecrets(dataDir: string, given: string | null = null): Secrets {
  const found = given === null ? ownSecrets(dataDir) : givenSecrets(given);
  const bytes = (name: (typeof names)[number]) => Buffer.from(found[name] ?? '', 'base64url');
  return {
    tokenKey: bytes('tokenKey'),
    einKey: bytes('einKey'),
    einIndexKey: bytes('einIndexKey'),
    ledgerKey: bytes('ledgerKey'),
    authSecret: found.authSecret ?? '',
    databasePassword: found.databasePassword ?? '',
  };
}

/** New secrets for SECRETS_FILE. */
export function newSecrets(): string {
  return JSON.stringify(fresh(names), null, 2);
}

/** The content of DATA_DIR/secrets.json, for a backup. `null`: there is none, and none is created. */
export function secretsText(dataDir: string): string | null {
  const found = readSecrets(join(dataDir, 'secrets.json'));
  return found && JSON.stringify(found);
}

/** Writes the secrets of a backup. Throws StartProblem if they are damaged, or if the folder has others. */
export function keepSecrets(dataDir: string, text: string): void {
  const folder = makeDataFolder(dataDir);
  const file = join(folder, 'secrets.json');
  const content = secretFile.safeParse(JSON.parse(text)).data;
  if (!content) throw new StartProblem('The secrets of this backup are damaged: use another backup.');
  write(folder, file, content, 'create');
  const found = readSecrets(file);
  if (names.some((name) => found?.[name] !== content[name]))
    throw new StartProblem(
      `${file} has the secrets of another installation: set DATA_DIR to an empty folder.`,
    );
}

function ownSecrets(dataDir: string): SecretFile {
  const folder = makeDataFolder(dataDir);
  const file = join(folder, 'secrets.json');
  const found = readSecrets(file) ?? makeSecrets(folder, file);
  const missing = names.filter((name) => !(name in found));
  if (missing.length > 0) write(folder, file, Object.assign(found, fresh(missing)), 'replace');
  return found;
}

/** Its permissions are set by the operator who mounted it. */
function givenSecrets(file: string): SecretFile {
  const found = readSecrets(file, { ours: false });
  const missing = names.filter((name) => !found || !(name in found));
  if (!found || missing.length > 0)
    throw new StartProblem(
      `SECRETS_FILE ${file} ${found ? `lacks ${missing.join(', ')}` : 'is not there'}: make one with npm run admin -- new-secrets, or copy the one of this site.`,
    );
  return found;
}

function readSecrets(file: string, { ours } = { ours: true }): SecretFile | null {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
    if (ours && (lstatSync(file).mode & 0o077) !== 0) chmodSync(file, 0o600);
  } catch (cause) {
    if (codeOf(cause) === 'ENOENT') return null;
    throw new StartProblem(
      `${file} cannot be read (${messageOf(cause)}): give it to the user that starts Cairn.`,
      { cause },
    );
  }
  try {
    return secretFile.parse(JSON.parse(text));
  } catch (cause) {
    throw new StartProblem(
      `${file} is damaged, and without it encrypted data cannot be read: put back a copy, or move all of DATA_DIR away to start over.`,
      { cause },
    );
  }
}

function makeSecrets(folder: string, file: string): SecretFile {
  if (existsSync(join(folder, 'pg')))
    throw new StartProblem(
      `${file} is missing, but the database in ${folder} was made with it: put it back, or move all of DATA_DIR away to start over.`,
    );
  const made = fresh(names);
  write(folder, file, made, 'create');
  return readSecrets(file) ?? made;
}

function fresh(wanted: readonly string[]): SecretFile {
  return Object.fromEntries(wanted.map((name) => [name, randomBytes(32).toString('base64url')]));
}

/** Syncs the file before its rename and the folder after it: a power cut leaves either the old or the new file. */
function write(folder: string, file: string, content: SecretFile, how: 'create' | 'replace'): void {
  const aside = `${file}.${process.pid}`;
  try {
    rmSync(aside, { force: true });
    const fd = openSync(aside, 'wx', 0o600);
    try {
      writeSync(fd, `${JSON.stringify(content, null, 2)}\n`);
      fsyncSync(fd);
    } finally {
      closeSync(fd);
    }
    if (how === 'replace') renameSync(aside, file);
    else linkUnlessThere(aside, file);
    syncFolder(folder);
  } catch (cause) {
    throw new StartProblem(
      `${file} cannot be written (${messageOf(cause)}): make room, or set DATA_DIR to another folder.`,
      { cause },
    );
  } finally {
    rmSync(aside, { force: true });
  }
}

function linkUnlessThere(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  }
}

function syncFolder(folder: string): void {
  const fd = openSync(folder, 'r');
  try {
    fsyncSync(fd);
  } finally {
    closeSync(fd);
  }
}
