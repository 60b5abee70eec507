import type { ReactNode } from 'react';
import { Card } from './Card.tsx';

export function RowList({ children }: { children: ReactNode }) {
  return (
    <Card>
      <ul className="-m-5 divide-y divide-line">{children}</ul>
    </Card>
  );
}

/** `detail` is one paragraph; lists and the like go `below` it. */
type Props = { title: ReactNode; detail: ReactNode; below?: ReactNode; action: ReactNode };

export function Row({ title, detail, below, action }: Props) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 p-5">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2">{title}</p>
        <p className="wrap-anywhere text-muted text-small">{detail}</p>
        {below}
      </div>
      {action}
    </li>
  );
}
