import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { type ButtonSize, type ButtonVariant, buttonFace } from './button-face.ts';
import { cx } from './cx.ts';

type Props = ComponentProps<typeof Link> & { variant?: ButtonVariant; size?: ButtonSize };

export function LinkButton({ variant, size, className, prefetch = 'intent', ...rest }: Props) {
  return <Link {...rest} prefetch={prefetch} className={cx(buttonFace(variant, size), className)} />;
}
