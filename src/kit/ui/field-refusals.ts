import { createContext, useContext, useLayoutEffect, useState } from 'react';
import { noRefusals, type Refusals } from '../api-error.ts';

type Around = {
  refusals: Refusals;
  /** Called by the field that shows a refusal, so that it is not repeated above the form. */
  place: (key: string) => void;
};

export const FieldRefusals = createContext<Around>({ refusals: noRefusals, place: () => {} });

/** The refusal of a field or of a part of it, until the person edits the field. */
export function useFieldRefusal(name: string | undefined) {
  const { refusals, place } = useContext(FieldRefusals);
  const [answered, setAnswered] = useState<Refusals>(noRefusals);
  const key = Object.keys(refusals).find((key) => key === name || key.startsWith(`${name}.`));
  // Reason: before paint, so that both messages appear together.
  useLayoutEffect(() => {
    if (key !== undefined) place(key);
  }, [key, place]);
  const refusal = key === undefined || refusals === answered ? undefined : refusals[key]?.[0];
  return { refusal, answer: () => setAnswered(refusals) };
}
