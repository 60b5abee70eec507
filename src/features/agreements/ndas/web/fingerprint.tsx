/** A SHA-256 in full, for whoever wants to compare it. */
export function Fingerprint({ of, value }: { of: string; value: string }) {
  return (
    <p className="text-muted text-small">
      {of} SHA-256 <code className="break-all font-mono text-tiny">{value}</code>
    </p>
  );
}
