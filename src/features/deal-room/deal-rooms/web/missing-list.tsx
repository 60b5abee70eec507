import { Badge } from '#kit/ui/Badge.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { EmptyState } from '#kit/ui/EmptyState.tsx';
import { readinessWords } from '../domain/readiness.ts';
import type { RoomView } from './queries.ts';

type Props = { room: RoomView; manage: NonNullable<RoomView['manage']>; onChoose: (id: string) => void };

export function MissingList({ room, manage, onChoose }: Props) {
  const { needed } = manage.readiness;
  if (manage.missing.length === 0)
    return (
      <EmptyState title={needed === 0 ? 'No folder is required' : 'Nothing is missing'}>
        {needed === 0
          ? 'Every folder is optional or not applicable.'
          : 'Every required folder, or a folder in it, has a published document.'}
      </EmptyState>
    );
  return (
    <div className="flex flex-col gap-3">
      <p className="text-muted">
        {readinessWords(manage.readiness, manage.missing.filter(({ staged }) => staged).length)} Open a folder
        below to upload to it. If it doesn’t apply to your business, mark it as not applicable and say why.
      </p>
      <ul className="divide-y divide-line rounded-large border border-line bg-surface">
        {manage.missing.map(({ folderId, staged }) => {
          const folder = room.folders.find(({ id }) => id === folderId);
          return (
            folder && (
              <li key={folderId} className="flex flex-wrap items-center gap-3 px-4 py-2">
                <span className="tabular text-muted text-small">{folder.number}</span>
                <bdi className="min-w-0 flex-1 basis-40">{folder.name}</bdi>
                {staged && <Badge tone="amber">Draft</Badge>}
                <Button variant="quiet" size="small" onClick={() => onChoose(folderId)}>
                  Open<span className="sr-only"> {folder.number}</span>
                </Button>
              </li>
            )
          );
        })}
      </ul>
    </div>
  );
}
