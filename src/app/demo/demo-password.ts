import { randomBytes } from 'node:crypto';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf } from '#platform/start-problem.ts';

const fileIn = (dataDir: string) => join(dataDir, 'demo-password');

export function keptDemoPassword(dataDir: string): string | null {
  try {
    return readFileSync(fileIn(dataDir), 'utf8').trim() || null;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

/** Stored so that every start can print it; only the file's owner can read it. */
export function keepDemoPassword(dataDir: string, password: string): void {
  const draft = `${fileIn(dataDir)}.new`;
  writeFileSync(draft, `${password}\n`, { mode: 0o600 });
  renameSync(draft, fileIn(dataDir));
}

export function forgetDemoPassword(dataDir: string): void {
  rmSync(fileIn(dataDir), { force: true });
}

/** 80 bits, and short enough to type. */
export function newDemoPassword(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789-';
  const text = [...randomBytes(16)].map((byte) => letters[byte % 31]).join('');
  return text.replace(/(.{4})(?=.)/g, '$1-');
}
