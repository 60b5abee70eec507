import { useState } from 'react';
import type { TokenKind } from '#kernel/actor.ts';
import { days, shift } from '#kernel/instant.ts';
import { dayOf } from '#kit/date-field.ts';
import { FormDialog } from '#kit/forms/FormDialog.tsx';
import { Field } from '#kit/ui/Field.tsx';
import { FieldGroup } from '#kit/ui/FieldGroup.tsx';
import { Select } from '#kit/ui/Select.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import { longestName } from '../domain/token-limits.ts';
import { AreaPicker } from './area-picker.tsx';
import { type ObjectChoice, ObjectPicker } from './object-picker.tsx';
import type { TokenLine } from './queries.ts';
import { draftOf, emptyDraft, type Life, lives, missingIn, type TokenDraft } from './token-draft.ts';
import { useChangeToken, useMakeToken } from './use-token-acts.ts';

type Props = {
  kind: TokenKind;
  /** The token that is changed; `null`: a new one. */
  token: TokenLine | null;
  choices: readonly ObjectChoice[] | undefined;
  onMade: (secret: string) => void;
  onClose: () => void;
};

export function TokenDialog({ kind, token, choices, onMade, onClose }: Props) {
  const [draft, setDraft] = useState<TokenDraft>(token ? draftOf(token) : emptyDraft);
  const set = (more: Partial<TokenDraft>) => setDraft((now) => ({ ...now, ...more }));
  const make = useMakeToken(kind, onMade);
  const change = useChangeToken(onClose);
  const act = token ? change : make;
  return (
    <FormDialog
      wide
      title={titleOf(kind, token)}
      description={token ? 'The secret and the end stay as they are.' : introOf(kind)}
      busy={act.isPending}
      error={act.error}
      errorTitle={token ? 'Not changed' : 'Not created'}
      submitLabel={token ? 'Save changes' : 'Create token'}
      submitDisabledReason={missingIn(draft, kind)}
      onSubmit={() => (token ? change.mutate({ token, draft }) : make.mutate(draft))}
      onClose={onClose}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field name="name" label="Name" hint="The program that gets it, e.g. my spreadsheet.">
          <TextInput
            value={draft.name}
            maxLength={longestName}
            autoComplete="off"
            onChange={(event) => set({ name: event.target.value })}
          />
        </Field>
        {!token && <EndFields draft={draft} onChange={set} />}
      </div>
      <FieldGroup name="scopes" title={kind === 'service' ? 'What the service may do' : 'What it may do'}>
        <AreaPicker kind={kind} draft={draft} onChange={(access) => set({ access })} />
      </FieldGroup>
      <ObjectPicker draft={draft} choices={choices} onChange={set} />
    </FormDialog>
  );
}

function titleOf(kind: TokenKind, token: TokenLine | null): string {
  if (token) return `Change “${token.name}”`;
  return kind === 'service' ? 'New service token' : 'New access token';
}

function introOf(kind: TokenKind): string {
  return kind === 'service'
    ? 'A program that has it acts for the site as an administrator, no further than you say here. All administrators are told.'
    : 'A program that has it acts as you, no further than you say here.';
}

const lifeWords: Record<Life, string> = {
  '30': 'In 30 days',
  '60': 'In 60 days',
  '90': 'In 90 days',
  '365': 'In a year',
  date: 'On a date',
};

type EndProps = { draft: TokenDraft; onChange: (more: Partial<TokenDraft>) => void };

function EndFields({ draft: { life, endsOn }, onChange }: EndProps) {
  const now = new Date();
  return (
    <div className="flex flex-col gap-4">
      <Field {...(life === 'date' ? {} : { name: 'expiresAt' })} label="Ends">
        <Select
          value={life}
          onValueChange={(value) => onChange({ life: lives.find((one) => one === value) ?? life })}
          options={lives.map((value) => ({ value, label: lifeWords[value] }))}
        />
      </Field>
      {life === 'date' && (
        <Field name="expiresAt" label="Last day" hint="At most a year away.">
          <TextInput
            type="date"
            value={endsOn}
            min={dayOf(now.toISOString())}
            max={dayOf(shift(now, 365 * days).toISOString())}
            onChange={(event) => onChange({ endsOn: event.target.value })}
          />
        </Field>
      )}
    </div>
  );
}
