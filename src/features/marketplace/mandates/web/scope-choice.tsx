import type { BrokerAccess } from '#features/marketplace/listings/domain/broker-access.ts';
import { RadioGroup } from '#kit/ui/RadioGroup.tsx';

export type ScopeName = 'vet' | 'approve';

type ScopeProps = { scope: ScopeName; onScope: (scope: ScopeName) => void };

export function ScopeChoice({ scope, onScope }: ScopeProps) {
  return (
    <RadioGroup
      name="mayApprove"
      label="What may they do?"
      value={scope}
      onValueChange={(value) => onScope(value === 'approve' ? 'approve' : 'vet')}
      options={[
        {
          value: 'vet',
          label: 'Vet requests only',
          hint: 'They send the NDA, put requests on hold and decline them, see every document in the deal room and with it the business’s name, and add files to it without publishing them. You alone approve a buyer, change the listing’s status, and see the offers and the health check.',
        },
        {
          value: 'approve',
          label: 'Vet and approve',
          hint: 'They may also approve buyers, mark the listing as under offer or withdraw it, read the offers, send, change or withdraw a counteroffer whose terms you agreed to, publish in the deal room, and work with you on the health check with its figures. You are told of each step. You alone accept an offer and record a sale.',
        },
      ]}
    />
  );
}

type ProfileProps = { access: BrokerAccess; onAccess: (access: BrokerAccess) => void };

const profileOptions: readonly { value: BrokerAccess; label: string; hint: string }[] = [
  {
    value: 'none',
    label: 'Keep it hidden',
    hint: 'They see of the listing what anyone sees. Documents in the deal room may still name the business.',
  },
  {
    value: 'read',
    label: 'Let them see it',
    hint: 'Opens your name, the business’s name and address, the contact, the exact figures and the private photos to them, as to a buyer whom you approved.',
  },
  {
    value: 'edit',
    label: 'Let them see it and edit the listing for you',
    hint: 'They also change its text, price and figures. On a live listing a change is public at once if it passes the check. You are told what they changed. Publishing, photos and automatic approval stay with you.',
  },
];

export function ProfileChoice({ access, onAccess }: ProfileProps) {
  return (
    <RadioGroup
      name="profileAccess"
      label="The private profile of your listing"
      value={access}
      onValueChange={(value) =>
        onAccess(profileOptions.find((option) => option.value === value)?.value ?? 'none')
      }
      options={profileOptions}
    />
  );
}
