import { data } from 'react-router';

/** Anything that the site map does not name. The root's error page shows it. */
export function loader() {
  throw notFound();
}

export function clientLoader() {
  throw notFound();
}

export default function NotFoundPage() {
  return null;
}

function notFound() {
  return data(null, { status: 404 });
}
