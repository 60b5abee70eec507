import { useState } from 'react';
import { Button } from '#kit/ui/Button.tsx';
import { Field } from '#kit/ui/Field.tsx';
import { TextArea } from '#kit/ui/TextArea.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import { readSource, sourceOf } from '../domain/legal-source.ts';
import { longest } from '../domain/limits.ts';
import { partLabels } from '../domain/parts.ts';
import { PartCard } from './part-card.tsx';
import type { BrandingContent, PartProps } from './queries.ts';

type Text = NonNullable<BrandingContent['terms']>;
type Which = 'terms' | 'privacy';

export function LegalFields(props: PartProps) {
  return (
    <div className="flex flex-col gap-6">
      <LegalText which="terms" {...props} />
      <LegalText which="privacy" {...props} />
    </div>
  );
}

function LegalText({ which, content, files, put }: PartProps & { which: Which }) {
  const text = content[which];
  return (
    <PartCard
      title={partLabels[which]}
      lead="As installed it is a template, and says so. Publish the text that your attorney wrote or adapted."
      own={text !== null}
      onReset={() => put({ [which]: null })}
    >
      {text ? (
        <TextFields which={which} text={text} onText={(next) => put({ [which]: next })} />
      ) : (
        <div>
          <Button variant="secondary" onClick={() => put({ [which]: files[which] })}>
            Write your own, from the template
          </Button>
        </div>
      )}
    </PartCard>
  );
}

type TextProps = { which: Which; text: Text; onText: (text: Text) => void };

/** What is typed is kept as it is: reading it back from its sections would move empty lines. */
function TextFields({ which, text, onText }: TextProps) {
  const [source, setSource] = useState(() => sourceOf(text));
  const { problem } = readSource(source);
  const write = (next: string) => {
    setSource(next);
    onText({
      ...text,
      sections: readSource(next).sections.map(({ heading, paragraphs }) => ({
        heading,
        paragraphs: [...paragraphs],
      })),
    });
  };
  return (
    <>
      <Field name={`content.${which}.title`} label="Title" className="max-w-form">
        <TextInput
          value={text.title}
          maxLength={longest.legalTitle}
          onChange={(event) => onText({ ...text, title: event.target.value })}
        />
      </Field>
      <Field
        name={`content.${which}.sections`}
        label="Text"
        hint="A line that begins with ## is a heading. An empty line begins a new paragraph."
        error={problem ?? undefined}
        live
      >
        <TextArea
          value={source}
          rows={16}
          onChange={(event) => write(event.target.value)}
          className="max-h-[60vh] font-mono text-small"
        />
      </Field>
    </>
  );
}
