export function ReadingBar({ percent }: { percent: number }) {
  const done = percent === 100;
  return (
    <div className="sticky top-0 z-10 -mx-1 flex items-center gap-3 bg-background px-1 py-2 max-md:top-14">
      <div
        role="progressbar"
        aria-label="Agreement read"
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className="h-1.5 flex-1 overflow-hidden rounded-round bg-raised"
      >
        <div
          className={done ? 'h-full bg-good' : 'h-full bg-accent transition-[width]'}
          style={{ width: `${percent}%` }}
        />
      </div>
      <p className="tabular w-32 text-right text-muted text-small" role="status">
        {done ? 'Read to the end' : <span aria-hidden>{percent}% read</span>}
      </p>
    </div>
  );
}
