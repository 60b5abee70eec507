import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import {
  type PrivateField,
  privateFieldNames,
  privateFields,
} from '#features/marketplace/listings/domain/private-fields.ts';
import { call } from '#kit/api.ts';
import { FormDialog } from '#kit/forms/FormDialog.tsx';
import { paths } from '#kit/paths.ts';
import { Button } from '#kit/ui/Button.tsx';
import { Checkbox } from '#kit/ui/Checkbox.tsx';
import { DateText } from '#kit/ui/DateText.tsx';
import { Field } from '#kit/ui/Field.tsx';
import { FieldGroup } from '#kit/ui/FieldGroup.tsx';
import { TextArea } from '#kit/ui/TextArea.tsx';
import { useToast } from '#kit/ui/use-toast.ts';
import { useSingleMutation } from '#kit/use-single-mutation.ts';
import { factRefusals, factRefusalWords, longestFactAsk } from '../domain/fact-asks.ts';
import { askForFacts } from '../fact-contract.ts';
import { type MandateView, mandatesKey } from './queries.ts';

type Props = { mandate: MandateView };

/** A broker who decides for the owner asks them for facts that are missing. */
export function AskFacts({ mandate }: Props) {
  const [open, setOpen] = useState(false);
  const { mayAskFacts, mayApprove, caller, status } = mandate;
  if (caller !== 'broker' || !mayApprove || status !== 'active') return null;
  const refusal = factRefusals.find((one) => one === mayAskFacts);
  return (
    <>
      <Button
        size="small"
        variant="secondary"
        disabledReason={refusal ? factRefusalWords[refusal] : null}
        onClick={() => setOpen(true)}
      >
        Ask your client
      </Button>
      {open && <AskDialog mandate={mandate} onClose={() => setOpen(false)} />}
    </>
  );
}

function AskDialog({ mandate, onClose }: Props & { onClose: () => void }) {
  const [fields, setFields] = useState<readonly PrivateField[]>(() =>
    privateFieldNames.filter((name) =>
      mandate.factsAsk?.fields.some((field) => field.name === name && !field.filled),
    ),
  );
  const [words, setWords] = useState('');
  const queries = useQueryClient();
  const toast = useToast();
  const ask = useSingleMutation({
    mutationFn: () =>
      call(askForFacts, {
        params: { id: mandate.id },
        body: { fields: [...fields], words, version: mandate.version },
      }),
    onSuccess: () => {
      toast('Your client is asked. You see here what comes back.');
      onClose();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: mandatesKey }),
  });
  return (
    <FormDialog
      title="Ask your client for facts"
      description="They get a notice with a link to their listing. You see here which facts are filled in; you read them if your client opened the private profile to you."
      busy={ask.isPending}
      error={ask.error}
      submitLabel="Ask your client"
      submitDisabledReason={fields.length === 0 ? 'Choose at least one fact.' : null}
      onSubmit={() => ask.mutate()}
      onClose={onClose}
    >
      <FieldGroup title="What is missing?" name="fields" className="sm:grid sm:grid-cols-2">
        {privateFieldNames.map((name) => (
          <Checkbox
            key={name}
            checked={fields.includes(name)}
            onCheckedChange={(checked) =>
              setFields(checked ? [...fields, name] : fields.filter((one) => one !== name))
            }
            label={privateFields[name].label}
          />
        ))}
      </FieldGroup>
      <Field label="A word to your client" name="words" optional hint="Only the owner reads it.">
        <TextArea
          rows={3}
          maxLength={longestFactAsk}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      </Field>
    </FormDialog>
  );
}

/** For both sides: what was asked, and what came back. */
export function FactsAsked({ mandate: { factsAsk, caller, listingId } }: Props) {
  if (!factsAsk) return null;
  const { fields, words, at } = factsAsk;
  const named = (filled: boolean) =>
    privateFieldNames
      .filter((name) => fields.some((field) => field.name === name && field.filled === filled))
      .map((name) => privateFields[name].label)
      .join(', ');
  const [there, missing] = [named(true), named(false)];
  return (
    <div className="wrap-anywhere text-small">
      <p>
        {caller === 'seller' ? 'The broker asked for facts' : 'You asked your client for facts'} on{' '}
        <DateText at={at} />
        {words === '' ? '.' : `: “${words}”`}
      </p>
      {there !== '' && <p className="text-good">Filled in: {there}</p>}
      {missing !== '' && <p className="text-amber">Still missing: {missing}</p>}
      {caller === 'seller' && missing !== '' && (
        <Link className="link" to={paths.editListing(listingId)}>
          Fill them in
        </Link>
      )}
    </div>
  );
}
