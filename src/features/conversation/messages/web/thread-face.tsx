import { CircleUserRound } from 'lucide-react';
import { Avatar } from '#kit/ui/Avatar.tsx';
import { cx } from '#kit/ui/cx.ts';
import type { ThreadView } from './queries.ts';

export function ThreadFace({
  person,
  className,
}: {
  person: ThreadView['with']['person'];
  className: string;
}) {
  if (person) return <Avatar {...person} className={className} />;
  return (
    <span
      aria-hidden
      className={cx(
        'inline-flex shrink-0 items-center justify-center rounded-round bg-raised text-muted',
        className,
      )}
    >
      <CircleUserRound className="size-3/5" />
    </span>
  );
}
