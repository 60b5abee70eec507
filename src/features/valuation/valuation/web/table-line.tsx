import type { ComponentProps, ReactNode } from 'react';
import { Button } from '#kit/ui/Button.tsx';
import { SourceLine } from './source-line.tsx';

type Props = {
  of: ComponentProps<typeof SourceLine>['of'];
  title: ReactNode;
  editLabel: string;
  onEdit: () => void;
};

export function TableLine({ of, title, editLabel, onEdit }: Props) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 p-5 sm:flex-nowrap">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">{title}</p>
        <SourceLine of={of} />
      </div>
      <Button variant="secondary" size="small" aria-label={editLabel} onClick={onEdit}>
        Edit
      </Button>
    </li>
  );
}
