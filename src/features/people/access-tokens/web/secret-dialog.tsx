import { Copy } from 'lucide-react';
import { Button } from '#kit/ui/Button.tsx';
import { Dialog } from '#kit/ui/Dialog.tsx';
import { useCopy } from '#kit/ui/use-copy.ts';

type Props = { secret: string; onDone: () => void };

export function SecretDialog({ secret, onDone }: Props) {
  const copy = useCopy();
  return (
    <Dialog
      open
      stays
      title="Copy the secret now"
      description="It is shown only once. Put it into the secret store of the program, never into its source code."
      actions={
        <>
          <Button variant="secondary" onClick={() => void copy(secret, 'Secret')}>
            <Copy aria-hidden className="size-4" />
            Copy
          </Button>
          <Button onClick={onDone}>I have stored it</Button>
        </>
      }
    >
      <code className="wrap-anywhere block rounded-medium border bg-raised p-4 font-mono text-small">
        {secret}
      </code>
    </Dialog>
  );
}
