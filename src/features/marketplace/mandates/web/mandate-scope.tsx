import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#kit/api.ts';
import { FormDialog } from '#kit/forms/FormDialog.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { Field } from '#kit/ui/Field.tsx';
import { TextArea } from '#kit/ui/TextArea.tsx';
import { useToast } from '#kit/ui/use-toast.ts';
import { useSingleMutation } from '#kit/use-single-mutation.ts';
import { askForScope, setScope } from '../contract.ts';
import { longestScopeAsk, type Scope } from '../domain/scope.ts';
import type { MandateView } from './queries.ts';
import { ProfileChoice, ScopeChoice, type ScopeName } from './scope-choice.tsx';

type Props = { mandate: MandateView };

/** The owner changes what the broker may do; the broker asks for more. */
export function MandateScope({ mandate }: Props) {
  const [open, setOpen] = useState(false);
  const owner = mandate.maySetScope === true;
  if (!owner && mandate.mayAskScope !== true) return null;
  const Opened = owner ? SetScope : AskForScope;
  const asked = owner && mandate.scopeAsk !== null;
  return (
    <>
      <Button size="small" variant={asked ? 'primary' : 'secondary'} onClick={() => setOpen(true)}>
        {owner ? (asked ? 'Answer' : 'Change authority') : 'Ask for more authority'}
      </Button>
      {open && <Opened mandate={mandate} onClose={() => setOpen(false)} />}
    </>
  );
}

export function ScopeAsked({ mandate: { scopeAsk, caller } }: Props) {
  if (!scopeAsk) return null;
  const asked =
    caller === 'seller' ? 'The broker asks to decide for you' : 'You asked to decide for the owner';
  return (
    <p className="wrap-anywhere text-small">
      {asked}
      {scopeAsk.words === '' ? '.' : `: “${scopeAsk.words}”`}
    </p>
  );
}

type DialogProps = Props & { onClose: () => void };

function SetScope({ mandate, onClose }: DialogProps) {
  const [scope, setChosen] = useState<ScopeName>(mandate.mayApprove ? 'approve' : 'vet');
  const [access, setAccess] = useState(mandate.profileAccess);
  const set = useScopeChange(onClose, (given: Scope) =>
    call(setScope, { params: { id: mandate.id }, body: { ...given, version: mandate.version } }),
  );
  return (
    <FormDialog
      title="What this broker may do"
      description="It holds from their next click on, and they are told."
      busy={set.isPending}
      error={set.error}
      submitLabel={mandate.scopeAsk ? 'Send the answer' : 'Save'}
      onSubmit={() => set.mutate({ mayApprove: scope === 'approve', profileAccess: access })}
      onClose={onClose}
    >
      <ScopeAsked mandate={mandate} />
      <ScopeChoice scope={scope} onScope={setChosen} />
      <ProfileChoice access={access} onAccess={setAccess} />
    </FormDialog>
  );
}

function AskForScope({ mandate, onClose }: DialogProps) {
  const [words, setWords] = useState('');
  const ask = useScopeChange(onClose, (given: { words: string }) =>
    call(askForScope, { params: { id: mandate.id }, body: { ...given, version: mandate.version } }),
  );
  return (
    <FormDialog
      title="Ask for more authority?"
      description="You screen buyers. The owner can also let you approve them, change the status of the listing, read and counter offers, publish in the deal room and work on the health check."
      busy={ask.isPending}
      error={ask.error}
      submitLabel="Ask the owner"
      onSubmit={() => ask.mutate({ words })}
      onClose={onClose}
    >
      <Field label="Why?" name="words" optional hint="Only the owner reads it.">
        <TextArea
          rows={3}
          maxLength={longestScopeAsk}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      </Field>
    </FormDialog>
  );
}

function useScopeChange<Given>(onClose: () => void, send: (given: Given) => Promise<MandateView>) {
  const queries = useQueryClient();
  const toast = useToast();
  return useSingleMutation({
    mutationFn: send,
    onSuccess: ({ caller }) => {
      toast(caller === 'seller' ? 'The broker is told.' : 'The owner is asked.');
      onClose();
    },
    // What the broker may see changes with it: requests, rooms, offers.
    onSettled: () => queries.invalidateQueries(),
  });
}
