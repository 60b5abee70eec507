import { useState } from 'react';
import { Field } from '../ui/Field.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { latestFile } from './latest-file.ts';

const textFiles = '.csv,.txt,text/csv,text/plain';

type ListText = ReturnType<typeof useListText>;

type Options = { onFile?: () => void; textOf?: (file: File) => Promise<string> | null };

/**
 * A list as text: typed, pasted, or from a file. `longest`: in characters. `onFile`: its text was taken. `textOf`: reads
 * workbooks, and gives `null` for a text file.
 */
export function useListText(longest: number, { onFile, textOf }: Options = {}) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [reading, setReading] = useState(false);
  const [files] = useState(() => latestFile<File>(longest, textOf));
  const edit = (typed: string) => {
    files.drop();
    setReading(false);
    setProblem(null);
    setText(typed);
  };
  const take = async (file: File | undefined) => {
    setProblem(null);
    setReading(file !== undefined);
    const read = file ? await files.read(file) : null;
    if (read === null) return;
    setReading(false);
    if ('problem' in read) return setProblem(read.problem);
    setText(read.text);
    onFile?.();
  };
  return { text, edit, problem, reading, take, longest, workbooks: textOf !== undefined };
}

type Props = { list: ListText; label: string; hint?: string };

export function ListTextFields({
  list: { text, edit, problem, reading, take, longest, workbooks },
  label,
  hint,
}: Props) {
  return (
    <>
      <Field name="items" label={label} hint={hint} error={problem ?? undefined}>
        {/* Fixed height: thousands of lines would push everything else off the screen. */}
        <TextArea
          rows={8}
          className="field-sizing-fixed"
          value={text}
          // One more, so that a list that is too long is refused and not cut.
          maxLength={longest + 1}
          onChange={(event) => edit(event.target.value)}
        />
      </Field>
      {reading && <p role="status">Reading the file…</p>}
      <label className="flex flex-col gap-1.5 font-medium text-small">
        {workbooks ? 'Or upload a CSV or XLSX file' : 'Or upload a CSV file'}
        <input
          type="file"
          accept={workbooks ? `${textFiles},.xlsx` : textFiles}
          className="min-h-11 w-full min-w-0 font-normal file:mr-3 file:min-h-11 file:rounded-small file:border file:border-line-strong file:bg-raised file:px-4 file:text-text"
          onChange={(event) => void take(event.target.files?.[0])}
        />
      </label>
    </>
  );
}
