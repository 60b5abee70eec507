import { useState } from 'react';
import { Button } from '#kit/ui/Button.tsx';
import { ImportDialog } from './import-dialog.tsx';

/** Initially open: it replaces the button that loaded it. */
export function OpenedImport({ any }: { any: boolean }) {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
        Import from a file
      </Button>
      {open && <ImportDialog any={any} onClose={() => setOpen(false)} />}
    </>
  );
}
