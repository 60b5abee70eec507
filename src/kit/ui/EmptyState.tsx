import type { ReactNode } from 'react';
import { CairnMark } from './CairnMark.tsx';

type Props = {
  /** What would stand here. */
  title: string;
  /** Why nothing does. */
  children: ReactNode;
  /** What to do about it. */
  action?: ReactNode;
};

export function EmptyState({ title, children, action }: Props) {
  return (
    <div className="flex flex-col items-center gap-3 rounded-large border border-line border-dashed px-6 py-12 text-center">
      <CairnMark className="size-10 text-line-strong" />
      <p className="font-display text-title">{title}</p>
      <div className="max-w-prose text-muted">{children}</div>
      {action && <div className="mt-2">{action}</div>}
    </div>
  );
}
