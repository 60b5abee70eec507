import { useState } from 'react';
import { messageFromError } from '#web/api-error.ts';
import { FormShell } from '#web/forms/FormShell.tsx';
import { Field } from '#web/ui/Field.tsx';
import { RadioGroup } from '#web/ui/RadioGroup.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { type BlockKind, blockKinds } from '../domain/block.ts';
import { kindWords } from './block-words.ts';
import { useAddBlock } from './use-blocks.ts';

const longest = 254;

/** Adds one entry to the list. */
export function BlockForm() {
  const [kind, setKind] = useState<BlockKind>('person');
  const [value, setValue] = useState('');
  const add = useAddBlock(() => setValue(''));
  const words = kindWords[kind];
  return (
    <FormShell
      label="Block somebody"
      busy={add.isPending}
      error={add.error ? messageFromError(add.error) : null}
      submitLabel="Block"
      submitDisabledReason={value.trim() === '' ? 'Say whom first.' : null}
      onSubmit={(event) => {
        event.preventDefault();
        add.mutate({ kind, value: value.trim() });
      }}
    >
      <RadioGroup
        label="Whom?"
        value={kind}
        onValueChange={(chosen) => {
          setKind(blockKinds.find((known) => known === chosen) ?? kind);
          add.reset();
        }}
        options={blockKinds.map((one) => ({ value: one, label: kindWords[one].name }))}
      />
      <Field label={words.field} hint={words.hint}>
        <TextInput
          type={kind === 'person' ? 'email' : 'text'}
          autoComplete="off"
          value={value}
          maxLength={longest}
          onChange={(event) => setValue(event.target.value)}
        />
      </Field>
    </FormShell>
  );
}
