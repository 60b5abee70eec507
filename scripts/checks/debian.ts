import { existsSync } from 'node:fs';
import { runProgram } from './processes.ts';

export const installsPackages = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/**
 * Tries each set of `choices` until one installs completely, without recommended packages. Returns the output of
 * apt-get; the caller checks whether the program is there now.
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
