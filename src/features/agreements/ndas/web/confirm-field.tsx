import { type UseMutationResult, useQuery } from '@tanstack/react-query';
import { passkeysQuery } from '#features/people/passkeys/web/queries.ts';
import { paths } from '#kit/paths.ts';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { RadioGroup } from '#kit/ui/RadioGroup.tsx';
import { CodeField } from './code-field.tsx';
import type { NdaView } from './queries.ts';

export type Way = 'code' | 'passkey';
type Props = {
  nda: NdaView;
  sendCode: UseMutationResult<NdaView, Error, void>;
  way: Way;
  onWay: (way: Way) => void;
  code: string;
  onCode: (code: string) => void;
};

export function ConfirmField({ way, onWay, ...code }: Props) {
  const passkeys = useQuery(passkeysQuery());
  const usable = passkeys.data?.off === null && passkeys.data.items.length > 0;
  return (
    <div className="flex flex-col gap-4">
      {usable && (
        <RadioGroup
          label="Confirm with"
          value={way}
          onValueChange={(value) => onWay(value === 'passkey' ? 'passkey' : 'code')}
          options={[
            { value: 'code', label: 'A code by email' },
            { value: 'passkey', label: 'A passkey', hint: 'Your device asks you when you select Sign NDA.' },
          ]}
        />
      )}
      {way === 'code' && <CodeField {...code} />}
      {passkeys.data?.off === null && passkeys.data.items.length === 0 && (
        <LinkButton variant="quiet" to={paths.profile()}>
          Use a passkey instead of codes
        </LinkButton>
      )}
    </div>
  );
}
