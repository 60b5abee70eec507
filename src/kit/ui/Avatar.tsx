import { initials } from '#kernel/person-name.ts';
import { cx } from './cx.ts';

type Props = { firstName: string; lastName: string; className?: string };

/** Hidden from screen readers: the name is next to it. */
export function Avatar({ firstName, lastName, className = 'size-8 text-tiny' }: Props) {
  return (
    <span
      aria-hidden
      className={cx(
        'inline-flex shrink-0 select-none items-center justify-center rounded-round bg-accent-soft font-semibold text-accent',
        className,
      )}
    >
      {initials(firstName, lastName)}
    </span>
  );
}
