import type { ReactNode } from 'react';
import { paths } from '#web/paths.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { PageHeader } from '#web/ui/PageHeader.tsx';

type Props = { page: string; title: string; children: ReactNode };

/** A page about something that there is not, or not for the reader. */
export function NotThere({ page, title, children }: Props) {
  return (
    <>
      <PageHeader title={page} />
      <EmptyState title={title} action={<LinkButton to={paths.dealRooms()}>Your deal rooms</LinkButton>}>
        {children}
      </EmptyState>
    </>
  );
}
