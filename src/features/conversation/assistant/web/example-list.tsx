import { useAuth } from '#kit/auth/auth-context.ts';
import { examplesFor } from './examples.ts';

export function ExampleList({ onAsk }: { onAsk: (text: string) => void }) {
  const { user } = useAuth();
  return (
    <ul aria-label="Examples" className="mt-4 flex flex-col items-start gap-2">
      {examplesFor(user?.roles ?? []).map((text) => (
        <li key={text}>
          <button
            type="button"
            onClick={() => onAsk(text)}
            className="min-h-11 rounded-large border px-4 py-2 text-left text-muted text-small transition-colors hover:border-line-strong hover:text-text"
          >
            {text}
          </button>
        </li>
      ))}
    </ul>
  );
}
