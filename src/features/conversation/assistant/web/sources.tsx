import { counted } from '#kernel/counts.ts';
import type { Citation } from './conversation.ts';
import { SourceLink } from './source-link.tsx';

const shownAtOnce = 4;

type Props = { citations: readonly Citation[]; onFollow: () => void };

export function Sources({ citations, onFollow }: Props) {
  return (
    <details open={citations.length <= shownAtOnce} className="mt-1 border-t pt-2 text-small">
      <summary className="w-fit rounded-small text-muted">{counted(citations.length, 'source')}</summary>
      <ol className="mt-1 flex flex-col gap-2">
        {citations.map((citation) => (
          <li key={citation.n} className="flex gap-2">
            <span className="tabular text-muted">{citation.n}</span>
            <span className="min-w-0 flex-1">
              <SourceLink citation={citation} onFollow={onFollow} className="link">
                {citation.title}
              </SourceLink>
              {citation.quote && <q className="line-clamp-3 block text-muted text-tiny">{citation.quote}</q>}
            </span>
          </li>
        ))}
      </ol>
    </details>
  );
}
