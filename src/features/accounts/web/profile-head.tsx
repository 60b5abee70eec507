import { useState } from 'react';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { fullName } from '../domain/name.ts';
import { ProfileNameForm } from './profile-name-form.tsx';
import type { ProfileView } from './profile-queries.ts';

const roleNames = { seller: 'Seller', buyer: 'Buyer', broker: 'Broker', admin: 'Admin' };

/** Who it is, and what the reader can do about it. */
export function ProfileHead({ profile, own }: { profile: ProfileView; own: boolean }) {
  const [editing, setEditing] = useState(false);
  return (
    <header className="flex flex-wrap items-start gap-x-6 gap-y-4">
      <Avatar firstName={profile.firstName} lastName={profile.lastName} className="size-20 text-heading" />
      <div className="min-w-0 flex-1 basis-64">
        <h1 className="text-heading wrap-anywhere">{fullName(profile.firstName, profile.lastName)}</h1>
        {profile.email && <p className="text-muted wrap-anywhere">{profile.email}</p>}
        {profile.roles.length > 0 && (
          <ul aria-label="Roles" className="mt-2 flex flex-wrap gap-2">
            {profile.roles.map((role) => (
              <li key={role}>
                <Badge>{roleNames[role]}</Badge>
              </li>
            ))}
          </ul>
        )}
        <p className="mt-3 max-w-prose text-muted">
          {own ? 'You have not written anything about yourself.' : 'Nothing is written about this person.'}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          disabledReason={own ? null : 'People change their own profile.'}
          onClick={() => setEditing(true)}
        >
          Edit Profile
        </Button>
        <Button
          variant="secondary"
          disabledReason={
            own
              ? 'This is you. Messages are not part of this installation.'
              : 'Messages are not part of this installation.'
          }
        >
          Send Message
        </Button>
      </div>
      <Dialog title="Edit Profile" open={editing} onOpenChange={setEditing}>
        <ProfileNameForm profile={profile} onDone={() => setEditing(false)} />
      </Dialog>
    </header>
  );
}
