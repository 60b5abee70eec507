import { Toast } from '@base-ui/react/toast';
import { useMemo } from 'react';

export type ToastTone = 'good' | 'info' | 'bad';

/** Says something in passing: shown for seven seconds and announced; a bad one interrupts. */
export function useToast(): (title: string, options?: { tone?: ToastTone; description?: string }) => void {
  const { add } = Toast.useToastManager();
  return useMemo(
    () =>
      (title, { tone = 'good', description } = {}) => {
        add({ title, description, type: tone, priority: tone === 'bad' ? 'high' : 'low' });
      },
    [add],
  );
}
