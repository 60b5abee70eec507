import { Button } from '#kit/ui/Button.tsx';
import { Dialog } from '#kit/ui/Dialog.tsx';
import { useCopy } from '#kit/ui/use-copy.ts';

type Props = { secret: string; onClose: () => void };

export function SecretDialog({ secret, onClose }: Props) {
  const copy = useCopy();
  return (
    <Dialog open stays title="Signing secret">
      <div className="flex flex-col gap-4">
        <p>
          Your program checks each message with this secret. It is not shown again: copy it now to where your
          program keeps its secrets.
        </p>
        <p className="wrap-anywhere rounded-medium border p-4 font-mono">{secret}</p>
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="secondary" onClick={() => void copy(secret, 'Signing secret')}>
            Copy
          </Button>
          <Button onClick={onClose}>I have saved it</Button>
        </div>
      </div>
    </Dialog>
  );
}
