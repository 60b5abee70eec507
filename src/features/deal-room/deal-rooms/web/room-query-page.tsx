import type { ComponentProps } from 'react';
import type { ApiError } from '#kit/api-error.ts';
import { paths } from '#kit/paths.ts';
import { EmptyState } from '#kit/ui/EmptyState.tsx';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { QueryPage } from '#kit/ui/QueryPage.tsx';
import { SecondFactorGate } from './second-factor-gate.tsx';

type Words = { title: string; text: string };

/** By the refusal's `room`: how a room ended for a reader who once had access. */
const endings: Readonly<Record<string, Words>> = {
  closed: {
    title: 'This deal room is closed',
    text: 'The seller closed it. See your request for the outcome of the sale.',
  },
  'access-ended': {
    title: 'Your access to this deal room has ended',
    text: 'See your request for the reason.',
  },
};
const notThereWords: Words = {
  title: 'You don’t have access to this deal room',
  text: 'It doesn’t exist, or nothing in it has been shared with you.',
};

type Props<Data> = Omit<ComponentProps<typeof QueryPage<Data>>, 'title' | 'missing'>;

/** A page of a room by its main query. Who has no access to the room reads so, and how it ended where they had. */
export function RoomQueryPage<Data>(props: Props<Data>) {
  return (
    <SecondFactorGate query={props.query}>
      <QueryPage {...props} title="Deal room" missing={(error) => <NoRoom error={error} />} />
    </SecondFactorGate>
  );
}

/** That there is no room for the reader, and how it ended where they had one. */
export function NoRoom({ error }: { error: ApiError | null }) {
  const words = endings[String(error?.facts.room)] ?? notThereWords;
  return (
    <EmptyState
      title={words.title}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <LinkButton to={paths.dealRooms()}>Your deal rooms</LinkButton>
          <LinkButton variant="secondary" to={paths.dashboard('access-requests')}>
            Your requests
          </LinkButton>
        </div>
      }
    >
      {words.text}
    </EmptyState>
  );
}
