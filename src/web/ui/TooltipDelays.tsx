import { Tooltip as Base } from '@base-ui/react/tooltip';
import type { ReactNode } from 'react';

const delay = 700;
const skipDelay = 300;

/** The spec's delays: 700 ms before the first hint, none within 300 ms of the last one. */
export function TooltipDelays({ children }: { children: ReactNode }) {
  return (
    <Base.Provider delay={delay} timeout={skipDelay}>
      {children}
    </Base.Provider>
  );
}
