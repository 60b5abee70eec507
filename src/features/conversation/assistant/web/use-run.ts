import { useEffect, useState } from 'react';

/** Begins a run that ends with the component, or with the next run. */
export function useRun(): () => AbortSignal {
  const [run] = useState(createRun);
  useEffect(() => run.end, [run]);
  return run.begin;
}

export function createRun() {
  let running: AbortController | null = null;
  const end = () => running?.abort();
  return {
    begin(): AbortSignal {
      end();
      running = new AbortController();
      return running.signal;
    },
    end,
  };
}
