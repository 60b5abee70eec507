import { counted, grouped } from '#kernel/counts.ts';
import { Alert } from '#kit/ui/Alert.tsx';
import type { BookVersion } from './queries.ts';

/** How far a databook is, or why it could not be made. */
export function BookProgress({ version, title }: { version: BookVersion; title: string }) {
  const { status, lines, linesDone, stalled, refusal } = version;
  if (status === 'failed')
    return (
      <Alert tone="warning" title="It could not be made">
        {failureWords(refusal)}
      </Alert>
    );
  return (
    <div className="flex flex-wrap items-center gap-3">
      <progress
        aria-label={`Databook “${title}”`}
        className="h-2 min-w-32 flex-1"
        {...(lines > 0 ? { value: linesDone, max: lines } : {})}
      />
      <p role="status" className="tabular text-small">
        {stalled
          ? 'It shows no progress. Make it again.'
          : lines > 0
            ? `${grouped(linesDone)} of ${counted(lines, 'entry', 'entries')} written. You can leave this page.`
            : 'It is being made. You can leave this page.'}
      </p>
    </div>
  );
}

function failureWords(refusal: string | null): string {
  if (refusal === 'databook-too-long')
    return 'The ledger has more entries in these months than a sheet can hold.';
  if (refusal?.startsWith('quota-') || refusal === 'storage-full')
    return 'There is no storage left for it. Remove files that are no longer needed, and make it again.';
  return 'Something went wrong on our side. Your books are unharmed. Make it again.';
}
