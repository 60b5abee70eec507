import { counted } from '#kernel/counts.ts';
import { SkippedLines } from '#kit/forms/SkippedLines.tsx';
import type { Sorted } from './lines-with-folders.ts';
import type { RoomFolder } from './request-fields.tsx';
import { dueText, priorityWords } from './request-words.ts';

type Props = { read: Sorted; folders: readonly RoomFolder[] };

const shown = 50;

export function LinePreview({ read: { good, bad }, folders }: Props) {
  return (
    <div role="status" className="flex min-w-0 flex-col gap-3">
      {bad.length > 0 && <SkippedLines bad={bad} />}
      <p className="font-medium text-small">
        {counted(good.length, 'request is ready.', 'requests are ready.')}
      </p>
      {good.length > 0 && <ReadyLines good={good} folders={folders} />}
    </div>
  );
}

function ReadyLines({ good, folders }: Pick<Sorted, 'good'> & Pick<Props, 'folders'>) {
  const numbers = new Map(folders.map(({ id, number }) => [id, number]));
  return (
    <ol className="max-h-64 overflow-y-auto rounded-medium border border-line text-small">
      {good.slice(0, shown).map((one, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name, and are read anew as a whole
        <li key={at} className="border-line border-b px-3 py-2 last:border-b-0 [overflow-wrap:anywhere]">
          <bdi>{one.title}</bdi>
          <span className="text-muted">
            {one.folderId && ` · ${numbers.get(one.folderId) ?? ''}`}
            {one.priority !== 'normal' && ` · ${priorityWords[one.priority]} priority`}
            {one.dueOn && ` · needed by ${dueText(one.dueOn)}`}
            {one.details !== '' && ' · with details'}
          </span>
        </li>
      ))}
      {good.length > shown && <li className="px-3 py-2 text-muted">… and {good.length - shown} more.</li>}
    </ol>
  );
}
