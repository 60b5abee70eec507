import type { UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { signUp, usPhone } from '#features/people/accounts/contract.ts';

/** The schema does not compare the passwords; the live message does. */
export const signUpEntries = signUp
  .omit({ username: true })
  .extend({ phone: usPhone, passwordConfirm: signUp.shape.password });

export type SignUpFormState = UseFormReturn<
  z.input<typeof signUpEntries>,
  unknown,
  z.output<typeof signUpEntries>
>;
