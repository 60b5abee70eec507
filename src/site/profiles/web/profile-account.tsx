import { TokensRow } from '#features/people/access-tokens/web/tokens-row.tsx';
import type { ProfileView } from '#features/people/accounts/web/profile-queries.ts';
import { PurposeRow } from '#features/people/accounts/web/purpose-row.tsx';
import { SendConfirmation } from '#features/people/accounts/web/send-confirmation.tsx';
import { PasskeysRow } from '#features/people/passkeys/web/passkeys-row.tsx';
import { SessionsRow } from '#features/people/sessions/web/sessions-row.tsx';
import { TwoFactorRow } from '#features/people/two-factor/web/two-factor-row.tsx';
import { fullName } from '#kernel/person-name.ts';
import { Card } from '#kit/ui/Card.tsx';
import { StatusBadge } from '#kit/ui/StatusBadge.tsx';
import { CloseAccount } from '#site/account-closing/web/close-account.tsx';
import { CalendarRow } from '#site/calendar/web/calendar-row.tsx';
import { OwnDataRow } from '#site/own-data/web/own-data-row.tsx';
import { StorageRow } from '#site/storage/web/storage-row.tsx';
import { ProfilePassword } from './profile-password.tsx';

/** For the person only. */
export function ProfileAccount({ profile }: { profile: ProfileView }) {
  return (
    <section aria-labelledby="account" className="flex flex-col gap-3">
      <h2 id="account" className="text-title">
        Account
      </h2>
      <Card>
        <div className="-m-5 divide-y divide-line">
          <EmailRow profile={profile} />
          <ProfilePassword />
          <TwoFactorRow />
          <PasskeysRow />
          <SessionsRow />
          <TokensRow />
          <StorageRow />
          <PurposeRow purpose={profile.purpose} />
          <CalendarRow />
          <OwnDataRow />
          <CloseAccount
            person={{
              id: profile.id,
              name: fullName(profile.firstName, profile.lastName),
              email: profile.email ?? '',
            }}
          />
        </div>
      </Card>
    </section>
  );
}

function EmailRow({ profile }: { profile: ProfileView }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-5">
      <div className="min-w-0">
        <h3 className="font-medium font-sans text-body">Email</h3>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
          <span className="wrap-anywhere">{profile.email}</span>
          {profile.emailVerified ? (
            <StatusBadge tone="good">Confirmed</StatusBadge>
          ) : (
            <StatusBadge tone="amber">Not confirmed</StatusBadge>
          )}
        </p>
      </div>
      {!profile.emailVerified && <SendConfirmation email={profile.email} />}
    </div>
  );
}
