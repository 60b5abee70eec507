import { Download } from 'lucide-react';
import { call } from '#kit/api.ts';
import { saveFile } from '#kit/save-file.ts';
import { Button } from '#kit/ui/Button.tsx';
import { failureToast, useToast } from '#kit/ui/use-toast.ts';
import { useSingleMutation } from '#kit/use-single-mutation.ts';
import { getOwnData, getOwnFiles } from '../contract.ts';

export function OwnDataRow() {
  const toast = useToast();
  const save = useSingleMutation({
    mutationFn: (documents: boolean) => (documents ? call(getOwnFiles, {}) : call(getOwnData, {})),
    onSuccess: saveFile,
    onError: (error) => toast('Your data couldn’t be downloaded.', failureToast(error)),
  });
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-5">
      <div className="min-w-0 flex-1 basis-60">
        <h3 className="font-medium font-sans text-body">Your data</h3>
        <p className="text-muted">
          A copy of what this account holds, as a JSON file: profile, businesses, listings, requests, NDAs,
          offers, messages and health checks. With documents, it is a ZIP file with what you uploaded and the
          NDAs that you signed, too.
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" busy={save.isPending} onClick={() => save.mutate(false)}>
          <Download aria-hidden className="size-4" />
          Download
        </Button>
        <Button variant="secondary" busy={save.isPending} onClick={() => save.mutate(true)}>
          <Download aria-hidden className="size-4" />
          With documents
        </Button>
      </div>
    </div>
  );
}
