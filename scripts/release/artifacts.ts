import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { lstat, readdir, readlink } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack } from 'tar-stream';
import { z } from 'zod';
import { StartProblem } from '#platform/start-problem.ts';
import { runProgram } from '../checks/processes.ts';

const bom = z.looseObject({ metadata: z.looseObject({ component: z.looseObject({ name: z.string() }) }) });

type Made = { folder: string; built: string; version: string; when: Date };

/** Writes what a release consists of into `folder`, and returns the names of the files. */
export async function makeArtifacts({ folder, built, version, when }: Made): Promise<string[]> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const name = `cairn-${version}`;
  const source = join(folder, `${name}-source.tar.gz`);
  await said('git', ['archive', '--format=tar.gz', `--prefix=${name}/`, `--output=${source}`, 'HEAD']);
  const { platform, arch } = process;
  await packFolder(built, join(folder, `${name}-${platform}-${arch}.tar.gz`), { prefix: name, when });
  writeFileSync(join(folder, `${name}.cdx.json`), await bill());
  const names = readdirSync(folder).toSorted();
  const sums = await Promise.all(names.map(async (one) => `${await sumOf(join(folder, one))}  ${one}\n`));
  writeFileSync(join(folder, 'SHA256SUMS'), sums.join(''));
  return [...names, 'SHA256SUMS'];
}

/** The packages that a running Cairn may contain, on any machine, as CycloneDX. */
async function bill(): Promise<string> {
  const args = ['sbom', '--loglevel=error', '--sbom-format=cyclonedx', '--omit=dev', '--package-lock-only'];
  const content = bom.parse(JSON.parse(await said('npm', args)));
  // npm names the folder that it runs in.
  content.metadata.component.name = 'cairn';
  return `${JSON.stringify(content, null, 2)}\n`;
}

/** The same content gives the same archive: sorted, with one time, and no one's user. */
async function packFolder(from: string, to: string, { prefix, when }: { prefix: string; when: Date }) {
  const archive = pack();
  const writing = pipeline(archive, createGzip({ level: 9 }), createWriteStream(to));
  const entries = await readdir(from, { recursive: true });
  for (const path of entries.toSorted()) {
    const file = join(from, path);
    const at = await lstat(file);
    const header = { name: `${prefix}/${relative(from, file)}`, mtime: when, uid: 0, gid: 0 };
    if (at.isSymbolicLink())
      archive.entry({ ...header, type: 'symlink', linkname: await readlink(file), mode: 0o777 });
    else if (at.isDirectory()) archive.entry({ ...header, type: 'directory', mode: 0o755 });
    else {
      const entry = archive.entry({ ...header, size: at.size, mode: at.mode & 0o100 ? 0o755 : 0o644 });
      await pipeline(createReadStream(file), entry);
    }
  }
  archive.finalize();
  await writing;
}

async function sumOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** Runs a program in the checkout. Throws StartProblem with what it printed if it fails. */
export async function said(program: string, args: readonly string[]): Promise<string> {
  const { code, output } = await runProgram(program, args);
  if (code !== 0) throw new StartProblem(`${program} ${args[0]} ended with ${code}: ${output.trim()}`);
  return output;
}
