import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { sizeText } from '#kernel/size-words.ts';
import { paths } from '#kit/paths.ts';
import { Badge } from '#kit/ui/Badge.tsx';
import { cx } from '#kit/ui/cx.ts';
import { TimeAgo } from '#kit/ui/TimeAgo.tsx';
import { kindName, unpagedWords } from '../domain/kind-name.ts';
import { DocumentMenu, type Neighbors } from './document-menu.tsx';
import type { DocumentView, RoomView } from './queries.ts';
import { useRowDrag } from './use-row-drag.ts';

type Props = { room: RoomView; document: DocumentView };
type RowProps = Props & {
  fresh: boolean;
  neighbors: Neighbors;
  download: ReactNode;
};

export function DocumentRow({ room, document, fresh, neighbors, download }: RowProps) {
  const { current } = document;
  const newest = document.staged ?? current;
  const drag = useRowDrag(document, { neighbors, movable: room.manage !== null && room.may.upload === true });
  return (
    <li
      {...drag.handlers}
      className={cx(
        'flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3',
        drag.over === 'above' && 'border-t-2 border-t-accent',
        drag.over === 'below' && 'border-b-2 border-b-accent',
      )}
    >
      <FileText aria-hidden className="size-5 shrink-0 text-muted" />
      <div className="min-w-0 flex-1 basis-52">
        <p className="[overflow-wrap:anywhere]">
          <span className="tabular mr-2 text-muted text-small">{document.number}</span>
          <Link to={paths.roomDocument(document.id)} className="font-medium hover:underline">
            <bdi>{document.name}</bdi>
          </Link>
        </p>
        <p className="text-muted text-small">
          {kindName(current.kind)} · {sizeText(current.size)} · version {current.number} ·{' '}
          <TimeAgo at={current.publishedAt ?? current.createdAt} />
        </p>
        {room.manage && needsReview(newest) && (
          <p className="text-small">
            Not everything in this file could be searched for personal data.{' '}
            <Link to={paths.roomDocument(document.id)} className="link">
              Open it
            </Link>{' '}
            and check it for Social Security and account numbers. Publishing it means that you did.
          </p>
        )}
        {room.manage && !newest.paged && <p className="text-small">{unpagedWords(newest.kind)}</p>}
      </div>
      {fresh && <Badge tone="accent">New</Badge>}
      {room.manage && <States document={document} />}
      {download}
      {room.manage && <DocumentMenu room={room} document={document} neighbors={neighbors} />}
    </li>
  );
}

/** Its text could not be read in full, so only the seller can look for personal data in it. */
function needsReview({ personalData, publishedAt }: DocumentView['current']): boolean {
  return personalData === 'unreadable' && publishedAt === null;
}

function States({ document: { current, staged } }: { document: DocumentView }) {
  const newest = staged ?? current;
  return (
    <span className="flex flex-wrap gap-2">
      {newest.publishedAt === null ? (
        <Badge tone="amber">
          {staged && staged.id !== current.id ? `Version ${staged.number} draft` : 'Draft'}
        </Badge>
      ) : (
        <Badge tone="good">Published</Badge>
      )}
      {newest.personalData === 'found' && <Badge tone="bad">On hold: personal data</Badge>}
      {newest.personalData === 'waiting' && <Badge>Processing</Badge>}
      {needsReview(newest) && <Badge tone="amber">Needs your review</Badge>}
    </span>
  );
}
