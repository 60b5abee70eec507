import { Download } from 'lucide-react';
import { saveFile } from '#kit/save-file.ts';
import { Button } from '#kit/ui/Button.tsx';
import { failureToast, useToast } from '#kit/ui/use-toast.ts';
import { useSingleMutation } from '#kit/use-single-mutation.ts';

type Props = { print: () => Promise<Parameters<typeof saveFile>[0]> };

/** Prints a report, and saves it. */
export function TakePdf({ print }: Props) {
  const toast = useToast();
  const take = useSingleMutation({
    mutationFn: print,
    onSuccess: saveFile,
    onError: (error) => toast('The PDF could not be created.', failureToast(error)),
  });
  return (
    <Button variant="secondary" busy={take.isPending} onClick={() => take.mutate()}>
      <Download aria-hidden className="size-4" />
      Download PDF
    </Button>
  );
}
