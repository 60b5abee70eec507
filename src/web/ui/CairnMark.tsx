/** Four stones, balanced. Decoration: the name stands beside it. */
export function CairnMark({ className = 'size-6' }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 32 32" fill="currentColor" className={className}>
      <path d="M3.3 26.2c.1-2.4 4.7-3.9 12.4-3.9 8 0 13 1.3 13.2 3.8.2 2.3-4.2 3.5-12.7 3.5S3.2 28.5 3.3 26.2Z" />
      <path
        opacity=".8"
        d="M6.8 18.4c.4-2.4 4.2-3.6 9.6-3.4 5.4.2 8.7 1.6 8.4 3.8-.3 2.1-3.7 2.9-9.3 2.8-5.8-.2-9.1-1.2-8.7-3.2Z"
      />
      <path
        opacity=".62"
        d="M10.2 11.3c.3-2.1 2.9-3.2 6.5-3 3.5.2 5.8 1.5 5.5 3.4-.3 1.8-2.7 2.5-6.2 2.3-3.7-.1-6.1-1-5.8-2.7Z"
      />
      <path d="M13 5.1c.2-1.8 1.7-2.8 3.7-2.6 1.9.1 3.1 1.2 2.9 2.8-.2 1.5-1.6 2.1-3.6 2-2-.1-3.2-.9-3-2.2Z" />
    </svg>
  );
}
