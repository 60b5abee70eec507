import { type ComponentType, useState } from 'react';
import { useToast } from './use-toast.ts';

type Part<P> = {
  /** The component, once it was called for and is here. */
  Part: ComponentType<P> | null;
  /** Fetches without showing: the pointer or the focus came near. */
  ahead: () => void;
  call: () => void;
};

/** A component whose code is fetched when it is called for; without a connection that is said. Keep `load` outside. */
export function usePart<P>(load: () => Promise<ComponentType<P>>): Part<P> {
  const [part, setPart] = useState<{ Part: ComponentType<P> } | null>(null);
  const toast = useToast();
  return {
    Part: part?.Part ?? null,
    // Whoever calls for it later is told when it could not be fetched.
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
