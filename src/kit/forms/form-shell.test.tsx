import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { ApiError } from '../api-error.ts';
import { Field } from '../ui/Field.tsx';
import { FieldGroup } from '../ui/FieldGroup.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import { FormShell } from './FormShell.tsx';

const refusing = (fields: Record<string, string[]>) =>
  new ApiError('unable to invite', {
    serverError: JSON.stringify(fields),
    code: 'invalid-fields',
    status: 400,
    fields,
  });

function drawn(error: Error | string | null, errorTitle?: string): string {
  return renderToStaticMarkup(
    <FormShell
      label="Invite"
      error={error}
      {...(errorTitle && { errorTitle })}
      busy={false}
      submitLabel="Send"
      onSubmit={vi.fn()}
    >
      <Field name="email" label="Email">
        <TextInput />
      </Field>
      <Field name="route" label="Route" error="Ours.">
        <TextInput />
      </Field>
      <FieldGroup name="sections" title="Sections">
        <input type="checkbox" />
      </FieldGroup>
    </FormShell>,
  );
}

describe('a form that failed to submit', () => {
  test('shows a refusal of the server at the field of that name, without JSON', () => {
    const html = drawn(refusing({ email: ['No such account.', 'Another.'] }));
    expect(html).toMatch(/<input[^>]*aria-invalid="true"/);
    // At the field and, until the field has reported it, in the message above the form.
    expect(html.match(/No such account\./g)).toHaveLength(2);
    expect(html).not.toContain('Another.');
    expect(html).not.toMatch(/[{[]&quot;/);
  });

  test('shows a refusal of a nested path at the parent field, unless that has an error of its own', () => {
    const html = drawn(
      refusing({ 'email.0.domain': ['Not this domain.'], 'route.id': ['Not this broker.'] }),
    );
    expect(html.match(/Not this domain\./g)).toHaveLength(2);
    expect(html.match(/Not this broker\./g)).toHaveLength(1);
    expect(html).toContain('Ours.');
  });

  test('shows a refusal of a list at the group of its controls', () => {
    const html = drawn(refusing({ 'sections.1': ['Not this section.'] }));
    expect(html).toMatch(
      /<fieldset data-refused="true" aria-describedby="([^"]+)".*<div id="\1".*Not this section\./,
    );
    expect(drawn(null)).not.toContain('data-refused');
  });

  test('lists refusals that have no field', () => {
    const html = drawn(refusing({ version: ['Too old.'], key: ['Too long.'] }));
    expect(html).toContain('<li>Too old.</li><li>Too long.</li>');
  });

  test('names the failed action once: in the title, or else in the message', () => {
    const stale = { serverError: 'Changed since. Reload.', code: 'stale', status: 409 };
    const error = new ApiError('unable to invite', stale);
    expect(drawn(error, 'Not invited')).not.toContain('unable to invite');
    expect(drawn(error, 'Not invited')).toContain('>Changed since. Reload.');
    expect(drawn(error)).toContain('>unable to invite: Changed since. Reload.');
  });

  test('shows custom messages unchanged and hides internal errors', () => {
    expect(drawn('Choose a file.')).toContain('Choose a file.');
    expect(drawn(new TypeError('x is undefined'))).not.toContain('undefined');
    expect(drawn(null)).not.toContain('role="alert"');
  });
});
