import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { email } from '#wire/words.ts';
import { paths } from '../paths.ts';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { TextInput } from '../ui/TextInput.tsx';

/** Asks for an e-mail address and goes on to sign-up with it. */
export function InterestForm({ service }: { service: string }) {
  const navigate = useNavigate();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { email: '' } });
  const goOn = handleSubmit((values) => navigate(paths.signup({ email: values.email.trim() })));
  return (
    <form noValidate aria-label={service} onSubmit={goOn} className="flex flex-wrap items-end gap-3">
      <Field label="Email" error={formState.errors.email?.message} className="flex-1 basis-56">
        <TextInput
          type="email"
          autoComplete="email"
          autoFocus
          {...register('email', {
            validate: (text) => email.safeParse(text.trim()).success || 'Invalid email',
          })}
        />
      </Field>
      <Button type="submit" className="h-11">
        Sign Up
      </Button>
    </form>
  );
}
