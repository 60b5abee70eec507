import { Tooltip as Base } from '@base-ui/react/tooltip';
import type { HintProps } from './use-hint.ts';

export function TooltipPopup({ anchor, side, open, onStay, onHide, children }: HintProps) {
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onHide()}>
      <Base.Portal>
        <Base.Positioner anchor={anchor} side={side} sideOffset={8} className="z-50">
          <Base.Popup
            className="popup max-w-72 px-3 py-2 text-small"
            onPointerEnter={onStay}
            onPointerLeave={onHide}
          >
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
