import { declinedTitle, isDeclined, messageFromError, reasonFromError, refusalsOf } from '../api-error.ts';
import { Alert } from './Alert.tsx';

type Props = {
  title?: string | undefined;
  /** What a call threw, or a text; `null` renders nothing. */
  error: Error | string | null;
  /** Names of refused fields that show the refusal themselves. */
  placed?: readonly string[];
  className?: string;
};

/** Names no action, so the message has to. */
const plainTitle = 'Error';

export function FailureAlert({ title = plainTitle, error, placed = [], className = '' }: Props) {
  if (error === null) return null;
  if (isDeclined(error))
    return (
      <Alert title={declinedTitle} className={className}>
        {reasonFromError(error)}
      </Alert>
    );
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
        <p className="first-letter:uppercase">{words[0] ?? wordsWithout(title, error, placed.length)}</p>
      )}
    </Alert>
  );
}

function wordsWithout(title: string, error: Error | string, marked: number): string {
  if (marked === 0) return title === plainTitle ? messageFromError(error) : reasonFromError(error);
  return marked === 1 ? 'Check the field that is marked.' : 'Check the fields that are marked.';
}
