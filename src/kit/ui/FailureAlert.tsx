import { messageFromError, refusalsOf } from '../api-error.ts';
import { Alert } from './Alert.tsx';

type Props = {
  /** What did not happen: 'Not saved'. */
  title?: string | undefined;
  /** What a call threw, or words of one's own; nothing is shown while there is none. */
  error: Error | string | null;
  /** Names of refused fields that show it themselves. */
  placed?: readonly string[];
  className?: string;
};

/** Why something failed, in words. */
export function FailureAlert({ title = 'Error', error, placed = [], className = '' }: Props) {
  if (error === null) return null;
  const refusals = Object.entries(refusalsOf(error)).filter(([name]) => !placed.includes(name));
  const words = [...new Set(refusals.flatMap(([, [first = '']]) => first))];
  return (
    <Alert title={title} tone="destructive" className={className}>
      {words.length > 1 ? (
        <ul>
          {words.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      ) : (
        (words[0] ?? wordsWithout(error, placed.length))
      )}
    </Alert>
  );
}

/** Where there is no refusal besides those at the fields. */
function wordsWithout(error: Error | string, marked: number): string {
  if (marked === 0) return messageFromError(error);
  return marked === 1 ? 'Check the field that is marked.' : 'Check the fields that are marked.';
}
