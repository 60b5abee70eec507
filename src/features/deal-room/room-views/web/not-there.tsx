import type { ReactNode } from 'react';
import { paths } from '#kit/paths.ts';
import { EmptyState } from '#kit/ui/EmptyState.tsx';
import { LinkButton } from '#kit/ui/LinkButton.tsx';

/** Instead of what there is not, or not for the reader. */
export function NotThere({ title, children }: { title: string; children: ReactNode }) {
  return (
    <EmptyState title={title} action={<LinkButton to={paths.dealRooms()}>Your deal rooms</LinkButton>}>
      {children}
    </EmptyState>
  );
}
