import { Button } from '#kit/ui/Button.tsx';
import { useMasterDownload } from './use-nda-acts.ts';

export function MasterDownload({ joinderId }: { joinderId: string }) {
  const download = useMasterDownload();
  return (
    <Button variant="secondary" busy={download.isPending} onClick={() => download.mutate(joinderId)}>
      Download master agreement
    </Button>
  );
}
