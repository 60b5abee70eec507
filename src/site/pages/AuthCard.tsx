import type { ReactNode } from 'react';
import { CairnMark } from '#kit/ui/CairnMark.tsx';

type Props = { title: string; lead?: ReactNode; children: ReactNode };

/** Has a minimum height, so that the footer does not move when the content changes. */
export function AuthCard({ title, lead, children }: Props) {
  return (
    <div className="mx-auto flex w-full min-h-96 max-w-form flex-col gap-6 px-5 pt-10 md:pt-20">
      <div className="flex flex-col gap-2">
        <CairnMark className="mb-2 size-9 text-accent" />
        <h1 className="text-heading">{title}</h1>
        {lead && <p className="text-muted">{lead}</p>}
      </div>
      {children}
    </div>
  );
}
