import type { ReactElement, ReactNode } from 'react';
import { type HintProps, useHint } from './use-hint.ts';

type Props = {
  /** `null` disables it. */
  content: ReactNode | null;
  children: ReactElement;
  side?: HintProps['side'];
  /** Also shown on click, to explain why nothing happens. */
  atPress?: boolean;
};

const load = async () => (await import('./TooltipPopup.tsx')).TooltipPopup;

/** The trigger must make sense without it: touch devices do not show it. */
export function Tooltip({ content, children, side = 'top', atPress = false }: Props) {
  const { Popup, anchor, open, stay, hide, about } = useHint(load, { atPress, silent: content === null });
  return (
    <>
      {/* `contents` adds no box; the events bubble up from the trigger. */}
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
