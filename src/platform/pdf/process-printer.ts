import { type ChildProcess, fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { seconds } from '#kernel/instant.ts';
import { readingOnly } from '../confine/reading-only.ts';
import { fairQueue } from '../fair-queue.ts';

/** The definition must be plain data, since it goes to another process. `footer`: the text before the page number. */
export type PrintJob = { definition: Omit<TDocumentDefinitions, 'footer' | 'header'>; footer: string };

/** Throws Refused('printer-busy') if the queue is full. */
export type Printer = (job: PrintJob) => Promise<Uint8Array>;

const program = fileURLToPath(new URL('./print-process.ts', import.meta.url));
/** Its environment is empty as well. */
const confined = [...readingOnly(program), '--max-old-space-size=256', '--no-warnings'];
const niceness = 5;

type PrinterOptions = { atOnce?: number; waiting?: number; within?: number };

export function processPrinter({
  atOnce = 2,
  waiting = 20,
  within = 60 * seconds,
}: PrinterOptions = {}): Printer {
  const inTurn = fairQueue({ atOnce, waiting, busy: 'printer-busy' });
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
    // Not `exit`: it can come before a reply that is still in the channel.
    child.once('disconnect', failed);
    child.on('message', (message: unknown) => {
      if (message === 'ready') {
        lowerPriority(child);
        sendJob(child, job, failed);
        return;
      }
      clearTimeout(late);
      if (message instanceof Uint8Array) resolve(Uint8Array.from(message));
      else failed();
    });
  });
}

function sendJob(child: ChildProcess, job: PrintJob, failed: () => void): void {
  try {
    child.send(job, (error) => error && failed());
  } catch {
    failed();
    child.kill('SIGKILL');
  }
}

function lowerPriority({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, niceness);
  } catch {}
}
