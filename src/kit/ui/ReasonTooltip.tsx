import type { ReactElement, ReactNode } from 'react';
import { Tooltip } from './Tooltip.tsx';

type Props = { id: string; reason: ReactNode | null; children: ReactElement };

/** Shown on hover, focus and tap, and read by screen readers. Renders nothing without a reason. */
export function ReasonTooltip({ id, reason, children }: Props) {
  return (
    // Without a box of its own: one that comes with the reason would take up a gap, also beside a hidden button.
    <span className="contents">
      <Tooltip content={reason} atPress>
        {children}
      </Tooltip>
      {reason !== null && (
        <span id={id} className="sr-only">
          {reason}
        </span>
      )}
    </span>
  );
}
