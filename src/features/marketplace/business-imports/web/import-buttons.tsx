import { Download, Upload } from 'lucide-react';
import { call } from '#kit/api.ts';
import { reasonFromError } from '#kit/api-error.ts';
import { saveFile } from '#kit/save-file.ts';
import { Button } from '#kit/ui/Button.tsx';
import { OpensOnDemand } from '#kit/ui/OpensOnDemand.tsx';
import { useToast } from '#kit/ui/use-toast.ts';
import { useSingleMutation } from '#kit/use-single-mutation.ts';
import { exportBusinesses } from '../export-contract.ts';

const loadImport = async () => (await import('./import-button.tsx')).ImportButton;

/** `any`: the person has businesses to export. */
export function ImportButtons({ any }: { any: boolean }) {
  const toast = useToast();
  const save = useSingleMutation({
    mutationFn: () => call(exportBusinesses, {}),
    onSuccess: saveFile,
    onError: (error) => toast('The export failed.', { tone: 'bad', description: reasonFromError(error) }),
  });
  return (
    <div className="flex flex-wrap gap-2">
      <OpensOnDemand
        load={loadImport}
        props={{}}
        popup="dialog"
        trigger={
          <Button variant="secondary" size="small">
            <Upload aria-hidden className="size-4" />
            Import from a file
          </Button>
        }
      />
      {any && (
        <Button variant="secondary" size="small" busy={save.isPending} onClick={() => save.mutate()}>
          <Download aria-hidden className="size-4" />
          Export CSV
        </Button>
      )}
    </div>
  );
}
