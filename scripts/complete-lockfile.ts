/**
 * Adds the entries that npm omits for packages of other machines, without which `npm ci` fails. Run it after every `npm
 * install NAME`; a test reminds you.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { installedPath } from './installed-path.ts';

// Loose, so that writing changes nothing but the additions.
const lockfile = z.record(z.string(), z.unknown());
const packagesOf = z.record(z.string(), z.record(z.string(), z.unknown()));
type Packages = z.infer<typeof packagesOf>;
const wants = z.object({
  dev: z.boolean().optional(),
  dependencies: z.record(z.string(), z.string()).optional(),
  optionalDependencies: z.record(z.string(), z.string()).optional(),
});
type Hole = { name: string; version: string; dev: boolean };

const lockPath = join(import.meta.dirname, '../package-lock.json');

function readLockfile(): z.infer<typeof lockfile> {
  return lockfile.parse(JSON.parse(readFileSync(lockPath, 'utf8')));
}

export function holesInLockfile(): Hole[] {
  return holesIn(packagesOf.parse(readLockfile().packages));
}

function holesIn(packages: Packages): Hole[] {
  return Object.entries(packages).flatMap(([path, entry]) => {
    const { dependencies = {}, optionalDependencies = {}, dev = false } = wants.parse(entry);
    return Object.entries({ ...dependencies, ...optionalDependencies })
      .filter(([name]) => installedPath(packages, path, name) === null)
      .map(([name, version]) => ({ name, version, dev }));
  });
}

const systems = ['linux', 'darwin', 'win32', 'freebsd', 'android', 'openharmony', 'wasi'];
const processors = ['x64', 'arm64', 'arm', 'ia32', 'ppc64', 'riscv64', 's390x', 'wasm32', 'loong64'];

function machineOf(name: string): { os?: string[]; cpu?: string[]; libc?: string[] } {
  const words = name.replace(/^.*\//, '').split('-');
  const os = systems.filter((one) => words.includes(one) && one !== 'wasi');
  const cpu = processors.filter((one) => words.includes(one));
  const libc = words.some((word) => word.startsWith('musl'))
    ? ['musl']
    : words.includes('linux')
      ? ['glibc']
      : [];
  if (cpu.length !== 1) throw new Error(`for which machine is ${name}?`);
  return { ...(os.length > 0 ? { os } : {}), cpu, ...(libc.length > 0 ? { libc } : {}) };
}

function complete(): void {
  const lock = readLockfile();
  const packages = packagesOf.parse(lock.packages);
  for (const { name, version, dev } of holesIn(packages)) {
    if (!/^\d+\.\d+\.\d+\S*$/.test(version))
      throw new Error(`${name} is wanted as ${version}: not one version`);
    packages[`node_modules/${name}`] = {
      version,
      ...machineOf(name),
      ...(dev ? { dev } : {}),
      optional: true,
    };
    console.log(`added ${name} ${version}`);
  }
  const sorted = Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en'));
  writeFileSync(lockPath, `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`);
}

if (import.meta.main) complete();
