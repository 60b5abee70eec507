import type { ReactNode } from 'react';
import { cx } from './cx.ts';

/** `below`: a line of its own. */
export type Description = { term: ReactNode; detail: ReactNode; below?: ReactNode };

export function DescriptionList({ items, className }: { items: readonly Description[]; className?: string }) {
  return (
    <dl className={cx('divide-y divide-line', className)}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is rendered as a whole
        <div key={index} className="flex flex-wrap justify-between gap-x-6 gap-y-0.5 py-2.5">
          <dt className="text-muted">{item.term}</dt>
          <dd className="tabular min-w-0">{item.detail}</dd>
          {item.below && <dd className="basis-full empty:hidden">{item.below}</dd>}
        </div>
      ))}
    </dl>
  );
}
