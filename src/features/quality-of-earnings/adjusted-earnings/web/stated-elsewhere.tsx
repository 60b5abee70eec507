import { Link } from 'react-router';
import { dollars } from '#features/valuation/check-reports/domain/report-words.ts';
import { paths } from '#kit/paths.ts';
import { Alert } from '#kit/ui/Alert.tsx';
import type { StatedView } from '../adjustment-shapes.ts';
import { latestWords } from '../domain/latest-figures.ts';

/** What buyers and the health check are told that the books do not say. */
export function StatedElsewhere({ places }: { places: readonly StatedView[] }) {
  if (places.length === 0) return null;
  return (
    <Alert tone="warning" title="The listing or the health check states different figures">
      <p>
        A buyer compares them with your books. Correct what is wrong, or be ready to explain the difference.
      </p>
      <ul className="list-disc pl-5">
        {places.flatMap((place) =>
          place.figures.map(({ key, stated, books }) => (
            <li key={`${place.id} ${key}`}>
              {latestWords[key]} is {dollars(stated)} in <PlaceLink place={place} />. The books show{' '}
              {dollars(books)} for the last 12 months.
            </li>
          )),
        )}
      </ul>
    </Alert>
  );
}

function PlaceLink({ place: { kind, id, title } }: { place: StatedView }) {
  const to = kind === 'listing' ? paths.editListing(id) : paths.healthCheck(id);
  return (
    <Link to={to} className="text-accent underline">
      {kind === 'health-check'
        ? 'the health check'
        : title === ''
          ? 'your listing'
          : `the listing “${title}”`}
    </Link>
  );
}
