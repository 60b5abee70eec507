import type { PortraitShape } from '#content/about.ts';

const colors: Record<PortraitShape['color'], string> = {
  accent: 'fill-accent',
  amber: 'fill-amber',
  good: 'fill-good',
  muted: 'fill-muted',
  line: 'fill-line-strong',
  raised: 'fill-line',
};

/** Hidden from screen readers: the name is next to it. */
export function Portrait({ shapes }: { shapes: readonly PortraitShape[] }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 96 96"
      className="size-20 shrink-0 rounded-round border bg-background md:size-24"
    >
      {shapes.map((shape) => (
        <path key={shape.d} d={shape.d} className={colors[shape.color]} />
      ))}
    </svg>
  );
}
