import type { UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { signUp } from '#features/people/accounts/contract.ts';

/** Both passwords have the same rule; the schema does not compare them, the live message does. */
export const signUpEntries = signUp
  .omit({ username: true })
  .extend({ passwordConfirm: signUp.shape.password });

export type SignUpFormState = UseFormReturn<
  z.input<typeof signUpEntries>,
  unknown,
  z.output<typeof signUpEntries>
>;
