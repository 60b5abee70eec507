import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { adminRefusalWords } from '#features/people/accounts/domain/admin-acts.ts';
import { call } from '#kit/api.ts';
import { FormDialog } from '#kit/forms/FormDialog.tsx';
import { ErrorState } from '#kit/ui/ErrorState.tsx';
import { Field } from '#kit/ui/Field.tsx';
import { Skeleton } from '#kit/ui/Skeleton.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import { useSingleMutation } from '#kit/use-single-mutation.ts';
import { deleteUser } from '../contract.ts';
import { type Closed, closingQuery } from './queries.ts';
import { TieList } from './tie-list.tsx';

type Props = {
  person: { id: string; name: string; email: string };
  own: boolean;
  onClose: () => void;
  onClosed: (closed: Closed) => void;
};

export function CloseAccountDialog({ person, own, onClose, onClosed }: Props) {
  const closing = useQuery(closingQuery(person.id));
  const act = useSingleMutation({
    mutationFn: () => call(deleteUser, { params: { id: person.id } }),
    onSuccess: onClosed,
  });
  const [typed, setTyped] = useState('');
  const same = typed.trim().toLowerCase() === person.email.toLowerCase();
  const { data } = closing;
  const refusal = data && data.may !== true ? wordsFor(data.may) : null;
  return (
    <FormDialog
      danger
      title={own ? 'Close your account?' : `Close the account of ${person.name}?`}
      description="This cannot be undone."
      intro={
        data && <TieList ties={data.ties} whose={own ? 'your account' : `the account of ${person.name}`} />
      }
      instead={!data && <Finding closing={closing} />}
      busy={act.isPending}
      error={act.error}
      submitLabel="Close account"
      submitDisabledReason={refusal ?? (same ? null : `Type ${own ? 'your' : 'their'} email first.`)}
      onSubmit={() => act.mutate()}
      onClose={onClose}
    >
      <Field label={`To confirm, type ${person.email}`}>
        <TextInput
          value={typed}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
    </FormDialog>
  );
}

function Finding({ closing }: { closing: UseQueryResult }) {
  if (closing.error)
    return (
      <ErrorState
        title="What closing would do could not be found out."
        error={closing.error}
        busy={closing.isFetching}
        onRetry={() => void closing.refetch()}
      />
    );
  return (
    <div role="status" className="flex flex-col gap-2">
      <span className="sr-only">Finding out what closing would do</span>
      <Skeleton className="h-5 w-full" />
      <Skeleton className="h-5 w-2/3" />
    </div>
  );
}

function wordsFor(code: string): string {
  return Object.entries(adminRefusalWords).find(([known]) => known === code)?.[1] ?? 'Not possible now.';
}
