import { type ChildProcess, fork } from 'node:child_process';
import { readdirSync, readFileSync, realpathSync } from 'node:fs';
import { Socket } from 'node:net';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { seconds } from '#kernel/instant.ts';
import { Refused } from '#kernel/refusal.ts';
import { fairShares } from '../fair-shares.ts';
import { type Ask, type RenderMessage, type RenderOutcome, renderReply } from './render-messages.ts';
import { pipedStdio, takeBytes } from './render-pipe.ts';
import type { RenderSource } from './renderer.ts';

/**
 * `within`: milliseconds of work for one answer. `idle`: without work, the process is ended. `memory`: bytes. `waiting`:
 * answers that one account may wait for; all together twice as many.
 */
export type LaneOptions = {
  within: number;
  idle: number;
  memory: number;
  waiting: number;
  /** A process for each answer: what it takes in memory is then this document's. */
  once?: boolean;
};

const program = fileURLToPath(new URL('./render-process.ts', import.meta.url));
/** All that it may read; packages may lie behind a link. */
const readable = ['../../', '../../../node_modules/', '../../../package.json'].flatMap((place) => {
  const path = fileURLToPath(new URL(place, import.meta.url));
  return [path, realpathSync(path) + (place.endsWith('/') ? '/' : '')];
});

/** It reads the program and its packages, writes nothing, starts nothing, and its environment is empty. */
const confined = [
  '--permission',
  '--allow-addons',
  ...readable.map((path) => `--allow-fs-read=${path}`),
  '--max-old-space-size=256',
  '--no-warnings',
];

/** Milliseconds in which a process must have begun, on the busiest machine. */
const toBegin = 30 * seconds;
/** Milliseconds between looks at how much memory and time a process that is at work takes. */
const watchEvery = 100;
/** Politeness makes it slow where others work: by the clock an answer may take this many times as long as by its work. */
const patience = 6;
/** Behind the server, which others wait for: `nice` of the process. */
const politeness = 15;

type Job = {
  source: RenderSource;
  ask: Ask;
  done(outcome: RenderOutcome): void;
  failed(error: Error): void;
};

/** One rendering process and the line in front of it. It is begun when somebody asks, and again after it fell over. */
export type RenderLane = {
  ask(source: RenderSource, ask: Ask): Promise<RenderOutcome>;
  /** Nobody waits and nothing is being made. */
  free(): boolean;
  stop(): Promise<void>;
};

export function renderLane(options: LaneOptions): RenderLane {
  const line: Job[] = [];
  const shares = fairShares();
  let child: Promise<ChildProcess> | null = null;
  let busy = false;
  let idle: NodeJS.Timeout | undefined;
  let number = 0;

  const end = async () => {
    clearTimeout(idle);
    const ending = child;
    child = null;
    (await ending?.catch(() => null))?.kill('SIGKILL');
  };
  const process = async (): Promise<ChildProcess> => {
    child ??= begin();
    const begun = child;
    const running = await begun.catch((error: unknown) => {
      if (child === begun) child = null;
      throw error;
    });
    if (running.exitCode === null && running.signalCode === null) return running;
    if (child === begun) child = null;
    return process();
  };
  const once = async (job: Job, bytes?: Uint8Array): Promise<RenderOutcome> => {
    const message: RenderMessage = {
      id: ++number,
      document: job.source.key,
      kind: job.source.kind,
      ask: job.ask,
      ...(bytes ? { bytes } : {}),
    };
    const answered = await answerOf(await process(), message, options).catch(async (error) => {
      await end();
      throw error;
    });
    // A process that failed at a document is on its way out: the next document must not go to it.
    if (options.once || answered.memory > options.memory || failedAt(answered.outcome)) await end();
    return answered.outcome;
  };
  const run = async (job: Job) => {
    // Who is asked to look through a file has none yet.
    if (job.ask.what === 'inspect') return once(job, await job.source.load());
    const first = await once(job);
    if (!('missing' in first)) return first;
    return once(job, await job.source.load());
  };
  const next = async () => {
    if (busy) return;
    if (line.length === 0) return;
    const [job] = line.splice(shares.next(line.map(whoseJob)), 1);
    if (!job) return;
    busy = true;
    clearTimeout(idle);
    const begun = performance.now();
    await run(job).then(job.done, job.failed);
    shares.spend(whoseJob(job), performance.now() - begun);
    busy = false;
    idle = setTimeout(() => void end(), options.idle);
    idle.unref();
    void next();
  };
  return {
    ask: (source, ask) =>
      new Promise((done, failed) => {
        const own = line.filter((job) => whoseJob(job) === whoseJob({ source })).length;
        if (own >= options.waiting || line.length >= 2 * options.waiting) {
          failed(new Refused('renderer-busy', { retryAfter: 3 }));
          return;
        }
        line.push({ source, ask, done, failed });
        void next();
      }),
    free: () => !busy && line.length === 0,
    stop: end,
  };
}

const whoseJob = ({ source }: Pick<Job, 'source'>): string => source.whose ?? '';

function failedAt(outcome: RenderOutcome): boolean {
  return 'refused' in outcome && outcome.refused === 'document-unreadable';
}

function begin(): Promise<ChildProcess> {
  return new Promise((resolve, reject) => {
    const child = fork(program, [], {
      env: {},
      execArgv: confined,
      serialization: 'advanced',
      stdio: [...pipedStdio],
    });
    const never = setTimeout(() => child.kill('SIGKILL'), toBegin);
    const failed = () => {
      clearTimeout(never);
      reject(new Error('the page renderer does not start'));
    };
    child.once('error', failed);
    child.once('exit', failed);
    child.once('message', () => {
      clearTimeout(never);
      child.off('exit', failed);
      // Neither keeps the program alive that started it.
      child.unref();
      child.channel?.unref();
      pagesOf(child).unref();
      lowerPriority(child);
      resolve(child);
    });
  });
}

/** The pipe on which the bytes of pages come. */
function pagesOf({ stdio }: ChildProcess): Socket {
  const [, , , , pages] = stdio;
  if (!(pages instanceof Socket)) throw new Error('a rendering process without its pipe');
  return pages;
}

/** Each of its threads: on Linux a priority is a thread's own, and pages are squeezed by others than the first. */
function lowerPriority({ pid }: ChildProcess): void {
  for (const thread of threadsOf(pid))
    try {
      setPriority(thread, politeness);
    } catch {
      // Some systems do not let us: pages are drawn all the same.
    }
}

function threadsOf(pid: number | undefined): number[] {
  if (pid === undefined) return [];
  try {
    return readdirSync(`/proc/${pid}/task`).map(Number);
  } catch {
    return [pid];
  }
}

/** Bytes of memory that a process has now, where the system tells (Linux); else 0. */
function memoryOf({ pid }: ChildProcess): number {
  try {
    const [, pages = '0'] = readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ');
    return Number(pages) * 4_096;
  } catch {
    return 0;
  }
}

/** Milliseconds for which processors worked for a process so far, where the system tells (Linux); else `null`. */
function workOf({ pid }: ChildProcess): number | null {
  try {
    // The name of the program, in parentheses, may hold anything; user and system time are the 12th and 13th after it.
    const [, after = ''] = readFileSync(`/proc/${pid}/stat`, 'latin1').split(/\)(?!.*\))/);
    const fields = after.trim().split(' ');
    const ticks = Number(fields[11]) + Number(fields[12]);
    return Number.isFinite(ticks) ? ticks * 10 : null;
  } catch {
    return null;
  }
}

type Answered = { outcome: RenderOutcome; memory: number };

/** Whatever ends the process without an answer was in the document that it had before it. */
function answerOf(
  child: ChildProcess,
  message: RenderMessage,
  { within, memory }: LaneOptions,
): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void) => {
      clearInterval(watch);
      child.off('message', onMessage);
      child.off('exit', onExit);
      child.channel?.unref();
      act();
    };
    const [begunAt, workBefore] = [performance.now(), workOf(child)];
    const watch = setInterval(() => {
      if (memoryOf(child) > memory) {
        child.kill('SIGKILL');
        // What it is too large for is nothing that is wrong with it.
        settle(() => reject(new Refused('document-too-heavy')));
        return;
      }
      const waited = performance.now() - begunAt;
      const work = workOf(child);
      const worked = work === null || workBefore === null ? waited : work - workBefore;
      if (worked > within || waited > within * patience)
        settle(() => reject(new Refused('document-too-slow')));
    }, watchEvery);
    const onExit = () => settle(() => reject(new Refused('document-unreadable')));
    const onMessage = async (sent: unknown) => {
      const reply = renderReply.safeParse(sent).data;
      if (reply?.id !== message.id) return;
      const { outcome, memory } = reply;
      if (!('pixels' in outcome)) return settle(() => resolve({ outcome, memory }));
      const { size, ...pixels } = outcome.pixels;
      const bytes = await takeBytes(pagesOf(child), size).catch(() => null);
      if (bytes) settle(() => resolve({ outcome: { pixels: { ...pixels, bytes } }, memory }));
      else onExit();
    };
    child.channel?.ref();
    child.on('message', onMessage);
    child.once('exit', onExit);
    child.send(message, (error) => error && onExit());
  });
}
