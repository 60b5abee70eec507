import { Refused } from '#kernel/refusal.ts';

const waitingMost = 200;

/** `turn` resolves when the place is next or has been given up. */
type Place = { turn(signal: AbortSignal): Promise<void>; leave(): void };
export type WaitingLine = { enter(): Place };

/** `atOnce`: answers at a time, so that pages are served in between. Throws Refused('assistant-busy'). */
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
          // Hands the turn over directly, so that a new caller cannot get ahead.
          const next = waiting.shift();
          if (next) next();
          else working -= 1;
        },
      };
    },
  };
}
