import { useQuery } from '@tanstack/react-query';
import { Avatar } from '#kit/ui/Avatar.tsx';
import { cx } from '#kit/ui/cx.ts';
import { pictureQuery } from './queries.ts';

type Props = {
  person: { id: string; firstName: string; lastName: string };
  pictureId: string | null;
  className: string;
};

/** Initials until the picture is loaded, or if there is none. */
export function PersonPicture({ person, pictureId, className }: Props) {
  const { data } = useQuery(pictureQuery(person.id, pictureId));
  if (!data || !pictureId)
    return <Avatar firstName={person.firstName} lastName={person.lastName} className={className} />;
  return <img src={data} alt="" className={cx('shrink-0 rounded-round object-cover', className)} />;
}
