import type { ReactElement, ReactNode } from 'react';
import { Tooltip } from './Tooltip.tsx';

type Props = { id: string; reason: ReactNode | null; children: ReactElement };

/** Says why something cannot be used: on hover, on focus, at a tap, and to screen readers. Without a reason, nothing. */
export function ReasonTooltip({ id, reason, children }: Props) {
  return (
    <span className={reason === null ? 'contents' : 'inline-flex'}>
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
