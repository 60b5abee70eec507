import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { access, constants, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { seconds } from '#kernel/instant.ts';
import { Refused } from '#kernel/refusal.ts';
import { waitingLine } from '../waiting-line.ts';
import { viewByteLimit } from './renderer.ts';

/** Makes a PDF of an Office file. Throws Refused with a `RenderRefusal`. */
export type OfficeConverter = { toPdf(bytes: Uint8Array, fileName: string): Promise<Uint8Array> };

/**
 * `within`: milliseconds for one file. `memory`: bytes of address space. `isolated`: the words that start a program
 * without a network.
 */
type OfficeOptions = { within?: number; memory?: number; isolated?: readonly string[] };

const names = ['soffice', 'libreoffice'];
/** Where installers put it besides the search path. */
const places = ['/usr/lib/libreoffice/program', '/opt/libreoffice/program'];

/** A namespace of its own without any network (util-linux). */
const withoutNetwork = ['unshare', '-rn'];

/**
 * The converter that this machine offers: LibreOffice in the search path, and a way to start it without a network.
 * Otherwise `null`: Office files can then only be downloaded.
 */
export async function openOffice(path: string): Promise<OfficeConverter | null> {
  const program = await findOffice(path);
  if (program === null) return null;
  return (await starts([...withoutNetwork, 'true'])) ? officeConverter(program) : null;
}

function starts([program = '', ...words]: readonly string[]): Promise<boolean> {
  return new Promise((resolve) => {
    execFile(program, words, { timeout: 5 * seconds }, (error) => resolve(!error));
  });
}

/** Where LibreOffice lies, in the search path or in the places `besides` it; `null` where there is none. */
export async function findOffice(path: string, besides = places): Promise<string | null> {
  const folders = [...path.split(delimiter).filter(Boolean), ...besides];
  const candidates = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  for (const candidate of candidates) {
    const runs = await access(candidate, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (runs) return candidate;
  }
  return null;
}

/**
 * Converts with LibreOffice: one file at a time, each in a folder and with a profile of its own that are removed
 * afterwards, with an empty environment, without a network, within time and memory.
 */
export function officeConverter(program: string, options: OfficeOptions = {}): OfficeConverter {
  const { within = 60 * seconds, memory = 4_000_000_000, isolated = withoutNetwork } = options;
  const inTurn = waitingLine({ atOnce: 1, waiting: 50 });
  return {
    toPdf: (bytes, fileName) =>
      inTurn(() => converted(program, { bytes, fileName }, { within, memory, isolated })),
  };
}

type Given = { bytes: Uint8Array; fileName: string };

async function converted(
  program: string,
  { bytes, fileName }: Given,
  limits: Required<OfficeOptions>,
): Promise<Uint8Array> {
  if (bytes.length > viewByteLimit) throw new Refused('document-too-large', { most: viewByteLimit });
  const folder = await mkdtemp(join(tmpdir(), 'cairn-office-'));
  try {
    // Only the ending of the name is used: LibreOffice goes by it.
    const input = join(folder, `in${/^\.[a-z0-9]{1,5}$/i.exec(extname(fileName))?.[0] ?? '.bin'}`);
    await writeFile(input, bytes, { mode: 0o600 });
    await run(program, { folder, input }, limits);
    const made = (await readdir(folder)).find((name) => name.endsWith('.pdf'));
    if (!made) throw new Refused('document-unreadable');
    return await readFile(join(folder, made));
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

/** A shell bounds memory and processor time (`ulimit` is its own), then becomes the program. */
const bounded = 'ulimit -v "$1" && ulimit -t "$2" && shift 2 && exec "$@"';

async function run(
  program: string,
  { folder, input }: { folder: string; input: string },
  { within, memory, isolated }: Required<OfficeOptions>,
): Promise<void> {
  const words = [
    ...isolated,
    program,
    '--headless',
    '--norestore',
    '--nolockcheck',
    `-env:UserInstallation=${pathToFileURL(join(folder, 'profile')).href}`,
    '--convert-to',
    'pdf',
    '--outdir',
    folder,
    input,
  ];
  const most = [String(Math.floor(memory / 1_024)), String(Math.ceil(within / seconds))];
  const env = { PATH: '/usr/bin:/bin', HOME: folder, TMPDIR: folder };
  await new Promise<void>((resolve, reject) => {
    // A group of its own: LibreOffice is a shell that starts a program that starts another, and all of them must end.
    const child = spawn('/bin/sh', ['-c', bounded, 'convert', ...most, ...words], {
      cwd: folder,
      env,
      detached: true,
      stdio: 'ignore',
    });
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      endGroup(child);
    }, within);
    child.once('error', () => reject(new Refused('document-unreadable')));
    child.once('exit', (code) => {
      clearTimeout(timer);
      endGroup(child);
      if (code === 0) resolve();
      else reject(new Refused(late ? 'document-too-slow' : 'document-unreadable'));
    });
  });
}

/** Ends a program and all that it started. */
function endGroup({ pid }: ChildProcess): void {
  try {
    if (pid) process.kill(-pid, 'SIGKILL');
  } catch {
    // Nothing of it was left.
  }
}
