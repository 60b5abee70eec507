import type { ChildProcess } from 'node:child_process';
import { seconds } from '#kernel/instant.ts';
import { Refused } from '#kernel/refusal.ts';
import { fairShares } from '../fair-shares.ts';
import { memoryOf, pagesOf, rendererBusy, startChild, workOf } from './render-child.ts';
import { type Ask, type RenderMessage, type RenderOutcome, renderReply } from './render-messages.ts';
import { takeBytes } from './render-pipe.ts';
import type { RenderSource } from './renderer.ts';

/** Milliseconds of work and idleness, bytes, and queued answers per account (total: twice that). */
export type LaneOptions = {
  within: number;
  idle: number;
  memory: number;
  waiting: number;
  once?: boolean;
};

const watchEvery = 100;
/** At low priority on a busy machine, an answer may take this many times its CPU time. */
const maxSlowdown = 6;
/** Signals sent from outside: the kernel short of memory, an operator, Ctrl-C. A crash never ends with one of these. */
const sentByOthers: ReadonlySet<string> = new Set(['SIGKILL', 'SIGTERM', 'SIGINT', 'SIGHUP', 'SIGQUIT']);
class EndedFromOutside extends Error {}
const endingsForgiven = 6;
const endingsMost = 1_000;
const toEnd = 1 * seconds;

type Job = {
  source: RenderSource;
  ask: Ask;
  done(outcome: RenderOutcome): void;
  failed(error: Error): void;
};

export type RenderLane = {
  ask(source: RenderSource, ask: Ask): Promise<RenderOutcome>;
  free(): boolean;
  stop(): Promise<void>;
};

export function renderLane(options: LaneOptions): RenderLane {
  const line: Job[] = [];
  const shares = fairShares();
  const worker = renderWorker(options);
  let busy = false;
  let idle: NodeJS.Timeout | undefined;

  const next = async () => {
    if (busy) return;
    if (line.length === 0) return;
    const [job] = line.splice(shares.next(line.map(whoseJob)), 1);
    if (!job) return;
    busy = true;
    clearTimeout(idle);
    const begun = performance.now();
    await worker.run(job).then(job.done, job.failed);
    shares.spend(whoseJob(job), performance.now() - begun);
    busy = false;
    idle = setTimeout(() => void worker.end(), options.idle);
    idle.unref();
    void next();
  };
  return {
    ask: (source, ask) =>
      new Promise((done, failed) => {
        const own = line.filter((job) => whoseJob(job) === whoseJob({ source })).length;
        if (own >= options.waiting || line.length >= 2 * options.waiting) {
          failed(rendererBusy());
          return;
        }
        line.push({ source, ask, done, failed });
        void next();
      }),
    free: () => !busy && line.length === 0,
    stop: () => {
      clearTimeout(idle);
      return worker.stop();
    },
  };
}

type Task = Pick<Job, 'source' | 'ask'>;

/** One task after another, in a process that is kept until it fails, is too large or is ended. */
function renderWorker(options: LaneOptions) {
  const { once, end } = renderProcess(options);
  let stops = 0;
  const endings = new Map<string, number>();

  /** Retries once if the process was ended from outside; after that, the caller may retry later. */
  const run = async (task: Task, again = true): Promise<RenderOutcome> => {
    const before = stops;
    try {
      const outcome = await withBytes(task, once);
      endings.delete(task.source.key);
      return outcome;
    } catch (error) {
      if (!(error instanceof EndedFromOutside)) throw error;
      if (stops !== before) throw rendererBusy();
      if (countEnding(endings, task.source.key) >= endingsForgiven) throw new Refused('document-unreadable');
      if (again) return run(task, false);
      throw rendererBusy();
    }
  };
  return {
    run: (task: Task) => run(task),
    end,
    stop: () => {
      stops += 1;
      return end();
    },
  };
}

function renderProcess(options: LaneOptions) {
  const { running, end } = keptProcess();
  let number = 0;
  const once = async ({ source, ask }: Task, bytes?: Uint8Array): Promise<RenderOutcome> => {
    const message: RenderMessage = {
      id: ++number,
      document: source.key,
      kind: source.kind,
      ask,
      ...(bytes ? { bytes } : {}),
    };
    const answered = await answerOf(await running(), message, options).catch(async (error) => {
      await end();
      throw error;
    });
    // The process is about to end after a failure: the next document must not go to it.
    if (options.once || answered.memory > options.memory || failedAt(answered.outcome)) await end();
    return answered.outcome;
  };
  return { once, end };
}

function keptProcess() {
  let child: Promise<ChildProcess> | null = null;
  const running = async (): Promise<ChildProcess> => {
    child ??= startChild();
    const begun = child;
    const started = await begun.catch((error: unknown) => {
      if (child === begun) child = null;
      throw error;
    });
    if (started.exitCode === null && started.signalCode === null) return started;
    if (child === begun) child = null;
    return running();
  };
  const end = async () => {
    const ending = child;
    child = null;
    (await ending?.catch(() => null))?.kill('SIGKILL');
  };
  return { running, end };
}

/** Loads the document only if the process does not have it. */
async function withBytes(
  task: Task,
  once: (task: Task, bytes?: Uint8Array) => Promise<RenderOutcome>,
): Promise<RenderOutcome> {
  if (task.ask.what === 'inspect') return once(task, await task.source.load());
  const first = await once(task);
  if (!('missing' in first)) return first;
  return once(task, await task.source.load());
}

function countEnding(endings: Map<string, number>, key: string): number {
  const count = (endings.get(key) ?? 0) + 1;
  endings.delete(key);
  endings.set(key, count);
  for (const oldest of endings.keys()) if (endings.size > endingsMost) endings.delete(oldest);
  return count;
}

const whoseJob = ({ source }: Pick<Job, 'source'>): string => source.whose ?? '';

function failedAt(outcome: RenderOutcome): boolean {
  return 'refused' in outcome && outcome.refused === 'document-unreadable';
}

type Answered = { outcome: RenderOutcome; memory: number };

/** If the process ends without an answer, its document is at fault, unless it was ended from outside. */
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
    const watch = watchLimits(child, { within, memory }, (code) => settle(() => reject(new Refused(code))));
    const onExit = (_code: number | null = null, signal: string | null = null) =>
      settle(() =>
        reject(sentByOthers.has(signal ?? '') ? new EndedFromOutside() : new Refused('document-unreadable')),
      );
    const onSilence = () => {
      if (child.exitCode !== null || child.signalCode !== null) onExit(child.exitCode, child.signalCode);
      else setTimeout(() => onExit(child.exitCode, child.signalCode), toEnd).unref();
    };
    const onMessage = async (sent: unknown) => {
      const reply = renderReply.safeParse(sent).data;
      if (reply?.id !== message.id) return;
      const { outcome, memory } = reply;
      if (!('pixels' in outcome)) return settle(() => resolve({ outcome, memory }));
      const { size, ...pixels } = outcome.pixels;
      const bytes = await takeBytes(pagesOf(child), size).catch(() => null);
      if (bytes) settle(() => resolve({ outcome: { pixels: { ...pixels, bytes } }, memory }));
      else onSilence();
    };
    child.channel?.ref();
    child.on('message', onMessage);
    child.once('exit', onExit);
    child.send(message, (error) => error && onSilence());
  });
}

function watchLimits(
  child: ChildProcess,
  { within, memory }: Pick<LaneOptions, 'within' | 'memory'>,
  onRefused: (code: 'document-too-heavy' | 'document-too-slow') => void,
): NodeJS.Timeout {
  const [begunAt, workBefore] = [performance.now(), workOf(child)];
  return setInterval(() => {
    if (memoryOf(child) > memory) {
      child.kill('SIGKILL');
      onRefused('document-too-heavy');
      return;
    }
    const waited = performance.now() - begunAt;
    const work = workOf(child);
    const worked = work === null || workBefore === null ? waited : work - workBefore;
    if (worked > within || waited > within * maxSlowdown) onRefused('document-too-slow');
  }, watchEvery);
}
