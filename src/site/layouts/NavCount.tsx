import { countText } from '#features/inbox/notifications/domain/counts.ts';
import type { AppLink } from './app-links.ts';

type CountProps = { count: number; counted: NonNullable<AppLink['counted']>; collapsed: boolean };

export function NavCount({ count, counted, collapsed }: CountProps) {
  if (count === 0) return null;
  const text = countText(count);
  return (
    <>
      <span className="sr-only">
        , {text} {count === 1 ? counted.one : counted.many}
      </span>
      {collapsed ? (
        <span aria-hidden className="absolute top-1.5 right-1.5 size-2 rounded-round bg-accent" />
      ) : (
        <span
          aria-hidden
          title={`${text} ${count === 1 ? counted.one : counted.many}`}
          className="tabular ml-auto flex h-5 min-w-5 items-center justify-center rounded-round bg-accent-soft px-1.5 font-semibold text-accent text-tiny"
        >
          {text}
        </span>
      )}
    </>
  );
}
