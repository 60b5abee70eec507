import { Field } from '#kit/ui/Field.tsx';
import { TextArea } from '#kit/ui/TextArea.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import { longest } from '../domain/limits.ts';
import { PartCard } from './part-card.tsx';
import type { BrandingContent, PartProps } from './queries.ts';

type Identity = NonNullable<BrandingContent['identity']>;
type Props = { identity: Identity; change: (part: Partial<Identity>) => void };

const at = (name: string) => `content.identity.${name}`;

export function IdentityFields({ content, files, put }: PartProps) {
  const identity = content.identity ?? files.identity;
  const change = (part: Partial<Identity>) => put({ identity: { ...identity, ...part } });
  return (
    <PartCard
      title="Name and addresses"
      lead="On every page, in every email, and in agreements and reports made from now on. Documents that exist keep the name they were made with."
      own={content.identity !== null}
      onReset={() => put({ identity: null })}
    >
      <Names identity={identity} change={change} />
      <Network identity={identity} change={change} />
      <Address identity={identity} change={change} />
    </PartCard>
  );
}

function Names({ identity: { name, description, supportEmail }, change }: Props) {
  return (
    <>
      <Field name={at('name')} label="Name of the site" className="max-w-form">
        <TextInput
          value={name}
          maxLength={longest.name}
          onChange={(event) => change({ name: event.target.value })}
        />
      </Field>
      <Field
        name={at('description')}
        label="What you do, in a sentence"
        hint="Search engines and link previews show it."
        className="max-w-column"
      >
        <TextArea
          value={description}
          rows={3}
          maxLength={longest.description}
          onChange={(event) => change({ description: event.target.value })}
        />
      </Field>
      <Field
        name={at('supportEmail')}
        label="Support email address"
        hint="People write to it, and emails of the site come from it: your email server must accept it as a sender."
        className="max-w-form"
      >
        <TextInput
          type="email"
          value={supportEmail}
          onChange={(event) => change({ supportEmail: event.target.value })}
        />
      </Field>
    </>
  );
}

/** Both fields empty: no such page. */
function Network({ identity: { network }, change }: Props) {
  const put = (part: Partial<NonNullable<typeof network>>) => {
    const next = { label: network?.label ?? '', url: network?.url ?? '', ...part };
    change({ network: next.label === '' && next.url === '' ? null : next });
  };
  return (
    <div className="grid max-w-column gap-5 md:grid-cols-[1fr_2fr]">
      <Field name={at('network.label')} label="Professional network" optional>
        <TextInput
          value={network?.label ?? ''}
          maxLength={longest.label}
          placeholder="LinkedIn"
          onChange={(event) => put({ label: event.target.value })}
        />
      </Field>
      <Field name={at('network.url')} label="Address of your page there" optional>
        <TextInput
          type="url"
          value={network?.url ?? ''}
          maxLength={300}
          placeholder="https://"
          onChange={(event) => put({ url: event.target.value })}
        />
      </Field>
    </div>
  );
}

function Address({ identity: { address }, change }: Props) {
  const put = (part: Partial<Identity['address']>) => change({ address: { ...address, ...part } });
  return (
    <div className="grid max-w-column gap-5 md:grid-cols-6">
      <Field name={at('address.street')} label="Street" className="md:col-span-6">
        <TextInput
          value={address.street}
          maxLength={longest.street}
          onChange={(event) => put({ street: event.target.value })}
        />
      </Field>
      <Field name={at('address.city')} label="City" className="md:col-span-3">
        <TextInput
          value={address.city}
          maxLength={longest.city}
          onChange={(event) => put({ city: event.target.value })}
        />
      </Field>
      <Field name={at('address.state')} label="State" className="md:col-span-1">
        <TextInput
          value={address.state}
          maxLength={2}
          onChange={(event) => put({ state: event.target.value.toUpperCase() })}
        />
      </Field>
      <Field name={at('address.zip')} label="ZIP code" className="md:col-span-2">
        <TextInput
          value={address.zip}
          maxLength={10}
          onChange={(event) => put({ zip: event.target.value })}
        />
      </Field>
    </div>
  );
}
