import { type ReactNode, useId } from 'react';
import { Card } from '#kit/ui/Card.tsx';

type Props = { title: ReactNode; lead: ReactNode; children: ReactNode };

export function EditorSection({ title, lead, children }: Props) {
  const headingId = useId();
  return (
    <Card as="section" aria-labelledby={headingId} className="flex flex-col gap-5">
      <div>
        <h2 id={headingId} className="text-title">
          {title}
        </h2>
        <p className="max-w-prose text-muted">{lead}</p>
      </div>
      {children}
    </Card>
  );
}
