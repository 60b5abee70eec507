import { Download } from 'lucide-react';
import { downloadMaster, downloadNda } from '#features/agreements/ndas/download-contract.ts';
import { call } from '#kit/api.ts';
import { saveFile } from '#kit/save-file.ts';
import { Button } from '#kit/ui/Button.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { failureToast, useToast } from '#kit/ui/use-toast.ts';
import { useSingleMutation } from '#kit/use-single-mutation.ts';
import type { FileReply } from '#wire/endpoint.ts';
import type { ClosureView } from '../contract.ts';

type Paper = ClosureView['papers'][number];
type Props = {
  papers: readonly Paper[];
  /** Passed in, because letters belong to a later feature. */
  fetchLetter: FetchLetter;
};
export type FetchLetter = (id: string) => Promise<FileReply>;

export function PapersCard({ papers, fetchLetter }: Props) {
  const download = usePaperDownload(fetchLetter);
  return (
    <Card as="section" aria-labelledby="papers">
      <h2 id="papers" className="text-title">
        Agreements
      </h2>
      <p className="mt-1 mb-4 text-muted">
        Signed NDAs and letters of intent, with their seals. They are also in the archive.
      </p>
      <ul className="flex flex-col divide-y divide-line">
        {papers.map((paper) => (
          <li
            key={`${paper.kind} ${paper.id}`}
            className="flex flex-wrap items-center justify-between gap-3 py-2.5"
          >
            <span className="min-w-0 [overflow-wrap:anywhere]">{paper.what}</span>
            <Button
              variant="secondary"
              size="small"
              busy={download.isPending && download.variables === paper}
              onClick={() => download.mutate(paper)}
              aria-label={`Download: ${paper.what}`}
            >
              <Download aria-hidden className="size-4" />
              Download
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function usePaperDownload(fetchLetter: FetchLetter) {
  const toast = useToast();
  return useSingleMutation({
    mutationFn: ({ kind, id }: Paper) => {
      if (kind === 'letter') return fetchLetter(id);
      return call(kind === 'nda' ? downloadNda : downloadMaster, { params: { id } });
    },
    onSuccess: saveFile,
    onError: (error) => toast('The file was not downloaded.', failureToast(error)),
  });
}
