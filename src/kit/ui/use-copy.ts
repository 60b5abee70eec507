import { useToast } from './use-toast.ts';

/** Shows the text instead if the clipboard is not available. */
export function useCopy(): (text: string, what: string) => Promise<void> {
  const toast = useToast();
  return async (text, what) => {
    try {
      await navigator.clipboard.writeText(text);
      toast(`${what} copied`);
    } catch {
      toast(`The ${what} could not be copied.`, { tone: 'bad', description: text });
    }
  };
}
