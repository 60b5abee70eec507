import { localToday } from '#kernel/days.ts';
import { Checkbox } from '#kit/ui/Checkbox.tsx';
import { Field } from '#kit/ui/Field.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';

export type SourceDraft = {
  source: string;
  sourceUrl: string;
  asOf: string;
  verified: boolean;
  note: string;
};

type Props = {
  draft: SourceDraft;
  onChange: (change: Partial<SourceDraft>) => void;
};

export function draftOf(of: {
  source: string;
  sourceUrl: string | null;
  asOf: string;
  verified: boolean;
  note: string | null;
}): SourceDraft {
  const { source, sourceUrl, asOf, verified, note } = of;
  return { source, sourceUrl: sourceUrl ?? '', asOf, verified, note: note ?? '' };
}

export function SourceFields({ draft, onChange }: Props) {
  return (
    <>
      <Field label="Source" name="source">
        <TextInput
          value={draft.source}
          maxLength={200}
          onChange={(event) => onChange({ source: event.target.value })}
        />
      </Field>
      <Field label="Web address of the source" optional name="sourceUrl">
        <TextInput
          type="url"
          value={draft.sourceUrl}
          maxLength={500}
          onChange={(event) => onChange({ sourceUrl: event.target.value })}
        />
      </Field>
      <Field
        label="As of"
        hint="The date of the figures; where the source gives none, the day on which you read it."
        name="asOf"
      >
        <TextInput
          type="date"
          value={draft.asOf}
          max={localToday()}
          onChange={(event) => onChange({ asOf: event.target.value })}
        />
      </Field>
      <Field label="Note" optional hint="Everybody reads it." name="note">
        <TextInput
          value={draft.note}
          maxLength={300}
          onChange={(event) => onChange({ note: event.target.value })}
        />
      </Field>
      <Checkbox
        checked={draft.verified}
        onCheckedChange={(verified) => onChange({ verified })}
        label="I have read the figures in this source. Otherwise they are called a guide range."
      />
    </>
  );
}

export function sourceOf({ source, sourceUrl, asOf, verified, note }: SourceDraft) {
  return { source, sourceUrl: sourceUrl.trim() === '' ? null : sourceUrl.trim(), asOf, verified, note };
}

export function sourceMissing({ source, asOf }: SourceDraft): string | null {
  if (source.trim() === '') return 'Name the source.';
  return asOf === '' ? 'Give the date of the figures.' : null;
}
