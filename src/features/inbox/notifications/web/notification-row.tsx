import { Circle, CircleCheck } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '#kit/ui/Button.tsx';
import { cx } from '#kit/ui/cx.ts';
import { TimeAgo } from '#kit/ui/TimeAgo.tsx';
import type { NotificationLine } from './queries.ts';

type Props = { line: NotificationLine; onOpen: () => void; onMark: () => void };

export function NotificationRow({ line, onOpen, onMark }: Props) {
  const isNew = line.readAt === null;
  const mark = isNew ? 'Mark as read' : 'Mark as unread';
  return (
    <li className="relative flex items-start gap-2 rounded-medium py-2 pr-1 pl-3 hover:bg-raised has-[a:focus-visible]:bg-raised">
      <span
        aria-hidden
        className={cx('mt-2 size-2 shrink-0 rounded-round', isNew ? 'bg-accent' : 'bg-transparent')}
      />
      <Link
        to={line.path}
        prefetch="intent"
        onClick={onOpen}
        className="min-w-0 flex-1 rounded-small after:absolute after:inset-0 after:content-['']"
      >
        {isNew && <span className="sr-only">Unread: </span>}
        <span className={cx('block', isNew && 'font-semibold')}>{line.words}</span>
        {line.listingTitle && (
          <span className="wrap-anywhere line-clamp-2 text-muted text-small">{line.listingTitle}</span>
        )}
        <TimeAgo at={line.createdAt} className="block text-muted text-tiny" />
      </Link>
      <Button
        variant="quiet"
        size="icon"
        aria-label={`${mark}: ${line.words}`}
        title={mark}
        onClick={onMark}
        className="z-1"
      >
        {isNew ? <CircleCheck aria-hidden className="size-4" /> : <Circle aria-hidden className="size-4" />}
      </Button>
    </li>
  );
}
