import { useState } from 'react';
import { paths } from '#kit/paths.ts';
import { Button } from '#kit/ui/Button.tsx';
import { Dialog } from '#kit/ui/Dialog.tsx';
import { useCopy } from '#kit/ui/use-copy.ts';

type Props = { listingId: string; title: string };

/** The public card for another site, as code to paste there. */
export function EmbedButton({ listingId, title }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Embed
      </Button>
      {open && <EmbedDialog listingId={listingId} title={title} onClose={() => setOpen(false)} />}
    </>
  );
}

function EmbedDialog({ listingId, title, onClose }: Props & { onClose: () => void }) {
  const copy = useCopy();
  const address = `${location.origin}${paths.embeddedCard(listingId)}`;
  const code = `<iframe src="${address}" title="${attribute(title)}" width="360" height="260" style="border:0" loading="lazy"></iframe>`;
  return (
    <Dialog
      open
      onOpenChange={(still) => !still && onClose()}
      title="Embed this listing"
      description="Paste this code into your own website. The card shows what is public, keeps itself up to date, and says so when the listing is gone."
    >
      <div className="flex flex-col gap-4">
        <iframe src={paths.embeddedCard(listingId)} title="Preview of the card" className="h-65 w-full" />
        <p className="wrap-anywhere rounded-medium border p-4 font-mono text-small">{code}</p>
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={() => void copy(code, 'Code')}>Copy code</Button>
        </div>
      </div>
    </Dialog>
  );
}

/** For an attribute in double quotes. */
function attribute(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
