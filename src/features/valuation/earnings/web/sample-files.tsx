import { call } from '#kit/api.ts';
import { saveFile } from '#kit/save-file.ts';
import { Button } from '#kit/ui/Button.tsx';
import { failureToast, useToast } from '#kit/ui/use-toast.ts';
import { useSingleMutation } from '#kit/use-single-mutation.ts';
import { downloadSampleBooks } from '../contract.ts';

const kinds = [
  { as: 'csv', label: 'CSV' },
  { as: 'xlsx', label: 'Excel' },
] as const;

export function SampleFiles({ checkId }: { checkId: string }) {
  const toast = useToast();
  const download = useSingleMutation({
    mutationFn: (as: 'csv' | 'xlsx') => call(downloadSampleBooks, { params: { id: checkId }, query: { as } }),
    onSuccess: saveFile,
    onError: (error) => toast('The sample file could not be downloaded.', failureToast(error)),
  });
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-muted text-small">
      Not sure about the layout? Download a sample:
      {kinds.map(({ as, label }) => (
        <Button
          key={as}
          variant="quiet"
          size="small"
          busy={download.isPending && download.variables === as}
          aria-label={`${label}: download a sample file`}
          onClick={() => download.mutate(as)}
        >
          {label}
        </Button>
      ))}
    </p>
  );
}
