import { useQuery } from '@tanstack/react-query';
import { MessageText } from '#features/conversation/messages/web/message-text.tsx';
import { aboutQuery } from './queries.ts';

/** What the buyer of a request wrote about themselves; nothing if they wrote nothing. */
export function BuyerAbout({ personId }: { personId: string }) {
  const { data: about, isError } = useQuery(aboutQuery(personId));
  if (isError)
    return (
      <p className="text-muted text-small">What the buyer wrote in their profile could not be loaded.</p>
    );
  const written = about?.bio.some((piece) => piece.hidden !== null || piece.text !== '');
  if (!about || !written) return null;
  return (
    <div>
      <h3 className="font-medium text-small">From their profile</h3>
      <p className="wrap-anywhere whitespace-pre-line text-small">
        <MessageText pieces={about.bio} />
      </p>
    </div>
  );
}
