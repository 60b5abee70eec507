import type { ReactNode } from 'react';
import { Button } from '#kit/ui/Button.tsx';
import { Field } from '#kit/ui/Field.tsx';
import { TextArea } from '#kit/ui/TextArea.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import { longest, most } from '../domain/limits.ts';
import { PartCard } from './part-card.tsx';
import type { BrandingContent, PartProps } from './queries.ts';

type Member = NonNullable<BrandingContent['team']>[number];
type Said = NonNullable<BrandingContent['testimonials']>[number];

export function PeopleFields(props: PartProps) {
  return (
    <div className="flex flex-col gap-6">
      <Team {...props} />
      <Partners {...props} />
      <Testimonials {...props} />
    </div>
  );
}

const newMember: Member = { firstName: '', lastName: '', title: '', bio: '' };

function Team({ content: { team }, put }: PartProps) {
  return (
    <PartCard
      title="Team"
      lead="On About Us. As installed there are only invented people, shown on a demo and nowhere else."
      own={team !== null}
      onReset={() => put({ team: null })}
    >
      <Rows
        what="person"
        at="content.team"
        rows={team ?? []}
        limit={most.team}
        fresh={newMember}
        onRows={(rows) => put({ team: rows })}
        fields={[
          ['firstName', 'First name', longest.person],
          ['lastName', 'Last name', longest.person],
          ['title', 'Title', longest.memberTitle],
          ['bio', 'About them', longest.bio],
        ]}
      />
    </PartCard>
  );
}

function Partners({ content: { partners }, put }: PartProps) {
  const names = (text: string) => (text === '' ? null : text.split('\n').map((name) => ({ name })));
  return (
    <PartCard
      title="Partners"
      lead="On the home page, by name. Name only companies that agreed to it."
      own={partners !== null}
      onReset={() => put({ partners: null })}
    >
      <Field name="content.partners" label="One company per line" className="max-w-form">
        <TextArea
          value={partners?.map(({ name }) => name).join('\n') ?? ''}
          rows={5}
          onChange={(event) => put({ partners: names(event.target.value) })}
        />
      </Field>
    </PartCard>
  );
}

const newSaid: Said = { quote: '', person: '', role: '', company: '' };

function Testimonials({ content: { testimonials }, put }: PartProps) {
  return (
    <PartCard
      title="Testimonials"
      lead="On the home page. Publish only what people said and approved."
      own={testimonials !== null}
      onReset={() => put({ testimonials: null })}
    >
      <Rows
        what="testimonial"
        at="content.testimonials"
        rows={testimonials ?? []}
        limit={most.testimonials}
        fresh={newSaid}
        onRows={(rows) => put({ testimonials: rows })}
        fields={[
          ['quote', 'What they said', longest.quote],
          ['person', 'Who said it', longest.said],
          ['role', 'Their role', longest.said],
          ['company', 'Company', longest.partner],
        ]}
      />
    </PartCard>
  );
}

type RowsProps<Row extends Record<string, string>> = {
  what: string;
  /** The name of the list in the contract. */
  at: string;
  rows: readonly Row[];
  limit: number;
  fresh: Row;
  fields: readonly [name: keyof Row & string, label: string, longest: number][];
  onRows: (rows: Row[] | null) => void;
};

function Rows<Row extends Record<string, string>>(props: RowsProps<Row>): ReactNode {
  const { what, rows, limit, fresh, onRows } = props;
  const without = (gone: number) => rows.filter((_row, i) => i !== gone);
  return (
    <>
      {rows.map((row, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity, and move only when one is removed
        <fieldset key={i} className="flex flex-col gap-4 border-t pt-4">
          <legend className="sr-only">{`${what} ${i + 1}`}</legend>
          <RowFields {...props} row={row} index={i} />
          <div>
            <Button
              variant="secondary"
              size="small"
              aria-label={`Remove ${what} ${i + 1}`}
              onClick={() => onRows(rows.length === 1 ? null : without(i))}
            >
              Remove
            </Button>
          </div>
        </fieldset>
      ))}
      <div>
        <Button
          variant="secondary"
          disabledReason={rows.length < limit ? null : `There can be ${limit}.`}
          onClick={() => onRows([...rows, fresh])}
        >
          {`Add a ${what}`}
        </Button>
      </div>
    </>
  );
}

type Given = {
  value: string;
  maxLength: number;
  onChange: (event: { target: { value: string } }) => void;
};
type RowFieldsProps<Row extends Record<string, string>> = RowsProps<Row> & { row: Row; index: number };

function RowFields<Row extends Record<string, string>>({ row, index, ...list }: RowFieldsProps<Row>) {
  const { at, fields, rows, onRows } = list;
  const write = (name: string, text: string) =>
    onRows(rows.map((one, i) => (i === index ? { ...one, [name]: text } : one)));
  return (
    <div className="grid gap-4 md:grid-cols-2">
      {fields.map(([name, label, maxLength]) => {
        const given: Given = {
          value: row[name] ?? '',
          maxLength,
          onChange: ({ target }: { target: { value: string } }) => write(name, target.value),
        };
        const long = maxLength > 100;
        return (
          <Field
            key={name}
            name={`${at}.${index}.${name}`}
            label={label}
            className={long ? 'md:col-span-2' : ''}
          >
            {long ? <TextArea {...given} rows={3} /> : <TextInput {...given} />}
          </Field>
        );
      })}
    </div>
  );
}
