import { createContext, useContext } from 'react';

type ToastTone = 'good' | 'info' | 'bad';
export type Message = { number: number; title: string; description?: string | undefined; tone: ToastTone };
export type Say = (title: string, options?: { tone?: ToastTone; description?: string }) => void;

export const ToastContext = createContext<Say | null>(null);

/** Shown for seven seconds, a short confirmation for four, and announced to screen readers; an error interrupts. */
export function useToast(): Say {
  const say = useContext(ToastContext);
  if (!say) throw new Error('useToast outside of Toasts');
  return say;
}
