import { useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { refusalsOf } from '../api-error.ts';

export type ServerErrors = {
  error: Error | null;
  /** Assigns field errors to the fields of the form, and logs the failure. */
  show(error: unknown): void;
  clear(): void;
};

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

/** Server names become form paths only here, and only if the form has such a field. */
function pathOf<Values extends FieldValues>(
  form: UseFormReturn<Values, unknown, unknown>,
  name: string,
): Path<Values> | null {
  const path = name as Path<Values>;
  return form.getValues(path) === undefined ? null : path;
}
