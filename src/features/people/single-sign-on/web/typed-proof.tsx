import { Button } from '#kit/ui/Button.tsx';
import { Field } from '#kit/ui/Field.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';

export type TypedWay = 'password' | 'code';
/** `way`: chosen by the person, or `null`. */
export type Typed = { way: TypedWay | null; text: string };

type Props = { way: TypedWay; ways: readonly TypedWay[]; text: string; onType: (typed: Typed) => void };

/** The password or a code of the app, with a button for the other one where there is one. */
export function TypedProof({ way, ways, text, onType }: Props) {
  const other = ways.find((one) => one !== way);
  return (
    <>
      {way === 'code' ? (
        <Field label="Code" name="code" hint="The six digits that your authenticator app shows now.">
          <TextInput
            key="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={40}
            value={text}
            onChange={(event) => onType({ way, text: event.target.value })}
          />
        </Field>
      ) : (
        <Field label="Your password" name="password">
          <TextInput
            key="password"
            type="password"
            autoComplete="current-password"
            value={text}
            onChange={(event) => onType({ way, text: event.target.value })}
          />
        </Field>
      )}
      {other && (
        <Button variant="quiet" className="w-fit" onClick={() => onType({ way: other, text: '' })}>
          {other === 'code' ? 'Use my authenticator app' : 'Use my password'}
        </Button>
      )}
    </>
  );
}
