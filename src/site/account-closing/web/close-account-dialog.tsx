import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { adminRefusalWords } from '#features/people/accounts/domain/admin-acts.ts';
import { call } from '#kit/api.ts';
import { Alert } from '#kit/ui/Alert.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { Dialog } from '#kit/ui/Dialog.tsx';
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
  /** The reader's own account. */
  own: boolean;
  onClose: () => void;
  /** The account is gone: told with what was kept. */
  onClosed: (closed: Closed) => void;
};

/** Says what closing an account does, asks to type its email, and closes it. */
export function CloseAccountDialog({ person, own, onClose, onClosed }: Props) {
  const closing = useQuery(closingQuery(person.id));
  const act = useSingleMutation({
    mutationFn: () => call(deleteUser, { params: { id: person.id } }),
    onSuccess: onClosed,
  });
  const whose = own ? 'your account' : `the account of ${person.name}`;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !act.isPending && onClose()}
      title={own ? 'Close your account?' : `Close the account of ${person.name}?`}
      description="This cannot be undone."
    >
      {closing.isPending && (
        <div role="status" className="flex flex-col gap-2">
          <span className="sr-only">Finding out what closing would do</span>
          <Skeleton className="h-5 w-full" />
          <Skeleton className="h-5 w-2/3" />
        </div>
      )}
      {closing.isError && !closing.data && (
        <ErrorState
          title="What closing would do could not be found out."
          error={closing.error}
          busy={closing.isFetching}
          onRetry={() => void closing.refetch()}
        />
      )}
      {closing.data && (
        <>
          <TieList ties={closing.data.ties} whose={whose} />
          {act.error && (
            <Alert title="Error" tone="destructive">
              {act.error.message}
            </Alert>
          )}
          <TypedConfirmation
            email={person.email}
            own={own}
            busy={act.isPending}
            refusal={closing.data.may === true ? null : wordsFor(closing.data.may)}
            onCancel={onClose}
            onConfirm={() => act.mutate()}
          />
        </>
      )}
    </Dialog>
  );
}

type TypedProps = {
  email: string;
  own: boolean;
  busy: boolean;
  refusal: string | null;
  onCancel: () => void;
  onConfirm: () => void;
};

function TypedConfirmation({ email, own, busy, refusal, onCancel, onConfirm }: TypedProps) {
  const [typed, setTyped] = useState('');
  const same = typed.trim().toLowerCase() === email.toLowerCase();
  const words = own ? 'Type your email first.' : 'Type their email first.';
  return (
    <>
      <Field label={`To confirm, type ${email}`}>
        <TextInput
          value={typed}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      <div className="flex flex-wrap justify-end gap-2">
        <Button
          variant="secondary"
          disabledReason={busy ? 'The account is being closed.' : null}
          onClick={onCancel}
        >
          Cancel
        </Button>
        <Button
          variant="danger"
          busy={busy}
          disabledReason={refusal ?? (same ? null : words)}
          onClick={onConfirm}
        >
          Close account
        </Button>
      </div>
    </>
  );
}

function wordsFor(code: string): string {
  return Object.entries(adminRefusalWords).find(([known]) => known === code)?.[1] ?? 'Not possible now.';
}
