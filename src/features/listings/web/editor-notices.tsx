import { currency, locale } from '#kernel/locale.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { isPublic, mayEdit } from '../domain/life-cycle.ts';
import { fieldLabel, statusMeanings } from './listing-words.ts';
import type { ListingEditor } from './use-listing-editor.ts';

/** What the owner has to know before going on typing. */
export function EditorNotices({ editor, missing }: { editor: ListingEditor; missing: readonly string[] }) {
  const { base } = editor;
  return (
    <>
      {editor.newer && <Newer editor={editor} />}
      {editor.conflicts.length > 0 && <Conflicts editor={editor} />}
      {editor.restored && (
        <Alert
          title="Your unsaved text is back"
          action={
            <Button variant="secondary" size="small" onClick={editor.discard}>
              Show the saved version
            </Button>
          }
        >
          It was kept in this tab when the page closed or your session ended. Save it to keep it for good.
        </Alert>
      )}
      {!mayEdit(base.status) && (
        <Alert title="The texts cannot be changed now" tone="info">
          {statusMeanings[base.status]} {base.may.draft === true && 'Take it back to draft to change them.'}
        </Alert>
      )}
      {mayEdit(base.status) && isPublic(base.status) && (
        <Alert title="This listing is public" tone="info">
          What you save is public at once, and is refused if it gives the business away.
        </Alert>
      )}
      {missing.length > 0 && mayEdit(base.status) && (
        <Alert title="Still needed before it can be published" tone="info">
          {missing.map(fieldLabel).join(', ')}.
        </Alert>
      )}
    </>
  );
}

function Newer({ editor }: { editor: ListingEditor }) {
  return (
    <Alert title="This listing was changed somewhere else" tone="warning">
      <p>
        Another tab or device saved a newer version since you opened it here. What you typed is still in the
        fields and is not saved yet.
      </p>
      <div className="mt-3 mb-1 flex flex-wrap gap-2">
        <Button size="small" onClick={editor.merge}>
          Reload and keep my changes
        </Button>
        <Button variant="secondary" size="small" onClick={editor.discard}>
          Reload without them
        </Button>
      </div>
    </Alert>
  );
}

function Conflicts({ editor }: { editor: ListingEditor }) {
  return (
    <Alert title="Changed in both places" tone="warning">
      <p>Your words are in the fields. The other version said:</p>
      <ul className="mt-1 list-disc pl-5">
        {editor.conflicts.map(({ field, theirs }) => (
          <li key={field} className="wrap-anywhere">
            <span className="font-medium text-text">{fieldLabel(field)}</span>: {shown(theirs)}
          </li>
        ))}
      </ul>
    </Alert>
  );
}

function shown(value: unknown): string {
  if (value === null || value === '') return 'nothing';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return (value / 100).toLocaleString(locale, { style: 'currency', currency });
  return `“${String(value)}”`;
}
