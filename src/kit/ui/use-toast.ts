import { createContext, useContext } from 'react';
import { isDeclined, reasonFromError } from '../api-error.ts';

type ToastTone = 'good' | 'info' | 'bad';
export type Message = { number: number; title: string; description?: string | undefined; tone: ToastTone };
type Told = { tone?: ToastTone; description?: string; canceled?: true };
export type Say = (title: string, options?: Told) => void;

export const ToastContext = createContext<Say | null>(null);

/** Below a title that names what was not done, unless the person canceled it. */
export function failureToast(error: unknown): Told {
  return isDeclined(error)
    ? { tone: 'info', canceled: true, description: 'Nothing was opened or changed.' }
    : { tone: 'bad', description: reasonFromError(error) };
}

/** Shown for seven seconds, a short confirmation for four, and announced to screen readers; an error interrupts. */
export function useToast(): Say {
  const say = useContext(ToastContext);
  if (!say) throw new Error('useToast outside of Toasts');
  return say;
}
