import { data } from 'react-router';

/** Anything that the site map does not name. The root's error page shows it. */
export function loader() {
  throw data(null, { status: 404 });
}

export const clientLoader = loader;

export default function NotFoundPage() {
  return null;
}
