import { useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { refusalsOf } from '../api-error.ts';

export type ServerErrors = {
  /** For the form's shell. */
  error: Error | null;
  /** Takes a failure: what it says of fields goes to the fields of the form. It is logged, too. */
  show(error: unknown): void;
  clear(): void;
};

/** Puts what the server found wrong where the person can mend it. */
export function useServerErrors<Values extends FieldValues>(
  form: UseFormReturn<Values, unknown, unknown>,
): ServerErrors {
  const [error, setError] = useState<Error | null>(null);
  return {
    error,
    show(failure) {
      console.error(failure);
      setError(failure instanceof Error ? failure : new Error(String(failure)));
      for (const [name, [message = 'Not accepted.']] of Object.entries(refusalsOf(failure))) {
        const path = pathOf(form, name);
        if (path !== null) form.setError(path, { type: 'server', message });
      }
    },
    clear: () => setError(null),
  };
}

/** The one place where a name from the server becomes a path of the form: only if the form has such a field. */
function pathOf<Values extends FieldValues>(
  form: UseFormReturn<Values, unknown, unknown>,
  name: string,
): Path<Values> | null {
  const path = name as Path<Values>;
  return form.getValues(path) === undefined ? null : path;
}
