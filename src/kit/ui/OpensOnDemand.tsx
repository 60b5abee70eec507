import { type ComponentProps, type ComponentType, cloneElement, type ReactElement } from 'react';
import { usePart } from './use-part.ts';

type Props<P> = {
  /** Loads a component that renders the trigger again and is initially open. */
  load: () => Promise<ComponentType<P>>;
  props: P;
  trigger: ReactElement<ComponentProps<'button'>>;
  popup: 'menu' | 'dialog';
};

const openingKeys = ['ArrowDown', 'ArrowUp'];

/** Only a button until the first click, which keeps the initial load and long tables light. */
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
