import type { ReactNode } from 'react';

type Props = { id: string; title: string; actions?: ReactNode; children: ReactNode };

export function HomeSection({ id, title, actions, children }: Props) {
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={id} className="text-title">
          {title}
        </h2>
        <div className="flex flex-wrap gap-2">{actions}</div>
      </div>
      {children}
    </section>
  );
}
