import { Controller } from 'react-hook-form';
import { Link } from 'react-router';
import { paths } from '#kit/paths.ts';
import { Checkbox } from '#kit/ui/Checkbox.tsx';
import { EditorSection } from './editor-section.tsx';
import { fieldLabels } from './listing-words.ts';
import type { ListingEditor } from './use-listing-editor.ts';

const choices = [
  {
    name: 'autoApprove',
    words:
      'As soon as a buyer has signed, the private profile opens for them without you looking at who they are. Leave it off to decide on each buyer yourself.',
  },
  {
    name: 'adminMayApprove',
    words:
      'You agree that our team approves a buyer in your place after the NDA is signed, for example while you are away. Each such approval is recorded with the name of who made it. You can revoke access at any time.',
  },
] as const;

export function AccessChoices({ editor, disabled }: { editor: ListingEditor; disabled: boolean }) {
  return (
    <EditorSection
      title="Buyer approval"
      lead="No buyer sees the private profile without a signed NDA. After that you decide, unless you delegate it here."
    >
      {choices.map(({ name, words }) => (
        <Controller
          key={name}
          control={editor.form.control}
          name={name}
          render={({ field }) => (
            <Checkbox
              checked={field.value}
              onCheckedChange={field.onChange}
              disabled={disabled}
              label={
                <>
                  <span className="block font-medium">{fieldLabels[name]}</span>
                  <span className="block max-w-prose text-muted text-small">{words}</span>
                </>
              }
            />
          )}
        />
      ))}
      <p className="text-small">
        <Link to={paths.listingNda(editor.base.id)} className="link">
          Choose the agreement that buyers sign
        </Link>
      </p>
    </EditorSection>
  );
}
