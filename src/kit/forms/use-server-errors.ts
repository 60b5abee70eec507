import { useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { ApiError, messageFromError } from '../api-error.ts';

export type ServerErrors = {
  /** What to show above the form. */
  error: string | null;
  /** Takes a failure: its fields go to the fields of the form, its sentence above it. It is logged, too. */
  show(error: unknown): void;
  clear(): void;
};

/** Puts what the server found wrong where the person can mend it. */
export function useServerErrors<Values extends FieldValues>(
  form: UseFormReturn<Values, unknown, unknown>,
): ServerErrors {
  const [error, setError] = useState<string | null>(null);
  return {
    error,
    show(failure) {
      console.error(failure);
      setError(messageFromError(failure));
      if (!(failure instanceof ApiError)) return;
      let focused = false;
      for (const [name, messages] of Object.entries(failure.fields)) {
        const path = pathOf(form, name);
        if (path === null) continue;
        form.setError(
          path,
          { type: 'server', message: messages[0] ?? 'Not accepted.' },
          { shouldFocus: !focused },
        );
        focused = true;
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
