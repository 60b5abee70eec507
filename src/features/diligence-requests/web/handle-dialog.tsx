import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { brokersOf } from '#features/room-questions/web/queries.ts';
import { messageFromError } from '#web/api-error.ts';
import { FormShell } from '#web/forms/FormShell.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Field } from '#web/ui/Field.tsx';
import { RadioGroup } from '#web/ui/RadioGroup.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import type { RequestView } from '../diligence-shapes.ts';
import type { RoomFolder } from './request-fields.tsx';
import { type Handling, useHandleRequest } from './use-requests.ts';

type Props = {
  request: RequestView;
  folders: readonly RoomFolder[];
  listingId: string;
  owner: boolean;
  onClose: () => void;
};
const kinds = ['nobody', 'seller', 'broker', 'expert'] as const;
type Kind = (typeof kinds)[number];
const nowhere = { value: 'none', label: 'No folder' };

/** Says who works on a request, and to which folder it belongs. */
export function HandleDialog({ request, folders, listingId, owner, onClose }: Props) {
  const [kind, setKind] = useState<Kind>(request.manage?.owner ?? 'nobody');
  const [brokerId, setBrokerId] = useState('');
  const [email, setEmail] = useState(
    request.manage?.owner === 'expert' ? (request.manage.ownerName ?? '') : '',
  );
  const [folderId, setFolderId] = useState(request.folder?.id ?? nowhere.value);
  const brokers = useQuery({ ...brokersOf(listingId), enabled: owner });
  const handle = useHandleRequest(request, onClose);
  const noBroker = owner
    ? (brokers.data ?? []).length === 0
      ? brokers.isPending
        ? 'Being loaded.'
        : 'No broker acts for this listing.'
      : null
    : 'Only the seller puts a request to a broker.';
  const missing =
    kind === 'broker' && brokerId === ''
      ? 'Choose a broker first.'
      : kind === 'expert' && !email.includes('@')
        ? 'Write the address first.'
        : null;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !handle.isPending && onClose()}
      title={`Who works on request ${request.number}?`}
    >
      <FormShell
        label="Who works on it"
        busy={handle.isPending}
        error={handle.error ? messageFromError(handle.error) : null}
        submitLabel="Save"
        submitDisabledReason={missing}
        onSubmit={(event) => {
          event.preventDefault();
          handle.mutate({
            route: routeOf(kind, brokerId, email.trim()),
            folderId: folderId === nowhere.value ? null : folderId,
          });
        }}
      >
        <RadioGroup
          label="Works on it"
          value={kind}
          onValueChange={(value) => setKind(kinds.find((one) => one === value) ?? kind)}
          options={[
            { value: 'nobody', label: 'Nobody yet' },
            { value: 'seller', label: 'The seller' },
            { value: 'broker', label: 'A broker of the listing', disabledReason: noBroker },
            {
              value: 'expert',
              label: 'An expert: an accountant, a lawyer, a manager',
              hint: 'They see this request and leave a note; neither the room nor who asked.',
            },
          ]}
        />
        {kind === 'broker' && (
          <Field label="Broker">
            <Select
              value={brokerId}
              onValueChange={setBrokerId}
              options={(brokers.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
            />
          </Field>
        )}
        {kind === 'expert' && (
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
        <Field label="Folder" hint="The buyer learns of a folder only when they see it in the room.">
          <Select
            value={folderId}
            onValueChange={setFolderId}
            options={[
              nowhere,
              ...folders.map(({ id, number, name }) => ({ value: id, label: `${number} ${name}` })),
            ]}
          />
        </Field>
      </FormShell>
    </Dialog>
  );
}

function routeOf(kind: Kind, brokerId: string, email: string): Handling['route'] {
  if (kind === 'broker') return { kind, id: brokerId };
  if (kind === 'expert') return { kind, email };
  return kind === 'seller' ? { kind } : null;
}
