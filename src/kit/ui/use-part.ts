import { type ComponentType, useState } from 'react';
import { useToast } from './use-toast.ts';

type Part<P> = {
  Part: ComponentType<P> | null;
  /** Preloads, on hover or focus. */
  ahead: () => void;
  call: () => void;
};

/** Loads the code of a component when it is needed; a failure is shown. Define `load` outside of components. */
export function usePart<P>(load: () => Promise<ComponentType<P>>): Part<P> {
  const [part, setPart] = useState<{ Part: ComponentType<P> } | null>(null);
  const toast = useToast();
  return {
    Part: part?.Part ?? null,
    // A failure is reported by a later `call`.
    ahead: () => void load().catch(() => {}),
    call: () =>
      void load().then(
        (Part) => setPart({ Part }),
        () =>
          toast('This could not be opened.', {
            tone: 'bad',
            description: 'Check your connection and try again.',
          }),
      ),
  };
}
