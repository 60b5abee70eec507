import { existsSync } from 'node:fs';
import { runProgram } from './processes.ts';

/** Whether Debian's packages can be installed here: its program is there, and we are root. */
export const installsPackages = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/**
 * Installs Debian's packages, with what they need and nothing that they only recommend. Each of `choices` is tried
 * until one can be installed whole. Returns what apt-get printed; whether it helped is for the caller to see.
 */
export async function installPackages(choices: readonly (readonly string[])[]): Promise<string> {
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
  const update = await runProgram('apt-get', ['update', '-q'], quiet);
  const said = [update.output];
  for (const packages of choices) {
    const args = ['install', '-q', '-y', '--no-install-recommends', ...packages];
    const { code, output } = await runProgram('apt-get', args, quiet);
    said.push(output);
    if (code === 0) break;
  }
  return said.join('\n');
}
