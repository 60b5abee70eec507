import type { SettingName } from './config-table.ts';
import { StartProblem } from './start-problem.ts';

/** A setting has an invalid value. `message` is one line that names it and says what to do. */
export class ConfigProblem extends StartProblem {
  constructor(name: SettingName, problem: string) {
    super(`${name} ${problem}.`);
    this.name = 'ConfigProblem';
  }
}

export type Read = (name: SettingName) => string | null;

/** An empty value counts as unset: `PORT= npm start`, and what compose files make of a missing variable. */
export function reader(env: NodeJS.ProcessEnv): Read {
  return (name) => env[name]?.trim() || null;
}

/** Reads a URL. Its value is never quoted in an error message because it may hold a password. */
export function readUrl(
  read: Read,
  name: SettingName,
  protocols: readonly string[],
  form: string,
): string | null {
  const text = read(name);
  if (text === null) return null;
  const url = URL.parse(text);
  const needsHost = url !== null && url.protocol !== 'file:';
  if (!url || !protocols.includes(url.protocol) || (needsHost && !url.host && !url.searchParams.has('host')))
    throw new ConfigProblem(
      name,
      `is not an address of the right kind: write it as ${form}, or leave it out`,
    );
  return text;
}

export function readSwitch(read: Read, name: SettingName): 'on' | 'off' | null {
  return readOneOf(read, name, ['on', 'off'] as const);
}

/** Reads one of several words, in any case. Throws ConfigProblem for another one. */
export function readOneOf<const T extends string>(
  read: Read,
  name: SettingName,
  allowed: readonly T[],
): T | null {
  const text = read(name);
  if (text === null) return null;
  const value = allowed.find((one) => one === text.toLowerCase());
  if (value === undefined)
    throw new ConfigProblem(name, `is "${text}": give ${allowed.join(', ').replace(/, ([^,]*)$/, ' or $1')}`);
  return value;
}
