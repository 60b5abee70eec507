import { call } from '#kit/api.ts';
import { saveFile } from '#kit/save-file.ts';
import { Button } from '#kit/ui/Button.tsx';
import { failureToast, useToast } from '#kit/ui/use-toast.ts';
import { useSingleMutation } from '#kit/use-single-mutation.ts';
import { exportBusinesses } from '../export-contract.ts';

export function ExportButton() {
  const toast = useToast();
  const save = useSingleMutation({
    mutationFn: () => call(exportBusinesses, {}),
    onSuccess: saveFile,
    onError: (error) => toast('The export failed.', failureToast(error)),
  });
  return (
    <Button variant="quiet" busy={save.isPending} onClick={() => save.mutate()}>
      Export CSV
    </Button>
  );
}
