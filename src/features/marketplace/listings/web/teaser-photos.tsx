import { paths } from '#kit/paths.ts';
import { cardPictureOf } from '../domain/card-picture.ts';
import type { Teaser } from '../domain/teaser.ts';

type CardProps = { teaser: Pick<Teaser, 'photos' | 'industry' | 'trade'> };

export function CardPhoto({ teaser }: CardProps) {
  const [photo] = teaser.photos;
  const { src, alt, width, height } = photo
    ? { ...photo, src: paths.photo(photo.id, 'card') }
    : { ...drawingOf(teaser), alt: '' };
  return (
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      className="-mx-5 -mt-5 mb-0 aspect-3/2 w-[calc(100%+2.5rem)] max-w-none rounded-t-large bg-background object-cover"
    />
  );
}

/** The photos, or the drawing of the trade where there is none. */
export function TeaserPhotos({ teaser }: CardProps) {
  const { photos } = teaser;
  if (photos.length === 0) return <Drawing teaser={teaser} />;
  return (
    <ul aria-label="Photos" className="grid gap-3 sm:grid-cols-2">
      {photos.map((photo, index) => (
        <li key={photo.id} className={index === 0 ? 'sm:col-span-2' : undefined}>
          <img
            src={paths.photo(photo.id, 'full')}
            alt={photo.alt}
            width={photo.width}
            height={photo.height}
            loading={index === 0 ? 'eager' : 'lazy'}
            decoding="async"
            className="aspect-3/2 w-full rounded-large border bg-surface object-cover"
          />
        </li>
      ))}
    </ul>
  );
}

function Drawing({ teaser }: CardProps) {
  return (
    <img
      {...drawingOf(teaser)}
      alt=""
      decoding="async"
      className="aspect-3/2 w-full rounded-large border bg-background object-cover"
    />
  );
}

function drawingOf(teaser: CardProps['teaser']) {
  return { src: `/card-pictures/${cardPictureOf(teaser)}.svg`, width: 1_200, height: 800 };
}
