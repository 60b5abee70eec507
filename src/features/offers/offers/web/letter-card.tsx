import { Download } from 'lucide-react';
import { sealFailureWords } from '#features/agreements/ndas/domain/sealing.ts';
import { call } from '#kit/api.ts';
import { saveFile } from '#kit/save-file.ts';
import { Button } from '#kit/ui/Button.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { DateText } from '#kit/ui/DateText.tsx';
import { failureToast, useToast } from '#kit/ui/use-toast.ts';
import { useSingleMutation } from '#kit/use-single-mutation.ts';
import { downloadLetter } from '../contract.ts';
import type { OfferInFull } from './queries.ts';

type Letter = NonNullable<OfferInFull['letter']>;

export function LetterCard({ offerId, letter }: { offerId: string; letter: Letter }) {
  const toast = useToast();
  const download = useSingleMutation({
    mutationFn: () => call(downloadLetter, { params: { id: offerId } }),
    onSuccess: saveFile,
    onError: (error) => toast('The file couldn’t be downloaded.', failureToast(error)),
  });
  const ready = letter.download === true;
  return (
    <Card as="section" aria-labelledby="letter" className="flex flex-col items-start gap-3">
      <h2 id="letter" className="text-lead">
        Letter of intent
      </h2>
      <p className="text-muted text-small">
        {letter.sealedAt ? (
          <>
            Sealed <DateText at={letter.sealedAt} withTime="and-zone" />. It names both parties and can’t be
            changed.
          </>
        ) : (
          'It is being digitally sealed. This takes a moment.'
        )}
        {letter.failure && ` ${sealFailureWords[letter.failure]}`}
      </p>
      {letter.download !== 'not-your-move' && (
        <Button
          variant="secondary"
          busy={download.isPending}
          disabledReason={ready ? null : 'Available once it is sealed.'}
          onClick={() => download.mutate()}
        >
          <Download aria-hidden className="size-4" />
          Download letter (PDF)
        </Button>
      )}
    </Card>
  );
}
