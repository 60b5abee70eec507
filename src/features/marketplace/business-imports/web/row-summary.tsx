import { counted } from '#kernel/counts.ts';
import { Alert } from '#kit/ui/Alert.tsx';
import { Checkbox } from '#kit/ui/Checkbox.tsx';
import type { BadRow } from './read-rows.ts';

const shown = 100;

type Props = {
  bad: readonly BadRow[];
  ready: number;
  /** The check has found all rows that cannot be imported. */
  complete: boolean;
  skip: boolean;
  onSkip: (skip: boolean) => void;
};

/** Which rows cannot be imported, and why; leaving them out is a choice that is never made for the reader. */
export function RowSummary({ bad, ready, complete, skip, onSkip }: Props) {
  return (
    <div role="status" className="flex min-w-0 flex-col gap-3">
      {bad.length > 0 && (
        <Alert
          tone="warning"
          title={counted(bad.length, 'row cannot be imported', 'rows cannot be imported')}
        >
          <ul className="mt-1 max-h-48 overflow-y-auto text-small [overflow-wrap:anywhere]">
            {bad.slice(0, shown).map(({ line, problem }) => (
              <li key={line}>
                <span className="tabular">Row {line}</span>: {problem}
              </li>
            ))}
            {bad.length > shown && <li>… and {bad.length - shown} more.</li>}
          </ul>
        </Alert>
      )}
      <p className="font-medium text-small">{counted(ready, 'row is ready.', 'rows are ready.')}</p>
      {complete && bad.length > 0 && ready > 0 && (
        <Checkbox
          checked={skip}
          onCheckedChange={onSkip}
          label={`Import only the ${counted(ready, 'row that is', 'rows that are')} ready, and skip the rest`}
        />
      )}
    </div>
  );
}
