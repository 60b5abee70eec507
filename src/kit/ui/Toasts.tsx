import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react';
import type { ToastStack } from './ToastStack.tsx';
import { type Message, type Say, ToastContext } from './use-toast.ts';

const load = async () => (await import('./ToastStack.tsx')).ToastStack;
let messages = 0;

/** Mounted once, around the app. The code that renders messages is loaded at the first touch or key press. */
export function Toasts({ children }: { children: ReactNode }) {
  const [waiting, setWaiting] = useState<readonly Message[]>([]);
  const [stack, setStack] = useState<{ Stack: ComponentType<Parameters<typeof ToastStack>[0]> } | null>(null);
  const fetchStack = useCallback(() => {
    // If loading fails, the message waits, and the next interaction or message tries again.
    void load().then(
      (Stack) => setStack((was) => was ?? { Stack }),
      () => {},
    );
  }, []);
  const say = useCallback<Say>(
    (failed, { tone = 'good', description, canceled } = {}) => {
      messages += 1;
      const title = canceled ? 'You canceled' : failed;
      const message = { number: messages, title, description, tone };
      setWaiting((some) => [...some, message]);
      fetchStack();
    },
    [fetchStack],
  );
  const taken = useCallback(
    (upTo: number) => setWaiting((some) => some.filter(({ number }) => number > upTo)),
    [],
  );
  // Reason: input and connection events belong to the window. Load early, since a message may say that the connection
  // is lost.
  useEffect(() => {
    if (stack) return;
    const calls = ['pointerdown', 'keydown', 'online'] as const;
    for (const call of calls) addEventListener(call, fetchStack);
    return () => {
      for (const call of calls) removeEventListener(call, fetchStack);
    };
  }, [stack, fetchStack]);
  return (
    <ToastContext value={say}>
      {children}
      {stack && <stack.Stack waiting={waiting} onTaken={taken} />}
    </ToastContext>
  );
}
