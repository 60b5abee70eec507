import { Upload } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#kit/ui/Button.tsx';
import { ImportDialog } from './import-dialog.tsx';

/** Initially open: it replaces the button that loaded it. */
export function ImportButton() {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
        <Upload aria-hidden className="size-4" />
        Import from a file
      </Button>
      {open && <ImportDialog onClose={() => setOpen(false)} />}
    </>
  );
}
