import { Button as BaseButton } from '@base-ui/react/button';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { type ButtonSize, type ButtonVariant, buttonFace } from './button-face.ts';
import { cx } from './cx.ts';
import { ReasonTooltip } from './ReasonTooltip.tsx';
import { Spinner } from './Spinner.tsx';

type Props = Omit<ComponentProps<'button'>, 'disabled' | 'ref' | 'style'> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** The button keeps its size and focus but ignores clicks. */
  busy?: boolean;
  /** The button is disabled but can be focused, and shows the reason. */
  disabledReason?: ReactNode | null | undefined;
};

export function Button({
  variant,
  size,
  busy = false,
  disabledReason,
  type = 'button',
  className,
  ...rest
}: Props) {
  const reasonId = useId();
  const refused = Boolean(disabledReason);
  const button = (
    <BaseButton
      {...rest}
      type={type}
      disabled={busy || refused}
      focusableWhenDisabled
      aria-busy={busy || undefined}
      aria-describedby={refused ? reasonId : rest['aria-describedby']}
      className={cx(buttonFace(variant, size), className)}
    >
      {busy && <Spinner />}
      {rest.children}
    </BaseButton>
  );
  // A button whose reason comes and goes must keep its element, or it would lose focus and a click in progress.
  if (disabledReason === undefined) return button;
  return (
    <ReasonTooltip id={reasonId} reason={refused ? disabledReason : null}>
      {button}
    </ReasonTooltip>
  );
}
