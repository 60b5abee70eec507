import type { ReactNode } from 'react';
import { paths } from '#kit/paths.ts';
import { EmptyState } from '#kit/ui/EmptyState.tsx';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { PageHeader } from '#kit/ui/PageHeader.tsx';

type Props = { page: string; title: string; children: ReactNode };

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
