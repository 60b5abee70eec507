import type { ReactNode } from 'react';

export function TechnicalDetails({ children }: { children: ReactNode }) {
  return (
    <details className="text-muted text-small">
      <summary className="w-fit cursor-pointer py-1.5">Technical details</summary>
      <div className="flex flex-col gap-2 pt-1">{children}</div>
    </details>
  );
}
