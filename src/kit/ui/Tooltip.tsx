import type { ReactElement, ReactNode } from 'react';
import { type HintProps, useHint } from './use-hint.ts';

type Props = {
  /** `null`: there is nothing to say now. */
  content: ReactNode | null;
  children: ReactElement;
  side?: HintProps['side'];
  /** Shown at a press too: it says why nothing happens. */
  atPress?: boolean;
};

const load = async () => (await import('./TooltipPopup.tsx')).TooltipPopup;

/** A hint on hover and focus. The trigger must make sense without it: a hint is not shown to touch. */
export function Tooltip({ content, children, side = 'top', atPress = false }: Props) {
  const { Popup, anchor, open, stay, hide, about } = useHint(load, { atPress, silent: content === null });
  return (
    <>
      {/* It takes no room; what bubbles up to it is the trigger's. */}
      <span className="contents" {...about}>
        {children}
      </span>
      {Popup && content !== null && (
        <Popup anchor={anchor} side={side} open={open} onStay={stay} onHide={hide}>
          {content}
        </Popup>
      )}
    </>
  );
}
