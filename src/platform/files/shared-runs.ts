/** Coalesces calls per key: each call is answered by a run that began after it, one run at a time per key. */
export function sharedRuns(run: (key: string) => Promise<void>): (key: string) => Promise<void> {
  const turns = new Map<string, { now: Promise<void>; next: Promise<void> | null }>();
  const begin = (key: string): Promise<void> => {
    const turn = { now: run(key), next: null };
    turns.set(key, turn);
    const ended = () => {
      if (turns.get(key) === turn) turns.delete(key);
    };
    turn.now.then(ended, ended);
    return turn.now;
  };
  return (key) => {
    const turn = turns.get(key);
    if (!turn) return begin(key);
    turn.next ??= turn.now.catch(() => undefined).then(() => begin(key));
    return turn.next;
  };
}
