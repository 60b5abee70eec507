import type { PortraitShape, TeamMember } from '#content/content-shapes.ts';

const colors: Record<PortraitShape['color'], string> = {
  accent: 'fill-accent',
  amber: 'fill-amber',
  good: 'fill-good',
  muted: 'fill-muted',
  line: 'fill-line-strong',
  raised: 'fill-line',
};

/** Hidden from screen readers: the name is next to it. */
export function Portrait({ member: { firstName, lastName, portrait } }: { member: TeamMember }) {
  if (portrait.length === 0)
    return (
      <span
        aria-hidden="true"
        className="grid size-20 shrink-0 place-items-center rounded-round border bg-background text-lead text-muted md:size-24"
      >
        {firstName.slice(0, 1)}
        {lastName.slice(0, 1)}
      </span>
    );
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 96 96"
      className="size-20 shrink-0 rounded-round border bg-background md:size-24"
    >
      {portrait.map((shape) => (
        <path key={shape.d} d={shape.d} className={colors[shape.color]} />
      ))}
    </svg>
  );
}
