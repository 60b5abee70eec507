import { Refused } from '#kernel/refusal.ts';

/** How many may wait. */
const waitingMost = 200;

/** A place in the line: `turn` resolves when it is theirs, or when they have gone. */
type Place = { turn(signal: AbortSignal): Promise<void>; leave(): void };
export type WaitingLine = { enter(): Place };

/**
 * A line for answers. `atOnce`: how many are worked on at once, so that pages get their turn between them. Who comes
 * when it is full is told so: Refused('assistant-busy').
 */
export function createWaitingLine(atOnce: number): WaitingLine {
  const waiting: (() => void)[] = [];
  let [inside, working] = [0, 0];
  return {
    enter: () => {
      if (inside >= atOnce + waitingMost) throw new Refused('assistant-busy', { retryAfter: 5 });
      inside += 1;
      let hasTurn = false;
      let stopWaiting = () => {};
      return {
        turn: async (signal) => {
          if (working < atOnce) {
            working += 1;
            hasTurn = true;
            return;
          }
          await new Promise<void>((resolve) => {
            const go = () => {
              hasTurn = true;
              resolve();
            };
            stopWaiting = () => {
              const at = waiting.indexOf(go);
              if (at >= 0) waiting.splice(at, 1);
              resolve();
            };
            waiting.push(go);
            signal.addEventListener('abort', stopWaiting, { once: true });
          });
        },
        leave: () => {
          inside -= 1;
          stopWaiting();
          if (!hasTurn) return;
          // The turn is handed on, so that nobody who comes now slips in between.
          const next = waiting.shift();
          if (next) next();
          else working -= 1;
        },
      };
    },
  };
}
