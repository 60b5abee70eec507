import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { seconds } from '#kernel/instant.ts';

/** Milliseconds: how long nothing may have happened, and how often that is looked at. */
const quietFor = 2 * seconds;
const interval = 1 * seconds;

type Watch = { idleFor(): number; collect?: () => void };

/**
 * Gives back, once, what only the start needed, at a moment when no one waits: some 30 MB, which V8 otherwise keeps
 * until there is work again. `idleFor`: milliseconds since the last request ended, 0 while one runs. Returns a stop.
 */
export function returnMemoryWhenIdle({ idleFor, collect = collectAll }: Watch): () => void {
  const timer = setInterval(() => {
    if (idleFor() < quietFor) return;
    clearInterval(timer);
    collect();
  }, interval);
  timer.unref();
  return () => clearInterval(timer);
}

function collectAll(): void {
  setFlagsFromString('--expose-gc');
  const gc: unknown = runInNewContext('gc');
  setFlagsFromString('--no-expose-gc');
  // Unlike an ordinary collection, this one also shrinks the space of young objects.
  if (typeof gc === 'function') gc({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}
