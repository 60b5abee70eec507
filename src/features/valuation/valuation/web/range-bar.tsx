type Props = { low: number; mid: number; high: number };

export function RangeBar({ low, mid, high }: Props) {
  const share = high > low ? ((mid - low) / (high - low)) * 100 : 50;
  return (
    <div aria-hidden className="relative my-1 h-2 rounded-round bg-accent-soft">
      <div className="absolute inset-y-0 left-0 rounded-round bg-accent/40" style={{ width: `${share}%` }} />
      <div
        className="-translate-x-1/2 -translate-y-1/2 absolute top-1/2 size-4 rounded-round border-2 border-surface bg-accent"
        style={{ left: `${share}%` }}
      />
    </div>
  );
}
