import { Button } from '#kit/ui/Button.tsx';
import { useCopy } from '#kit/ui/use-copy.ts';

type Props = { codes: readonly string[]; onDone: () => void };

export function RecoveryCodeList({ codes, onDone }: Props) {
  const copy = useCopy();
  return (
    <div className="flex flex-col gap-4">
      <p>
        Each of these codes signs you in once when you have neither your app nor a passkey at hand. Print them
        or keep them in a safe place: they are not shown again.
      </p>
      <ul aria-label="Recovery codes" className="grid grid-cols-2 gap-2 rounded-medium border p-4 font-mono">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="secondary" onClick={() => void copy(codes.join('\n'), 'Recovery codes')}>
          Copy
        </Button>
        <Button onClick={onDone}>I have saved them</Button>
      </div>
    </div>
  );
}
