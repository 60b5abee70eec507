import { useId, useState } from 'react';
import { call } from '#kit/api.ts';
import { FormShell } from '#kit/forms/FormShell.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { Checkbox } from '#kit/ui/Checkbox.tsx';
import { Field } from '#kit/ui/Field.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import { addGroup, changeGroup, removeGroup } from '../rights-contract.ts';
import type { RightsView, RoomView } from './queries.ts';
import { reasonOf } from './room-words.ts';
import { useRoomAct } from './use-room-act.ts';

type Props = { room: RoomView; rights: RightsView };

export function GroupList({ room, rights }: Props) {
  const [name, setName] = useState('');
  const add = useRoomAct({
    act: () => call(addGroup, { params: { id: room.id }, body: { name } }),
    onDone: () => setName(''),
  });
  return (
    <section aria-labelledby="groups" className="flex flex-col gap-3">
      <h2 id="groups" className="text-title">
        Groups
      </h2>
      {rights.groups.length === 0 && (
        <p className="text-muted">
          No groups yet. A group lets you give permission to several buyers at once.
        </p>
      )}
      {rights.groups.map((group) => (
        <Group key={group.id} room={room} group={group} people={rights.people} />
      ))}
      <FormShell
        label="New group"
        busy={add.isPending}
        error={add.error}
        submitLabel="Add group"
        submitVariant="secondary"
        submitDisabledReason={
          reasonOf(room.may.setRights) ?? (name.trim() === '' ? 'Enter a name for the group.' : null)
        }
        onSubmit={() => add.mutate(undefined)}
      >
        <Field name="name" label="New group name">
          <TextInput value={name} maxLength={80} onChange={(event) => setName(event.target.value)} />
        </Field>
      </FormShell>
    </section>
  );
}

type GroupProps = { room: RoomView; group: RightsView['groups'][number]; people: RightsView['people'] };

const named = 6;

/** A room may have hundreds of people, so the choice is loaded on request. */
function Group({ room, group, people }: GroupProps) {
  const [choosing, setChoosing] = useState(false);
  const choiceId = useId();
  const change = useChangeMembers(group);
  const reason = reasonOf(room.may.setRights);
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="font-medium">
          <bdi>{group.name}</bdi>
        </h3>
        <div className="flex flex-wrap gap-2">
          <Button
            variant="secondary"
            size="small"
            aria-expanded={choosing}
            aria-controls={choosing ? choiceId : undefined}
            onClick={() => setChoosing(!choosing)}
          >
            Members<span className="sr-only"> of the group {group.name}</span>
          </Button>
          <RemoveGroup group={group} reason={reason} />
        </div>
      </div>
      <p className="mt-2 text-muted text-small [overflow-wrap:anywhere]">{membersOf(group, people)}</p>
      {choosing && (
        <MemberChoice
          id={choiceId}
          group={group}
          people={people}
          disabled={change.isPending || reason !== null}
          onChange={change.mutate}
        />
      )}
    </Card>
  );
}

function useChangeMembers(group: GroupProps['group']) {
  return useRoomAct({
    act: (members: string[]) =>
      call(changeGroup, {
        params: { id: group.id },
        body: { name: group.name, members, version: group.version },
      }),
    failed: 'The group was not changed.',
  });
}

function RemoveGroup({ group, reason }: { group: GroupProps['group']; reason: string | null }) {
  const remove = useRoomAct({
    act: () => call(removeGroup, { params: { id: group.id } }),
    done: () => 'Group removed, along with its permissions.',
    failed: 'The group was not removed.',
  });
  return (
    <Button
      variant="quiet"
      size="small"
      busy={remove.isPending}
      disabledReason={reason}
      onClick={() => remove.mutate(undefined)}
    >
      Remove<span className="sr-only"> the group {group.name}</span>
    </Button>
  );
}

type ChoiceProps = Pick<GroupProps, 'group' | 'people'> & {
  id: string;
  disabled: boolean;
  onChange: (members: string[]) => void;
};

function MemberChoice({ id: choiceId, group, people, disabled, onChange }: ChoiceProps) {
  const without = (id: string) => group.members.filter((member) => member !== id);
  return (
    <div id={choiceId} className="mt-2 flex flex-wrap gap-x-6 gap-y-1">
      {people.length === 0 && <p className="text-small">No buyer has access yet.</p>}
      {people.map(({ id, name }) => (
        <Checkbox
          key={id}
          label={name}
          disabled={disabled}
          checked={group.members.includes(id)}
          onCheckedChange={(joins) => onChange(joins ? [...group.members, id] : without(id))}
        />
      ))}
    </div>
  );
}

function membersOf({ members }: GroupProps['group'], people: GroupProps['people']): string {
  if (members.length === 0) return 'No members yet.';
  const names = people.flatMap(({ id, name }) => (members.includes(id) ? [name] : []));
  const shown = names.slice(0, named);
  const others = members.length - shown.length;
  if (shown.length === 0) return `${others} without current access`;
  return others === 0 ? shown.join(', ') : `${shown.join(', ')} and ${others} more`;
}
