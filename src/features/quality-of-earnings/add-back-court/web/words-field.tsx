import { Field } from '#kit/ui/Field.tsx';
import { TextArea } from '#kit/ui/TextArea.tsx';
import { mostWords } from '../court-shapes.ts';

type Props = { label: string; words: string; onWords: (words: string) => void };

/** What a side or the CPA says in a step of a contest. */
export function WordsField({ label, words, onWords }: Props) {
  return (
    <Field name="words" label={label}>
      <TextArea
        rows={5}
        value={words}
        maxLength={mostWords}
        onChange={(event) => onWords(event.target.value)}
      />
    </Field>
  );
}
