import { useWatch } from 'react-hook-form';
import { passwordMessages } from '#features/people/accounts/domain/sign-up.ts';
import { Field } from '#kit/ui/Field.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import type { SignUpFormState } from './sign-up-entries.ts';

const mismatch = 'Passwords do not match.';

export function NewPasswordFields({ form }: { form: SignUpFormState }) {
  const [password, passwordConfirm] = useWatch({
    control: form.control,
    name: ['password', 'passwordConfirm'],
  });
  const { errors } = form.formState;
  const live = passwordMessages(password, passwordConfirm);
  const length = live.find((words) => words !== mismatch);
  const differ = live.find((words) => words === mismatch);
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <Field label="Password" live error={length ?? errors.password?.message}>
        <TextInput type="password" autoComplete="new-password" {...form.register('password')} />
      </Field>
      <Field label="Confirm Password" live error={differ ?? errors.passwordConfirm?.message}>
        <TextInput type="password" autoComplete="new-password" {...form.register('passwordConfirm')} />
      </Field>
    </div>
  );
}
