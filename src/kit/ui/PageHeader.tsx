import type { ReactNode } from 'react';

type Props = { title: ReactNode; lead?: ReactNode; actions?: ReactNode };

export function PageHeader({ title, lead, actions }: Props) {
  return (
    <header className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="min-w-0">
        <h1 className="text-heading">{title}</h1>
        {lead && <p className="mt-1 max-w-prose text-muted">{lead}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </header>
  );
}
