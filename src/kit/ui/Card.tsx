import type { ReactNode } from 'react';
import { cx } from './cx.ts';

type Props = {
  children: ReactNode;
  as?: 'div' | 'section' | 'article' | 'li';
  /** `attention`: something in it needs an action of the reader. */
  tone?: 'plain' | 'attention';
  className?: string;
  id?: string;
  'aria-labelledby'?: string;
};

export function Card({ children, as: Tag = 'div', tone = 'plain', className, ...rest }: Props) {
  const border = tone === 'attention' ? 'border-amber/60' : 'border-line';
  return (
    <Tag {...rest} className={cx('rounded-large border bg-surface p-5', border, className)}>
      {children}
    </Tag>
  );
}
