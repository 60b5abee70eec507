import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { ApiError } from '../api-error.ts';
import { Field } from '../ui/Field.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import { FormShell } from './FormShell.tsx';

const refusing = (fields: Record<string, string[]>) =>
  new ApiError('unable to invite', {
    serverError: JSON.stringify(fields),
    code: 'invalid-fields',
    status: 400,
    fields,
  });

function drawn(error: Error | string | null): string {
  return renderToStaticMarkup(
    <FormShell label="Invite" error={error} busy={false} submitLabel="Send" onSubmit={vi.fn()}>
      <Field name="email" label="Email">
        <TextInput />
      </Field>
      <Field name="route" label="Route" error="Ours.">
        <TextInput />
      </Field>
    </FormShell>,
  );
}

describe('a form whose sending failed', () => {
  test('shows what the server refused at the field of that name, and no JSON', () => {
    const html = drawn(refusing({ email: ['No such account.', 'Another.'] }));
    expect(html).toMatch(/<input[^>]*aria-invalid="true"/);
    // At the field; the message above the form is taken away once the field has said it.
    expect(html.match(/No such account\./g)).toHaveLength(2);
    expect(html).not.toContain('Another.');
    expect(html).not.toMatch(/[{[]&quot;/);
  });

  test('shows a refusal of a part at the field of the whole, where it has no words of its own', () => {
    const html = drawn(
      refusing({ 'email.0.domain': ['Not this domain.'], 'route.id': ['Not this broker.'] }),
    );
    expect(html.match(/Not this domain\./g)).toHaveLength(2);
    expect(html.match(/Not this broker\./g)).toHaveLength(1);
    expect(html).toContain('Ours.');
  });

  test('lists what has no field', () => {
    const html = drawn(refusing({ version: ['Too old.'], key: ['Too long.'] }));
    expect(html).toContain('<li>Too old.</li><li>Too long.</li>');
  });

  test('says words of its own as they are, and nothing of a fault of the program', () => {
    expect(drawn('Choose a file.')).toContain('Choose a file.');
    expect(drawn(new TypeError('x is undefined'))).not.toContain('undefined');
    expect(drawn(null)).not.toContain('role="alert"');
  });
});
