import { counted } from '#kernel/counts.ts';
import { Alert } from '../ui/Alert.tsx';

const shown = 50;

type Props = { bad: readonly { line: number; problem: string }[] };

/** Which lines of a list are not sent, and why. */
export function SkippedLines({ bad }: Props) {
  return (
    <Alert tone="warning" title={counted(bad.length, 'line will be skipped', 'lines will be skipped')}>
      <ul className="mt-1 max-h-40 overflow-y-auto text-small">
        {bad.slice(0, shown).map(({ line, problem }) => (
          <li key={line}>
            <span className="tabular">Line {line}</span>: {problem}
          </li>
        ))}
        {bad.length > shown && <li>… and {bad.length - shown} more.</li>}
      </ul>
    </Alert>
  );
}
