import { useState } from 'react';
import { z } from 'zod';
import { useAuth } from '#kit/auth/auth-context.ts';
import { kept } from '#kit/kept.ts';

const mostTexts = 20;
const stored = kept(
  'tab',
  'cairn-typed-questions',
  z.array(z.object({ personId: z.string(), of: z.string(), text: z.string() })),
);

/** `of`: the question that is answered, or the room that is asked in. */
type Whose = { personId: string; of: string };

/** A question or an answer that is typed and not sent yet: it outlasts a reload and an expired session. `null`: nothing. */
export function useTyped(of: string) {
  const { user } = useAuth();
  const whose = { personId: user?.id ?? '', of };
  const [typed, setTyped] = useState(() => readTyped(whose));
  const change = (text: string | null) => {
    keepTyped(whose, text);
    setTyped(text);
  };
  return [typed, change] as const;
}

export function readTyped(whose: Whose): string | null {
  return stored.read()?.find((one) => isOf(one, whose))?.text ?? null;
}

export function keepTyped(whose: Whose, text: string | null): void {
  const others = (stored.read() ?? []).filter((one) => !isOf(one, whose));
  stored.keep(text === null ? others : [...others, { ...whose, text }].slice(-mostTexts));
}

function isOf(one: Whose, { personId, of }: Whose): boolean {
  return one.personId === personId && one.of === of;
}
