export function Fingerprint({ of, value }: { of: string; value: string }) {
  return (
    <p className="text-muted text-small">
      {of} SHA-256 <code className="break-all font-mono text-tiny">{value}</code>
    </p>
  );
}
