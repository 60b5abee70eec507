import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { Button } from './Button.tsx';

type Props<P> = {
  /** Define it outside of components: a new function would load again. */
  load: () => Promise<ComponentType<P>>;
  props: P;
  waiting: ReactNode;
};

/** Loads the code of a component on first render. A failure is shown with a retry. */
export function OnDemand<P extends object>({ load, props, waiting }: Props<P>) {
  const [part, setPart] = useState<{ Part: ComponentType<P> } | 'waiting' | 'failed'>('waiting');
  // Reason: code is loaded over the network.
  useEffect(() => {
    if (part !== 'waiting') return;
    let gone = false;
    load().then(
      (Part) => !gone && setPart({ Part }),
      () => !gone && setPart('failed'),
    );
    return () => {
      gone = true;
    };
  }, [part, load]);
  if (part === 'waiting') return waiting;
  if (part !== 'failed') return <part.Part {...props} />;
  return (
    <div role="alert" className="flex flex-col items-start gap-3 p-4">
      <p>This could not be loaded. Check your connection and try again.</p>
      <Button variant="secondary" size="small" onClick={() => setPart('waiting')}>
        Try again
      </Button>
    </div>
  );
}
