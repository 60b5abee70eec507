import { type ChildProcess, fork } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { seconds } from '#kernel/instant.ts';
import { waitingLine } from '../waiting-line.ts';

/** A PDF to be laid out: data alone, it goes to another process. `footer`: what stands before the page number. */
export type PrintJob = { definition: Omit<TDocumentDefinitions, 'footer' | 'header'>; footer: string };

/** Lays out a PDF in a process of its own. Throws Refused('printer-busy') where too many wait. */
export type Printer = (job: PrintJob) => Promise<Uint8Array>;

const program = fileURLToPath(new URL('./print-process.ts', import.meta.url));
/** All that it may read; packages may lie behind a link. */
const readable = ['../../', '../../../node_modules/', '../../../package.json'].flatMap((place) => {
  const path = fileURLToPath(new URL(place, import.meta.url));
  return [path, realpathSync(path) + (place.endsWith('/') ? '/' : '')];
});
/** It reads the program and its packages, writes nothing, starts nothing, and its environment is empty. */
const confined = [
  '--permission',
  ...readable.map((path) => `--allow-fs-read=${path}`),
  '--max-old-space-size=256',
  '--no-warnings',
];
/** Behind the server, which others wait for: `nice` of the process. */
const politeness = 5;

/** `atOnce`: processes beside each other; `waiting`: jobs behind them; `within`: milliseconds for one. */
type PrinterOptions = { atOnce?: number; waiting?: number; within?: number };

/** A printer whose processes end with their job: begun for one, gone after it. */
export function processPrinter({
  atOnce = 2,
  waiting = 20,
  within = 60 * seconds,
}: PrinterOptions = {}): Printer {
  const inTurn = waitingLine({ atOnce, waiting, busy: 'printer-busy' });
  return (job) => inTurn('all', () => printed(job, within));
}

function printed(job: PrintJob, within: number): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const child = fork(program, [], {
      env: {},
      execArgv: confined,
      serialization: 'advanced',
      stdio: 'ignore',
    });
    const late = setTimeout(() => child.kill('SIGKILL'), within);
    const failed = () => {
      clearTimeout(late);
      reject(new Error('a PDF could not be laid out'));
    };
    child.once('error', failed);
    child.once('exit', failed);
    child.on('message', (message: unknown) => {
      if (message === 'ready') {
        lowerPriority(child);
        hand(child, job, failed);
        return;
      }
      clearTimeout(late);
      if (message instanceof Uint8Array) resolve(Uint8Array.from(message));
      else failed();
    });
  });
}

/** What is no plain data cannot be handed over at all. */
function hand(child: ChildProcess, job: PrintJob, failed: () => void): void {
  try {
    child.send(job, (error) => error && failed());
  } catch {
    failed();
    child.kill('SIGKILL');
  }
}

function lowerPriority({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, politeness);
  } catch {
    // Some systems do not let us: it is printed all the same.
  }
}
