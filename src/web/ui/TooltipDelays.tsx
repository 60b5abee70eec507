import { Tooltip as Base } from '@base-ui/react/tooltip';
import type { ReactNode } from 'react';
import { tooltipDelays } from './tooltip-delays.ts';

/** The spec's delays: 700 ms before the first hint, none within 300 ms of the last one. */
export function TooltipDelays({ children }: { children: ReactNode }) {
  return (
    <Base.Provider delay={tooltipDelays.first} timeout={tooltipDelays.skip}>
      {children}
    </Base.Provider>
  );
}
