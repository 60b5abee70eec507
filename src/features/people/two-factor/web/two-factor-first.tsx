import { PasskeysRow } from '#features/people/passkeys/web/passkeys-row.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { PageHeader } from '#kit/ui/PageHeader.tsx';
import { TwoFactorRow } from './two-factor-row.tsx';

export function TwoFactorFirst() {
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title="Turn two-factor sign-in on first" />
      <p className="max-w-prose">
        You are an administrator, and this site asks its administrators for two-factor sign-in. Set up an
        authenticator app, or add a passkey and choose “Use my passkeys”. Then you can continue.
      </p>
      <Card>
        <div className="-m-5 divide-y divide-line">
          <TwoFactorRow />
          <PasskeysRow />
        </div>
      </Card>
    </div>
  );
}
