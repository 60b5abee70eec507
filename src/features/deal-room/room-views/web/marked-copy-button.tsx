import { Download } from 'lucide-react';
import { call } from '#kit/api.ts';
import { saveFile } from '#kit/save-file.ts';
import { Button } from '#kit/ui/Button.tsx';
import { failureToast, useToast } from '#kit/ui/use-toast.ts';
import { useSingleMutation } from '#kit/use-single-mutation.ts';
import { downloadCopy } from '../contract.ts';
import type { DocumentPages } from './queries.ts';

const reasons: Readonly<Record<string, string>> = {
  'copy-not-allowed': 'You can view this document but not download it. Ask the seller for permission.',
};

export function MarkedCopyButton({ pages }: { pages: DocumentPages }) {
  const toast = useToast();
  const { documentId, versionId, may } = pages;
  const copy = useSingleMutation({
    mutationFn: () => call(downloadCopy, { params: { id: documentId }, query: { versionId } }),
    onSuccess: saveFile,
    onError: (error) => toast('The copy could not be downloaded.', failureToast(error)),
  });
  return (
    <Button
      variant="secondary"
      busy={copy.isPending}
      disabledReason={may.copy === true ? null : (reasons[may.copy] ?? 'You can’t download this document.')}
      onClick={() => copy.mutate()}
    >
      <Download aria-hidden className="size-4" />
      Download (watermarked)
    </Button>
  );
}
