import { useState } from 'react';
import { Button } from '#kit/ui/Button.tsx';
import { Checkbox } from '#kit/ui/Checkbox.tsx';
import { Field } from '#kit/ui/Field.tsx';
import { RadioGroup } from '#kit/ui/RadioGroup.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import { objectAt } from '../domain/object-address.ts';
import { mostObjects } from '../domain/token-limits.ts';
import type { LimitedTo } from '../domain/token-state.ts';
import type { TokenDraft } from './token-draft.ts';

/** A listing or a deal room that a token can be limited to. */
export type ObjectChoice = LimitedTo & { title: string };

type Props = {
  draft: TokenDraft;
  /** `undefined` while they load. */
  choices: readonly ObjectChoice[] | undefined;
  onChange: (draft: Pick<TokenDraft, 'limited' | 'objects'>) => void;
};

export const objectKindWords: Record<LimitedTo['kind'], string> = {
  listing: 'Listing',
  'deal-room': 'Deal room',
};

export function ObjectPicker({ draft: { limited, objects }, choices, onChange }: Props) {
  return (
    <div className="flex flex-col gap-3">
      <RadioGroup
        name="objects"
        label="Which listings and deal rooms"
        value={limited ? 'some' : 'all'}
        onValueChange={(value) => onChange({ limited: value === 'some', objects })}
        options={[
          { value: 'all', label: 'All that you can reach', hint: 'Also those that you get later.' },
          {
            value: 'some',
            label: 'Only some',
            hint: 'The token then reaches nothing that belongs to no listing or deal room, and no lists across listings.',
          },
        ]}
      />
      {limited && (
        <Objects
          objects={objects}
          choices={choices}
          onObjects={(next) => onChange({ limited: true, objects: next })}
        />
      )}
    </div>
  );
}

type ObjectsProps = {
  objects: readonly LimitedTo[];
  choices: Props['choices'];
  onObjects: (objects: readonly LimitedTo[]) => void;
};

function Objects({ objects, choices, onObjects }: ObjectsProps) {
  const others = objects.filter((one) => !choices?.some((choice) => isSame(choice, one)));
  const shown = [...(choices ?? []), ...others.map((one) => ({ ...one, title: one.id }))];
  const toggle = (one: LimitedTo, chosen: boolean) =>
    onObjects(
      chosen ? [...objects, { kind: one.kind, id: one.id }] : objects.filter((other) => !isSame(other, one)),
    );
  return (
    <div className="flex flex-col gap-3 rounded-medium border p-4">
      {choices === undefined && (
        <p role="status" className="text-muted text-small">
          Loading your listings and deal rooms
        </p>
      )}
      {shown.length > 0 && (
        <ul aria-label="Listings and deal rooms" className="flex max-h-60 flex-col gap-2 overflow-y-auto">
          {shown.map((choice) => (
            <li key={`${choice.kind} ${choice.id}`}>
              <Checkbox
                checked={objects.some((one) => isSame(one, choice))}
                onCheckedChange={(chosen) => toggle(choice, chosen)}
                disabled={objects.length >= mostObjects && !objects.some((one) => isSame(one, choice))}
                label={
                  <span className="wrap-anywhere">
                    {choice.title} <span className="text-muted">({objectKindWords[choice.kind]})</span>
                  </span>
                }
              />
            </li>
          ))}
        </ul>
      )}
      <AddByAddress onAdd={(one) => !objects.some((other) => isSame(other, one)) && toggle(one, true)} />
    </div>
  );
}

function AddByAddress({ onAdd }: { onAdd: (object: LimitedTo) => void }) {
  const [address, setAddress] = useState('');
  const object = objectAt(address);
  const wrong = address.trim() !== '' && object === null;
  return (
    <div className="flex flex-wrap items-end gap-2">
      <Field
        label="Another one"
        hint="Paste the address of its page."
        live
        error={wrong ? 'This is not the address of a listing or a deal room.' : undefined}
        className="flex-1 basis-60"
      >
        <TextInput value={address} autoComplete="off" onChange={(event) => setAddress(event.target.value)} />
      </Field>
      <Button
        variant="secondary"
        // The field ends with a place for its error.
        className="mb-1.5"
        disabledReason={object ? null : 'Paste an address first.'}
        onClick={() => {
          if (object) onAdd(object);
          setAddress('');
        }}
      >
        Add
      </Button>
    </div>
  );
}

function isSame(one: LimitedTo, other: LimitedTo): boolean {
  return one.kind === other.kind && one.id === other.id;
}
