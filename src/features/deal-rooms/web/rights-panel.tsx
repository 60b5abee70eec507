import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#web/api.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { Select } from '#web/ui/Select.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { setRights } from '../contract.ts';
import { type Level, levels, type Right, type Subject, type Target } from '../domain/rights.ts';
import { GroupList } from './group-list.tsx';
import { type FolderView, type RightsView, type RoomView, rightsQuery } from './queries.ts';
import { levelWords, personLabel, reasonOf } from './room-words.ts';
import { useRoomAct } from './use-room-act.ts';

/** Who may do what: for everybody, a group or one person, on the room and each folder. */
export function RightsPanel({ room }: { room: RoomView }) {
  const rights = useQuery(rightsQuery(room.id));
  const [chosen, setChosen] = useState('everyone');
  if (!rights.data)
    return rights.error ? (
      <ErrorState
        title="The rights could not be loaded."
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
      <Alert title="Buyers see a document only where a right is set">
        The nearest place decides: a right on a folder beats the one on the room. On one place a person beats
        their groups, and these beat everybody; of several groups the least counts. No right opens a folder
        before its stage.
      </Alert>
      <div className="flex flex-wrap items-center gap-3">
        <div className="w-72 max-w-full">
          <Select
            aria-label="Rights of"
            value={chosen}
            onValueChange={setChosen}
            options={subjectsOf(rights.data)}
          />
        </div>
        {rights.data.people.length === 0 && (
          <p className="text-muted text-small">Nobody has access to the listing yet.</p>
        )}
      </div>
      <Matrix room={room} rights={rights.data} subject={subject} />
      <GroupList room={room} rights={rights.data} />
    </div>
  );
}

const subjectsOf = ({ groups, people }: RightsView) => [
  { value: 'everyone', label: 'Everybody with access' },
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

type MatrixProps = { room: RoomView; rights: RightsView; subject: Subject };

function Matrix({ room, rights, subject }: MatrixProps) {
  const own = (target: Target) =>
    rights.entries.find((entry) => same(entry, { subject, target }))?.level ?? null;
  const save = useRoomAct({
    act: ({ target, level }: { target: Target; level: Level | null }) =>
      call(setRights, {
        params: { id: room.id },
        body: { version: rights.version, entries: [{ subject, target, level }] },
      }),
    failed: 'The right was not changed.',
  });
  const row = (target: Target, label: string, depth: number) => (
    <tr key={target.kind === 'room' ? 'room' : target.id} className="border-line border-t">
      <th
        scope="row"
        className="py-1 pr-3 text-left font-normal"
        style={{ paddingLeft: `${depth * 1.25}rem` }}
      >
        <bdi className="[overflow-wrap:anywhere]">{label}</bdi>
      </th>
      <td className="w-40 py-1 sm:w-60">
        <Select
          aria-label={`Right on ${label}`}
          disabled={save.isPending || reasonOf(room.may.setRights) !== null}
          value={own(target) ?? 'inherited'}
          onValueChange={(value) =>
            save.mutate({ target, level: levels.find((level) => level === value) ?? null })
          }
          options={[
            { value: 'inherited', label: target.kind === 'room' ? 'No rights set' : 'Inherited' },
            ...levels.map((value) => ({ value, label: levelWords[value] })),
          ]}
        />
      </td>
    </tr>
  );
  return (
    <>
      {reasonOf(room.may.setRights) && <Alert title="For reading only">{reasonOf(room.may.setRights)}</Alert>}
      <table className="w-full rounded-large border border-line bg-surface text-small [&_td]:px-3 [&_th]:px-3">
        <caption className="sr-only">Rights by folder</caption>
        <thead>
          <tr>
            <th scope="col" className="py-2 text-left font-medium">
              Place
            </th>
            <th scope="col" className="py-2 text-left font-medium">
              Right
            </th>
          </tr>
        </thead>
        <tbody>
          {row({ kind: 'room' }, 'The whole room', 0)}
          {room.folders.map((folder) =>
            row({ kind: 'folder', id: folder.id }, labelOf(folder), depthOf(folder)),
          )}
        </tbody>
      </table>
    </>
  );
}

function labelOf({ number, name, manage }: FolderView): string {
  return `${number} ${name}${manage ? ` · ${manage.opensAt === 'seller' ? 'seller only' : `from ${manage.opensAt}`}` : ''}`;
}

function depthOf({ number }: FolderView): number {
  return number.split('.').length;
}

function same(a: Pick<Right, 'subject' | 'target'>, b: Pick<Right, 'subject' | 'target'>): boolean {
  const key = ({ subject, target }: Pick<Right, 'subject' | 'target'>) =>
    [subject.kind, 'id' in subject && subject.id, target.kind, 'id' in target && target.id].join(' ');
  return key(a) === key(b);
}
