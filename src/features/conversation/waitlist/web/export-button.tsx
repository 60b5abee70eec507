import { Download } from 'lucide-react';
import { call } from '#kit/api.ts';
import { saveFile } from '#kit/save-file.ts';
import { Button } from '#kit/ui/Button.tsx';
import { failureToast, useToast } from '#kit/ui/use-toast.ts';
import { useSingleMutation } from '#kit/use-single-mutation.ts';
import { exportWaitlist } from '../contract.ts';
import type { Waitlist } from '../domain/lists.ts';

export function ExportButton({ list }: { list: Waitlist | null }) {
  const toast = useToast();
  const save = useSingleMutation({
    mutationFn: () => call(exportWaitlist, { query: list ? { list } : {} }),
    onSuccess: saveFile,
    onError: (error) => toast('The export failed.', failureToast(error)),
  });
  return (
    <Button variant="secondary" busy={save.isPending} onClick={() => save.mutate()}>
      <Download aria-hidden className="size-4" />
      Export CSV
    </Button>
  );
}
