import { useState } from 'react';
import { FormShell } from '#kit/forms/FormShell.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { ConfirmDialog } from '#kit/ui/ConfirmDialog.tsx';
import { Field } from '#kit/ui/Field.tsx';
import { RadioGroup } from '#kit/ui/RadioGroup.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import { type BlockKind, blockKinds, longestBlock } from '../domain/block.ts';
import { kindWords } from './block-words.ts';
import { ManyDialog } from './many-dialog.tsx';
import { useAddBlock } from './use-blocks.ts';

export function BlockForm() {
  const [kind, setKind] = useState<BlockKind>('person');
  const [value, setValue] = useState('');
  const [asked, setAsked] = useState(false);
  const [many, setMany] = useState(false);
  const add = useAddBlock(() => setValue(''));

  const whom = value.trim();
  return (
    <>
      <FormShell
        label="Block a buyer"
        busy={add.isPending}
        error={add.error}
        submitLabel="Block"
        submitDisabledReason={whom === '' ? 'Enter whom to block.' : null}
        onSubmit={() => {
          if (whom !== '') setAsked(true);
        }}
      >
        <KindChoice
          kind={kind}
          onKind={(chosen) => {
            setKind(chosen);
            add.reset();
          }}
        />
        <WhomField kind={kind} value={value} onValue={setValue} />
      </FormShell>
      <Button className="mt-3" size="small" variant="quiet" onClick={() => setMany(true)}>
        Block many at once
      </Button>
      {many && <ManyDialog onClose={() => setMany(false)} />}
      <BlockDialog
        whom={whom}
        open={asked}
        onOpenChange={setAsked}
        busy={add.isPending}
        onConfirm={() => add.mutate({ kind, value: whom }, { onSettled: () => setAsked(false) })}
      />
    </>
  );
}

function KindChoice({ kind, onKind }: { kind: BlockKind; onKind: (kind: BlockKind) => void }) {
  return (
    <RadioGroup
      name="kind"
      label="Block by"
      value={kind}
      onValueChange={(chosen) => onKind(blockKinds.find((known) => known === chosen) ?? kind)}
      options={blockKinds.map((one) => ({ value: one, label: kindWords[one].name }))}
    />
  );
}

type WhomProps = { kind: BlockKind; value: string; onValue: (value: string) => void };

function WhomField({ kind, value, onValue }: WhomProps) {
  return (
    <Field name="value" label={kindWords[kind].field} hint={kindWords[kind].hint}>
      <TextInput
        type={kind === 'person' ? 'email' : 'text'}
        autoComplete="off"
        value={value}
        maxLength={longestBlock}
        onChange={(event) => onValue(event.target.value)}
      />
    </Field>
  );
}

type DialogProps = {
  whom: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  busy: boolean;
  onConfirm: () => void;
};

function BlockDialog({ whom, ...rest }: DialogProps) {
  return (
    <ConfirmDialog
      {...rest}
      title={`Block ${whom}?`}
      description="Their open requests and access to your listings end immediately, and don’t come back if you unblock them. They are not notified."
      confirmLabel="Block"
      danger
      error={null}
    />
  );
}
