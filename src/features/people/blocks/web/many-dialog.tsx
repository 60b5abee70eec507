import { counted } from '#kernel/counts.ts';
import { FormDialog } from '#kit/forms/FormDialog.tsx';
import { ListTextFields, useListText } from '#kit/forms/ListText.tsx';
import { SkippedLines } from '#kit/forms/SkippedLines.tsx';
import { Alert } from '#kit/ui/Alert.tsx';
import { blockRefusalWords, mostBlocks } from '../domain/block.ts';
import { type BlockEntry, longestText, readBlockLines } from '../domain/block-lines.ts';
import { kindWords } from './block-words.ts';
import { useAddBlocks } from './use-blocks.ts';

const shown = 50;

export function ManyDialog({ onClose }: { onClose: () => void }) {
  const list = useListText(longestText);
  const add = useAddBlocks(onClose);
  const read = readBlockLines(list.text);
  const entries = 'refusal' in read ? [] : read.entries;
  const empty = list.text.trim() === '';
  return (
    <FormDialog
      title="Block many at once"
      description={`Up to ${mostBlocks}, such as your competitors. Their open requests and access to your listings end immediately, and don’t come back if you unblock them. They are not notified.`}
      wide
      label="Many buyers to block"
      busy={add.isPending}
      error={add.error}
      submitLabel={entries.length === 0 ? 'Block' : `Block ${entries.length}`}
      submitDisabledReason={
        entries.length > 0 ? null : empty ? 'Write or paste something first.' : 'No line can be used.'
      }
      onSubmit={() => add.mutate(entries)}
      onClose={onClose}
    >
      <ListTextFields
        list={list}
        label="Whom to block"
        hint="One per line: an email address, an email domain such as acme.com, or a company’s name. Or a table whose first line names the columns: Email, Domain, Company."
      />
      {!empty && <Preview read={read} />}
      {add.data && <Skipped entries={add.variables ?? []} skipped={add.data.skipped} />}
    </FormDialog>
  );
}

function Preview({ read }: { read: ReturnType<typeof readBlockLines> }) {
  if ('refusal' in read) return <Alert tone="warning" title={read.refusal} />;
  const { entries, bad } = read;
  return (
    <div role="status" className="flex min-w-0 flex-col gap-3">
      {bad.length > 0 && <SkippedLines bad={bad} />}
      {entries.length > 0 && (
        <ul className="max-h-64 overflow-y-auto rounded-medium border border-line text-small">
          {entries.slice(0, shown).map(({ kind, value }) => (
            <li
              key={`${kind} ${value}`}
              className="border-line border-b px-3 py-2 last:border-b-0 [overflow-wrap:anywhere]"
            >
              <bdi>{value}</bdi> <span className="text-muted">· {kindWords[kind].name}</span>
            </li>
          ))}
          {entries.length > shown && (
            <li className="px-3 py-2 text-muted">… and {entries.length - shown} more.</li>
          )}
        </ul>
      )}
    </div>
  );
}

type SkippedProps = {
  entries: readonly BlockEntry[];
  skipped: readonly { at: number; code: keyof typeof blockRefusalWords }[];
};

/** The server knows more than the text shows: who one is, and who is blocked already. */
function Skipped({ entries, skipped }: SkippedProps) {
  if (skipped.length === 0) return null;
  return (
    <Alert tone="warning" title={counted(skipped.length, 'entry was not added', 'entries were not added')}>
      <ul className="mt-1 max-h-40 overflow-y-auto text-small">
        {skipped.slice(0, shown).map(({ at, code }) => (
          <li key={at}>
            <bdi>{entries[at]?.value}</bdi>: {blockRefusalWords[code]}
          </li>
        ))}
        {skipped.length > shown && <li>… and {skipped.length - shown} more.</li>}
      </ul>
    </Alert>
  );
}
