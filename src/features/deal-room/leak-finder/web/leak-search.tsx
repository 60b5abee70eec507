import { useState } from 'react';
import { reasonFromError } from '#kit/api-error.ts';
import { Alert } from '#kit/ui/Alert.tsx';
import { DropZone } from '#kit/ui/DropZone.tsx';
import { useSingleMutation } from '#kit/use-single-mutation.ts';
import { pictureUpload } from '#wire/upload.ts';
import { FoundLeak } from './found-leak.tsx';
import type { LeakReply } from './search-leak.ts';

const megabytes = pictureUpload.limit / 1_000_000;

/** `opens`: whether the one who searches can open the page that is found. */
type Props = { search: (file: File) => Promise<LeakReply>; opens: boolean };

export function LeakSearch({ search, opens }: Props) {
  const searching = useSingleMutation({
    mutationFn: async (file: File) => ({ fileName: file.name, reply: await search(file) }),
  });
  const [unfit, setUnfit] = useState<string | null>(null);
  const { data, error, isPending, mutate, reset } = searching;
  const choose = (file: File) => {
    const refused = unfitFile(file);
    setUnfit(refused);
    if (refused === null) mutate(file);
    else reset();
  };
  const problem = unfit ?? (error && reasonFromError(error));
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <section className="flex flex-col gap-3" aria-labelledby="leaked-picture">
        <h2 id="leaked-picture" className="font-medium">
          The picture that turned up
        </h2>
        <DropZone
          single
          label="Leaked picture"
          accept={pictureUpload.types.join(',')}
          busy={isPending}
          onFiles={([file]) => file && !isPending && choose(file)}
          hint={`Or drop it here: JPG, PNG or WebP, up to ${megabytes} MB. The file as it was found works best, not a picture of it. It is not kept.`}
        >
          Choose a picture
        </DropZone>
      </section>
      <div aria-live="polite">
        {isPending && <p className="text-muted">Reading the picture. This can take up to a minute.</p>}
        {!isPending && problem && (
          <Alert tone="destructive" title="Not searched">
            {problem}
          </Alert>
        )}
        {!isPending && data && <FoundLeak {...data} opens={opens} />}
      </div>
      <HowItWorks />
    </div>
  );
}

function unfitFile({ size, type }: File): string | null {
  if (size === 0) return 'The file is empty.';
  if (size > pictureUpload.limit) return `The file is larger than ${megabytes} MB.`;
  return pictureUpload.types.some((one) => one === type)
    ? null
    : 'Choose a JPG, PNG or WebP picture. Of other files, a screenshot works too.';
}

function HowItWorks() {
  return (
    <p className="max-w-prose text-muted text-small">
      Every page picture of a deal room carries a code of its view besides the visible watermark. Screenshots,
      parts of a page and copies sent through other programs usually still have it. Downloaded files and
      watermarked PDFs have no code, and a photo of a screen may have lost it. A result says who was served
      the page, not who passed it on.
    </p>
  );
}
