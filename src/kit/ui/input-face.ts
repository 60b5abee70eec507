export const inputFace =
  'w-full min-w-0 rounded-medium border border-line-strong bg-surface px-3 text-body text-text transition-colors ' +
  'hover:border-muted focus-visible:border-accent focus-visible:outline-1 focus-visible:outline-offset-0 ' +
  'data-invalid:border-bad disabled:cursor-not-allowed disabled:opacity-60 [&[readonly]]:bg-raised';
