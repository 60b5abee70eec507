import { useState } from 'react';
import { useReviewChange } from '#features/quality-of-earnings/reviews/web/use-change.ts';
import type { ReportChapter } from '#features/valuation/check-reports/domain/report.ts';
import { call } from '#kit/api.ts';
import { FormDialog } from '#kit/forms/FormDialog.tsx';
import { Combobox } from '#kit/ui/Combobox.tsx';
import { Field } from '#kit/ui/Field.tsx';
import { TextArea } from '#kit/ui/TextArea.tsx';
import { useToast } from '#kit/ui/use-toast.ts';
import { mostRemark } from '../comment-shapes.ts';
import { placeWords } from '../domain/comment-words.ts';
import { placesOf } from '../domain/report-places.ts';
import { addReportComment } from '../reviewer-contract.ts';

type Props = { reportId: string; chapter: ReportChapter; onClose: () => void };

/** A comment on the chapter, or on a figure or a line of it. */
export function CommentDialog({ reportId, chapter, onClose }: Props) {
  const [at, setAt] = useState('0');
  const [words, setWords] = useState('');
  const toast = useToast();
  const places = placesOf({ chapters: [chapter] });
  const options = places.map(({ place, figures }, position) => ({
    value: String(position),
    label: placeWords(place),
    hint: figures.map(({ value }) => value).join(' · '),
  }));
  const place = places[Number(at)]?.place;
  const add = useReviewChange(
    () =>
      place
        ? call(addReportComment, { params: { id: reportId }, body: { place, words: words.trim() } })
        : Promise.reject(new Error('no place is chosen')),
    () => {
      toast('Comment sent.');
      onClose();
    },
  );
  const missing = !place || words.trim() === '';
  return (
    <FormDialog
      title={`Comment on “${chapter.title}”`}
      description="The seller reads it, and answers or resolves it. It stays with this place in later reports."
      busy={add.isPending}
      error={add.error}
      submitLabel="Send comment"
      submitDisabledReason={missing ? 'Choose a place and write the comment first.' : null}
      onSubmit={() => add.mutate()}
      onClose={onClose}
    >
      <Field name="place" label="About">
        <Combobox
          value={at}
          onValueChange={setAt}
          options={options}
          find={(typed) => options.filter(({ label }) => label.toLowerCase().includes(typed.toLowerCase()))}
          nothing="No figure or line has these words."
        />
      </Field>
      <Field name="words" label="Comment">
        <TextArea
          rows={5}
          value={words}
          maxLength={mostRemark}
          onChange={(event) => setWords(event.target.value)}
        />
      </Field>
    </FormDialog>
  );
}
