import { askForPasskey } from '#features/people/passkeys/web/ask-device.ts';
import { call } from '#kit/api.ts';
import { requestFor } from '#kit/api-request.ts';
import type { Proof } from '#kit/auth/fetch-token.ts';
import { Button } from '#kit/ui/Button.tsx';
import { useSingleMutation } from '#kit/use-single-mutation.ts';
import { askPasskey, signInByPasskey } from '../contract.ts';

type Props = { onProof: (proof: Proof) => Promise<boolean>; onError: (error: Error | null) => void };

export function PasskeyButton({ onProof, onError }: Props) {
  const act = useSingleMutation({
    mutationFn: async () => {
      onError(null);
      const { challenge, options } = await call(askPasskey, { body: {} });
      const body = { challenge, response: await askForPasskey(options) };
      return onProof({ kind: 'factor', request: requestFor(signInByPasskey, { body }) });
    },
    onError,
  });
  return (
    <Button variant="secondary" busy={act.isPending} onClick={() => act.mutate()} className="h-11 w-full">
      Sign in with a passkey
    </Button>
  );
}
