import type { ReactNode } from 'react';
import { CairnMark } from './CairnMark.tsx';

type Props = {
  title: string;
  /** Why it is empty. */
  children: ReactNode;
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
