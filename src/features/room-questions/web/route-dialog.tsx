import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageFromError } from '#web/api-error.ts';
import { FormShell } from '#web/forms/FormShell.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Field } from '#web/ui/Field.tsx';
import { RadioGroup } from '#web/ui/RadioGroup.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import type { QuestionView } from '../contract.ts';
import { type Route, routes } from '../domain/question.ts';
import { brokersOf } from './queries.ts';
import { useMoveQuestion } from './use-questions.ts';

type Props = { question: QuestionView; listingId: string; owner: boolean; onClose: () => void };

const title = 'Who works out the answer?';

/** Puts a question to the seller, a broker of the listing, or an expert outside of it. */
export function RouteDialog({ question, listingId, owner, onClose }: Props) {
  const [route, setRoute] = useState<Route>('seller');
  const [brokerId, setBrokerId] = useState('');
  const [email, setEmail] = useState('');
  const brokers = useQuery({ ...brokersOf(listingId), enabled: owner });
  const move = useMoveQuestion(question, onClose);
  const noBroker = owner
    ? (brokers.data ?? []).length === 0
      ? brokers.isPending
        ? 'Being loaded.'
        : 'No broker acts for this listing.'
      : null
    : 'Only the seller puts a question to a broker.';
  const missing =
    route === 'broker' && brokerId === ''
      ? 'Choose a broker first.'
      : route === 'expert' && !email.includes('@')
        ? 'Write the address first.'
        : null;
  return (
    <Dialog open onOpenChange={(open) => !open && !move.isPending && onClose()} title={title}>
      <FormShell
        label={title}
        busy={move.isPending}
        error={move.error ? messageFromError(move.error) : null}
        submitLabel="Put it to them"
        submitDisabledReason={missing}
        actions={
          <Button
            variant="secondary"
            disabledReason={move.isPending ? 'Being sent.' : null}
            onClick={onClose}
          >
            Cancel
          </Button>
        }
        onSubmit={(event) => {
          event.preventDefault();
          move.mutate({ to: 'routed', route: chosen(route, brokerId, email.trim()) });
        }}
      >
        <RadioGroup
          label="Put the question to"
          value={route}
          onValueChange={(value) => setRoute(routes.find((one) => one === value) ?? route)}
          options={[
            { value: 'seller', label: 'The seller' },
            { value: 'broker', label: 'A broker of the listing', disabledReason: noBroker },
            {
              value: 'expert',
              label: 'An expert: an accountant, a lawyer, a manager',
              hint: 'They see this question, the name of the document and the page; neither the room nor who asked.',
            },
          ]}
        />
        {route === 'broker' && (
          <Field label="Broker">
            <Select
              value={brokerId}
              onValueChange={setBrokerId}
              options={(brokers.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
            />
          </Field>
        )}
        {route === 'expert' && (
          <Field label="Email address" hint="They sign in with an account under this address, confirmed.">
            <TextInput
              type="email"
              autoComplete="off"
              maxLength={254}
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
          </Field>
        )}
      </FormShell>
    </Dialog>
  );
}

function chosen(route: Route, brokerId: string, email: string) {
  if (route === 'broker') return { kind: 'broker' as const, id: brokerId };
  return route === 'expert' ? { kind: 'expert' as const, email } : { kind: 'seller' as const };
}
