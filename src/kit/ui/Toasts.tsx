import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react';
import type { ToastStack } from './ToastStack.tsx';
import { type Message, type Say, ToastContext } from './use-toast.ts';

const load = async () => (await import('./ToastStack.tsx')).ToastStack;
let messages = 0;

/** Holds the messages that come and go. Put once, around everything. What shows them is fetched with the first touch. */
export function Toasts({ children }: { children: ReactNode }) {
  const [waiting, setWaiting] = useState<readonly Message[]>([]);
  const [stack, setStack] = useState<{ Stack: ComponentType<Parameters<typeof ToastStack>[0]> } | null>(null);
  const fetchStack = useCallback(() => {
    // Without a connection the message waits, and the next touch or message tries again.
    void load().then(
      (Stack) => setStack((was) => was ?? { Stack }),
      () => {},
    );
  }, []);
  const say = useCallback<Say>(
    (title, { tone = 'good', description } = {}) => {
      messages += 1;
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
  // Reason: touches and the connection are the window's. What is said follows a touch, and may say that it is gone.
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
