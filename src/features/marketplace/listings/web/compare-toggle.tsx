import { Check, Columns2 } from 'lucide-react';
import { Button } from '#kit/ui/Button.tsx';
import { mostCompared } from './marketplace-address.ts';

type Props = { compared: readonly string[]; id: string; onChange: (chosen: boolean) => void };

export function CompareToggle({ compared, id, onChange }: Props) {
  const chosen = compared.includes(id);
  const full = !chosen && compared.length >= mostCompared;
  const Icon = chosen ? Check : Columns2;
  return (
    <Button
      variant={chosen ? 'secondary' : 'quiet'}
      size="small"
      aria-pressed={chosen}
      disabledReason={
        full ? 'Four are chosen already, the most that fit side by side. Take one off first.' : null
      }
      onClick={() => onChange(!chosen)}
    >
      <Icon aria-hidden className="size-4" />
      Compare
    </Button>
  );
}
