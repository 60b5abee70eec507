import { useState } from 'react';
import { MessageText } from '#features/conversation/messages/web/message-text.tsx';
import { forgetEdit, readEdit } from '#features/people/accounts/web/kept-edit.ts';
import type { ProfileView } from '#features/people/accounts/web/profile-queries.ts';
import { fullName } from '#kernel/person-name.ts';
import { paths } from '#kit/paths.ts';
import { Alert } from '#kit/ui/Alert.tsx';
import { Badge } from '#kit/ui/Badge.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { PersonPicture } from './person-picture.tsx';
import { ProfileEditDialog } from './profile-edit-dialog.tsx';
import type { About } from './queries.ts';

const roleNames = { seller: 'Seller', buyer: 'Buyer', broker: 'Broker', admin: 'Admin' };

/** `about`: undefined while loading, `null` if loading failed. */
type Props = { profile: ProfileView; about: About | null | undefined; own: boolean };

export function ProfileHead({ profile, about, own }: Props) {
  const [editing, setEditing] = useState(false);
  return (
    <header className="flex flex-wrap items-start gap-x-6 gap-y-4">
      <PersonPicture person={profile} pictureId={about?.pictureId ?? null} className="size-20 text-heading" />
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
        <Bio about={about} own={own} />
      </div>
      <HeadActions profile={profile} about={about} own={own} onEdit={() => setEditing(true)} />
      {own && about && !editing && <NotSaved personId={profile.id} onGoOn={() => setEditing(true)} />}
      {about && editing && (
        <ProfileEditDialog profile={profile} about={about} onClose={() => setEditing(false)} />
      )}
    </header>
  );
}

function HeadActions({ profile, about, own, onEdit }: Props & { onEdit: () => void }) {
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="secondary" disabledReason={editReason(own, about)} onClick={onEdit}>
        Edit Profile
      </Button>
      {own && profile.roles.includes('buyer') && (
        <LinkButton variant="secondary" to={paths.verification()}>
          Verification
        </LinkButton>
      )}
      {own ? (
        <Button variant="secondary" disabledReason="This is you.">
          Send Message
        </Button>
      ) : (
        <LinkButton variant="secondary" to={paths.newMessage({ personId: profile.id })}>
          Send Message
        </LinkButton>
      )}
    </div>
  );
}

/** Input from before a reload, a closed dialog or an ended session. */
function NotSaved({ personId, onGoOn }: { personId: string; onGoOn: () => void }) {
  const [there, setThere] = useState(() => readEdit(personId) !== null);
  if (!there) return null;
  return (
    <Alert
      title="Changes to your profile are not saved"
      className="w-full"
      action={
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" size="small" onClick={onGoOn}>
            Continue editing
          </Button>
          <Button
            variant="quiet"
            size="small"
            onClick={() => {
              forgetEdit();
              setThere(false);
            }}
          >
            Discard
          </Button>
        </div>
      }
    >
      They are saved in this browser tab only.
    </Alert>
  );
}

function Bio({ about, own }: Pick<Props, 'about' | 'own'>) {
  if (about === undefined) return null;
  if (about === null) return <p className="mt-3 text-muted">The rest of this profile could not be loaded.</p>;
  const written = about.bio.some((piece) => piece.hidden !== null || piece.text !== '');
  if (!written)
    return (
      <p className="mt-3 max-w-prose text-muted">
        {own ? 'You have not written anything about yourself.' : 'Nothing is written about this person.'}
      </p>
    );
  return (
    <p className="mt-3 max-w-prose wrap-anywhere whitespace-pre-line">
      <MessageText pieces={about.bio} />
    </p>
  );
}

function editReason(own: boolean, about: Props['about']): string | null {
  if (!own) return 'People change their own profile.';
  if (about === undefined) return 'The profile is on its way.';
  return about === null ? 'The profile could not be loaded. Reload the page.' : null;
}
