import { useToast } from './use-toast.ts';

/** Copies text to the clipboard and says so; where that is not allowed, shows the text instead. */
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
