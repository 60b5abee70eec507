import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Alert } from '#kit/ui/Alert.tsx';
import { ErrorState } from '#kit/ui/ErrorState.tsx';
import { Select } from '#kit/ui/Select.tsx';
import { Skeleton } from '#kit/ui/Skeleton.tsx';
import type { Subject } from '../domain/rights.ts';
import { GroupList } from './group-list.tsx';
import { type RightsView, type RoomView, rightsQuery } from './queries.ts';
import { RightsMatrix } from './rights-matrix.tsx';
import { personLabel } from './room-words.ts';
import { SecondFactorRule } from './second-factor-rule.tsx';

export function RightsPanel({ room }: { room: RoomView }) {
  const rights = useQuery(rightsQuery(room.id));
  const [chosen, setChosen] = useState('everyone');
  if (!rights.data)
    return rights.error ? (
      <ErrorState
        title="The permissions could not be loaded."
        error={rights.error}
        busy={rights.isFetching}
        onRetry={() => void rights.refetch()}
      />
    ) : (
      <Skeleton className="h-64 w-full rounded-large" />
    );
  const subject = subjectOf(chosen, rights.data);
  return (
    <div className="flex flex-col gap-6">
      <Alert title="Buyers see a document only where you give permission">
        The most specific setting wins: document, then folder, then room; and person, then group, then
        everyone. If a buyer is in several groups, the most restrictive one applies. No permission opens a
        folder before its stage.
      </Alert>
      <div className="flex flex-wrap items-center gap-3">
        <div className="w-72 max-w-full">
          <Select
            aria-label="Permissions for"
            value={chosen}
            onValueChange={setChosen}
            options={subjectsOf(rights.data)}
          />
        </div>
        {rights.data.people.length === 0 && (
          <p className="text-muted text-small">No buyer has access to the listing yet.</p>
        )}
      </div>
      <RightsMatrix room={room} rights={rights.data} subject={subject} />
      <GroupList room={room} rights={rights.data} />
      <SecondFactorRule room={room} />
    </div>
  );
}

const subjectsOf = ({ groups, people }: RightsView) => [
  { value: 'everyone', label: 'Everyone with access' },
  ...(groups.length > 0
    ? [{ label: 'Groups', options: groups.map(({ id, name }) => ({ value: `group ${id}`, label: name })) }]
    : []),
  ...(people.length > 0
    ? [
        {
          label: 'People',
          options: people.map((person) => ({
            value: `person ${person.id}`,
            label: personLabel(person),
          })),
        },
      ]
    : []),
];

function subjectOf(chosen: string, { groups, people }: RightsView): Subject {
  const group = groups.find(({ id }) => chosen === `group ${id}`);
  if (group) return { kind: 'group', id: group.id };
  const person = people.find(({ id }) => chosen === `person ${id}`);
  return person ? { kind: 'person', id: person.id } : { kind: 'everyone' };
}
