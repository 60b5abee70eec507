import { Tooltip as Base } from '@base-ui/react/tooltip';
import type { ReactElement, ReactNode } from 'react';

type Props = {
  content: ReactNode;
  children: ReactElement;
  side?: 'top' | 'right' | 'bottom' | 'left';
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
};

/** A hint on hover and focus. The trigger must make sense without it: a hint is not shown to touch. */
export function Tooltip({ content, children, side = 'top', open, onOpenChange }: Props) {
  const control = open === undefined ? {} : { open };
  return (
    <Base.Root {...control} onOpenChange={(next) => onOpenChange?.(next)}>
      <Base.Trigger render={children} />
      <Base.Portal>
        <Base.Positioner side={side} sideOffset={8} className="z-50">
          <Base.Popup className="popup max-w-72 px-3 py-2 text-small">{content}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
