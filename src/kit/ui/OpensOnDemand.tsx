import { type ComponentProps, type ComponentType, cloneElement, type ReactElement } from 'react';
import { usePart } from './use-part.ts';

type Props<P> = {
  /** Fetches what the trigger opens: a component that draws the trigger again and is open at first. */
  load: () => Promise<ComponentType<P>>;
  props: P;
  trigger: ReactElement<ComponentProps<'button'>>;
  popup: 'menu' | 'dialog';
};

const openingKeys = ['ArrowDown', 'ArrowUp'];

/** A button alone, until it is pressed: what it opens costs neither the first load nor a table of a thousand rows. */
export function OpensOnDemand<P extends object>({ load, props, trigger, popup }: Props<P>) {
  const { Part, ahead, call } = usePart(load);
  if (Part) return <Part {...props} />;
  return cloneElement(trigger, {
    'aria-haspopup': popup,
    'aria-expanded': false,
    onPointerEnter: ahead,
    onFocus: ahead,
    onClick: call,
    onKeyDown: (event) => {
      if (popup !== 'menu' || !openingKeys.includes(event.key)) return;
      event.preventDefault();
      call();
    },
  });
}
