import { type ReactElement, type ReactNode, useState } from 'react';
import { Tooltip } from './Tooltip.tsx';

type Props = { id: string; reason: ReactNode; children: ReactElement };

/** Says why something cannot be used: on hover, on focus, at a tap, and to screen readers. */
export function ReasonTooltip({ id, reason, children }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <span className="inline-flex" onPointerUp={() => setOpen(true)}>
      <Tooltip content={reason} open={open} onOpenChange={setOpen}>
        {children}
      </Tooltip>
      <span id={id} className="sr-only">
        {reason}
      </span>
    </span>
  );
}
