import type { UseMutationResult } from '@tanstack/react-query';
import { branding } from '#content/branding.ts';
import { Button } from '#kit/ui/Button.tsx';
import { DateText } from '#kit/ui/DateText.tsx';
import { FailureAlert } from '#kit/ui/FailureAlert.tsx';
import { Field } from '#kit/ui/Field.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import type { NdaView } from './queries.ts';

type Props = {
  nda: NdaView;
  sendCode: UseMutationResult<NdaView, Error, void>;
  code: string;
  onCode: (code: string) => void;
};

/** The code proves that the signer reads the account's mail. */
export function CodeField({ nda, sendCode, code, onCode }: Props) {
  const { confirmation } = nda;
  if (confirmation?.confirmedUntil) {
    return (
      <p role="status" className="text-small">
        Code confirmed. You can sign until <DateText at={confirmation.confirmedUntil} withTime />.
      </p>
    );
  }
  const sent = confirmation !== null;
  return (
    <div className="flex flex-col gap-3">
      <FailureAlert title="The code couldn’t be sent" error={sendCode.error} />
      <div className="flex flex-wrap items-end gap-3">
        <CodeInput goesTo={nda.codeGoesTo} sent={sent} code={code} onCode={onCode} />
        <Button variant="secondary" busy={sendCode.isPending} onClick={() => sendCode.mutate()}>
          {sent ? 'Send a new code' : 'Send code'}
        </Button>
      </div>
      {confirmation && (
        <p role="status" className="text-muted text-small">
          Sent <DateText at={confirmation.sentAt} withTime />. Didn’t get it? Check your spam folder or send a
          new code.
        </p>
      )}
    </div>
  );
}

const demoWords =
  'In a demo without an email server, the code is under Admin, Email outbox: sign in as the admin in another browser.';

type InputProps = Pick<Props, 'code' | 'onCode'> & { goesTo: NdaView['codeGoesTo']; sent: boolean };

function CodeInput({ goesTo, sent, code, onCode }: InputProps) {
  return (
    <Field
      name="code"
      label="Code from your email"
      hint={
        <span className="wrap-anywhere">
          {sent
            ? `Sent to ${goesTo}. Six digits, valid for ten minutes.`
            : `We’ll send six digits to ${goesTo}.`}
          {branding().samples && ` ${demoWords}`}
        </span>
      }
    >
      <TextInput
        value={code}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        onChange={(event) => onCode(event.target.value.replace(/\D/g, ''))}
        className="tabular max-w-40 tracking-widest"
      />
    </Field>
  );
}
