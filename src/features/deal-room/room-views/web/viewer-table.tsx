import { counted } from '#kernel/counts.ts';
import { DateText } from '#kit/ui/DateText.tsx';
import { secondsInWords } from '../domain/seconds-in-words.ts';
import type { RoomAttention } from './queries.ts';

export function ViewerTable({ viewers }: Pick<RoomAttention, 'viewers'>) {
  return (
    <section aria-labelledby="viewers-read">
      <h2 id="viewers-read" className="mb-3 text-title">
        Viewers
      </h2>
      <ul className="flex flex-col divide-y rounded-large border bg-surface">
        {viewers.map((viewer) => (
          <li key={viewer.personId} className="grid gap-1 p-4 sm:grid-cols-[1fr_auto] sm:gap-x-4">
            <span className="wrap-anywhere font-medium">{viewer.name || 'Unnamed viewer'}</span>
            <span className="tabular">{secondsInWords(viewer.seconds)}</span>
            <span className="text-muted text-small sm:col-span-2">
              {counted(viewer.pages, 'page')} of {counted(viewer.documents, 'document')}; first view{' '}
              <DateText at={viewer.firstAt} withTime />, last view <DateText at={viewer.lastAt} withTime />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
