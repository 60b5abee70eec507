import { useState } from 'react';
import { call } from '#kit/api.ts';
import { Button } from '#kit/ui/Button.tsx';
import { failureToast, useToast } from '#kit/ui/use-toast.ts';
import { askEmailVerification } from '../contract.ts';

export function SendConfirmation({ email }: { email: string | null }) {
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle');
  const toast = useToast();
  const send = async () => {
    setState('sending');
    try {
      await call(askEmailVerification, {});
      setState('sent');
      toast('The confirmation is on its way.', { description: `Open the link in the email to ${email}.` });
    } catch (error) {
      console.error(error);
      setState('idle');
      toast('The confirmation could not be sent.', failureToast(error));
    }
  };
  return (
    <Button
      variant="secondary"
      busy={state === 'sending'}
      disabledReason={state === 'sent' ? 'Sent. Check your inbox.' : null}
      onClick={() => void send()}
    >
      Send the confirmation again
    </Button>
  );
}
