import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { counted } from '#kernel/counts.ts';
import { call } from '#kit/api.ts';
import { FormDialog } from '#kit/forms/FormDialog.tsx';
import { ErrorState } from '#kit/ui/ErrorState.tsx';
import { Field } from '#kit/ui/Field.tsx';
import { RadioGroup } from '#kit/ui/RadioGroup.tsx';
import { Select } from '#kit/ui/Select.tsx';
import { Skeleton } from '#kit/ui/Skeleton.tsx';
import { publishRoom } from '../contract.ts';
import { type FolderStage, type Level, levels, type Subject } from '../domain/rights.ts';
import { PublicationFacts } from './publication-facts.tsx';
import { publishedWords } from './publication-words.ts';
import { type Publication, publicationQuery, type RightsView, rightsQuery } from './queries.ts';
import { levelWords, personStage, stageWords } from './room-words.ts';
import { useRoomAct } from './use-room-act.ts';

type Props = { roomId: string; documentId?: string | undefined; onClose: () => void };

type Chosen = { to: string; level: Exclude<Level, 'none'>; opensAt: string };
const asBefore = 'as-before';
const notChosen = '';

export function PublishDialog({ roomId, documentId, onClose }: Props) {
  const rights = useQuery(rightsQuery(roomId));
  const [edited, setChosen] = useState<Chosen | null>(null);
  const chosen = edited ?? { to: firstAudience(rights.data), level: 'view', opensAt: asBefore };
  const { effect, publish } = usePublication({ roomId, documentId, chosen, onClose });
  const { data } = effect;
  const failed = effect.error ?? rights.error;
  const { data: people } = rights;
  const loading = !(data && people) && <Skeleton className="h-64 w-full rounded-large" />;
  return (
    <FormDialog
      title={data ? `Publish ${counted(data.ready, 'document')}` : 'Publish'}
      instead={failed && !data ? <LoadFailure error={failed} queries={[effect, rights]} /> : loading}
      label="Publish documents"
      busy={publish.isPending}
      error={publish.error}
      submitLabel="Publish"
      submitDisabledReason={reasonNotTo(chosen, effect)}
      onSubmit={() => publish.mutate(undefined)}
      onClose={onClose}
    >
      {data && people && (
        <>
          <Choices rights={people} effect={data} chosen={chosen} onChoose={setChosen} />
          <PublicationFacts effect={data} stale={effect.isPlaceholderData} />
        </>
      )}
    </FormDialog>
  );
}

function usePublication({ roomId, documentId, chosen, onClose }: Props & { chosen: Chosen }) {
  const subject = subjectOf(chosen.to);
  const opensAt = openings.find((stage) => stage === chosen.opensAt);
  const effect = useQuery(
    publicationQuery(roomId, {
      ...(documentId === undefined ? {} : { documentId }),
      to: subject?.kind ?? asBefore,
      ...(subject && 'id' in subject ? { who: subject.id } : {}),
      level: chosen.level,
      ...(opensAt ? { opensAt } : {}),
    }),
  );
  const publish = useRoomAct({
    act: () =>
      call(publishRoom, {
        params: { id: roomId },
        body: {
          documentIds: documentId === undefined ? null : [documentId],
          audience: subject && { subject, level: chosen.level },
          opensAt: opensAt ?? null,
          told: {
            ready: effect.data?.ready ?? 0,
            unreadable: effect.data?.unreadable ?? 0,
            buyers: effect.data?.buyers ?? 0,
          },
        },
      }),
    done: (reply) => publishedWords(reply, effect.data),
    onDone: onClose,
  });
  return { effect, publish };
}

/** Keeping permissions shows the documents to no one while there are none: then the seller chooses. */
function firstAudience(rights: RightsView | undefined): string {
  const permitted = rights?.entries.some(({ level }) => level !== 'none') ?? true;
  return permitted || rights?.people.length === 0 ? asBefore : notChosen;
}

function reasonNotTo(
  { to }: Chosen,
  { data, isPlaceholderData }: UseQueryResult<Publication>,
): string | null {
  if (data?.ready === 0) return 'Nothing can be published now.';
  if (to === notChosen) return 'Choose who can see them.';
  return isPlaceholderData ? 'Checking who will see the documents.' : null;
}

type FailureProps = { error: Error; queries: readonly [UseQueryResult, UseQueryResult] };

function LoadFailure({ error, queries: [effect, rights] }: FailureProps) {
  return (
    <ErrorState
      title="Who would see the documents could not be loaded."
      error={error}
      busy={effect.isFetching}
      onRetry={() => void Promise.all([effect.refetch(), rights.refetch()])}
    />
  );
}

const openings = ['S3', 'S4', 'S5'] as const satisfies readonly FolderStage[];
const given = levels.filter((level) => level !== 'none');

type ChoicesProps = {
  rights: RightsView;
  effect: Publication;
  chosen: Chosen;
  onChoose: (chosen: Chosen) => void;
};

function Choices({ rights, effect, chosen, onChoose }: ChoicesProps) {
  return (
    <>
      <RadioGroup
        name="audience"
        label="Who can see them?"
        value={chosen.to}
        onValueChange={(to) => onChoose({ ...chosen, to })}
        options={audiencesOf(rights)}
      />
      {subjectOf(chosen.to) && (
        <Field label="What can they do?">
          <Select
            value={chosen.level}
            onValueChange={(value) =>
              onChoose({ ...chosen, level: given.find((level) => level === value) ?? 'view' })
            }
            options={given.map((value) => ({ value, label: levelWords[value] }))}
          />
        </Field>
      )}
      <RadioGroup
        name="opensAt"
        label="When can they see them?"
        value={chosen.opensAt}
        onValueChange={(opensAt) => onChoose({ ...chosen, opensAt })}
        options={[
          { value: asBefore, label: 'When the folders open', hint: foldersInWords(effect) },
          ...openings.map((value) => ({ value, label: stageWords[value] })),
        ]}
      />
    </>
  );
}

function audiencesOf({ groups, people }: RightsView) {
  return [
    { value: asBefore, label: 'Keep current permissions' },
    {
      value: 'everyone',
      label: 'Everyone with access',
      hint: people.length === 0 ? 'No buyer has access to the listing yet.' : counted(people.length, 'buyer'),
    },
    ...groups.map(({ id, name, members }) => ({
      value: `group ${id}`,
      label: <bdi>{name}</bdi>,
      hint: `Only this group (${counted(members.length, 'buyer')})`,
    })),
    ...people.map(({ id, name, stage }) => ({
      value: `person ${id}`,
      label: <bdi>{name}</bdi>,
      hint: `Only this buyer · ${personStage[stage]}`,
    })),
  ];
}

function subjectOf(chosen: string): Subject | null {
  const [kind, id = ''] = chosen.split(' ');
  if (kind === 'everyone') return { kind };
  return kind === 'group' || kind === 'person' ? { kind, id } : null;
}

function foldersInWords({ folders }: Publication): string {
  const stages = Map.groupBy(folders, ({ opensAt }) => opensAt);
  return [...stages]
    .map(([stage, these]) => {
      const documents = these.reduce((sum, folder) => sum + folder.documents, 0);
      return `${stageWords[stage]}: ${counted(documents, 'document')}`;
    })
    .join(' · ');
}
