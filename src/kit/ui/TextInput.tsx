import { Input } from '@base-ui/react/input';
import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import { inputFace } from './input-face.ts';

type Props = Omit<ComponentProps<'input'>, 'style'>;

export function TextInput({ className, ...rest }: Props) {
  return <Input {...rest} className={cx(inputFace, 'h-11', className)} />;
}
