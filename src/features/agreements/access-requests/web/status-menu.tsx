import { ChevronDown } from 'lucide-react';
import { Button } from '#kit/ui/Button.tsx';
import { Menu } from '#kit/ui/Menu.tsx';
import type { Status } from '../domain/status.ts';
import type { RequestView } from './queries.ts';
import { statusEntries } from './status-entries.ts';

type Props = { request: RequestView; onChoose: (to: Status) => void };

export function StatusMenu({ request, onChoose }: Props) {
  return (
    <Menu
      align="start"
      entries={statusEntries(request, onChoose)}
      trigger={
        <Button variant="secondary">
          Set status
          <ChevronDown aria-hidden className="size-4" />
        </Button>
      }
    />
  );
}
