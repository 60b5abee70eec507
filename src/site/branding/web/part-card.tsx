import type { ReactNode } from 'react';
import { Button } from '#kit/ui/Button.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { StatusBadge } from '#kit/ui/StatusBadge.tsx';

type Props = {
  title: string;
  lead: ReactNode;
  /** Whether admins wrote this part. */
  own: boolean;
  onReset: () => void;
  children: ReactNode;
};

export function PartCard({ title, lead, own, onReset, children }: Props) {
  return (
    <Card as="section" className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 className="text-title">{title}</h2>
        <StatusBadge tone={own ? 'good' : 'neutral'}>{own ? 'Your own' : 'As installed'}</StatusBadge>
        {own && (
          <Button variant="quiet" size="small" onClick={onReset}>
            Use what was installed
          </Button>
        )}
      </div>
      <p className="max-w-prose text-muted">{lead}</p>
      {children}
    </Card>
  );
}
