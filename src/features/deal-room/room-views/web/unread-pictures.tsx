import { Link } from 'react-router';
import { counted } from '#kernel/counts.ts';
import { paths } from '#kit/paths.ts';
import { pagesInWords } from '../domain/legibility.ts';
import type { DocumentPages, Found } from './queries.ts';

/** Which pages of an open document the search does not cover. */
export function UnreadPictures({ pictures: { waiting, illegible } }: Pick<DocumentPages, 'pictures'>) {
  if (waiting + illegible.length === 0) return null;
  return (
    <div className="text-muted text-small">
      {illegible.length > 0 && (
        <p>
          {pagesInWords(illegible)} {illegible.length === 1 ? 'a picture' : 'pictures'} that could not be
          read, so the search does not find what {illegible.length === 1 ? 'it says' : 'they say'}. Check{' '}
          {illegible.length === 1 ? 'it' : 'them'} by eye.
        </p>
      )}
      {waiting > 0 && (
        <p>{counted(waiting, 'scanned page')} not read yet. The search covers them within a few minutes.</p>
      )}
    </div>
  );
}

/** What a search of a room does not cover. */
export function UnreadInRoom({ unread: { waiting, illegible, documents } }: Pick<Found, 'unread'>) {
  if (waiting + illegible === 0) return null;
  return (
    <section aria-label="Not searched" className="mt-6 text-muted text-small">
      {waiting > 0 && <p>{counted(waiting, 'scanned page')} not read yet and not searched.</p>}
      {illegible > 0 && (
        <>
          <p>{counted(illegible, 'page')} could not be read from a picture. Check these by eye:</p>
          <ul className="mt-1 list-disc pl-5">
            {documents.map(({ documentId, name, pages }) => (
              <li key={documentId} className="wrap-anywhere">
                <Link className="link" to={paths.roomDocument(documentId, { page: pages[0] ?? 1 })}>
                  {name}
                </Link>
                : {counted(pages.length, 'page')}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
