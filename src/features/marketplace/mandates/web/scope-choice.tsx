import { RadioGroup } from '#kit/ui/RadioGroup.tsx';

export type ScopeName = 'vet' | 'approve';

type Props = { scope: ScopeName; onScope: (scope: ScopeName) => void };

export function ScopeChoice({ scope, onScope }: Props) {
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
          hint: 'They ask for NDAs, hold and refuse, see every document in the deal room and with it the business’s name, and add files to it without publishing them. You alone let a buyer in, move the listing, and see the offers and the health check.',
        },
        {
          value: 'approve',
          label: 'Vet and approve',
          hint: 'They may also let buyers in, mark the listing as under offer or withdraw it, read the offers, take back a counteroffer of yours, publish in the deal room, and work with you on the health check with its figures. You are told of each step. You alone accept an offer and record a sale.',
        },
      ]}
    />
  );
}
