import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { placeOf } from './answer-pieces.ts';
import type { Citation } from './conversation.ts';

type Props = {
  citation: Citation;
  onFollow: () => void;
  className?: string;
  'aria-label'?: string;
  children: ReactNode;
};

/** A source without an address is named but not linked. */
export function SourceLink({ citation, onFollow, children, ...rest }: Props) {
  const place = placeOf(citation.href);
  if (place?.kind === 'here')
    return (
      <Link {...rest} to={place.href} prefetch="intent" onClick={onFollow}>
        {children}
      </Link>
    );
  if (place?.kind === 'outside')
    return (
      <a {...rest} href={place.href} target="_blank" rel="noopener noreferrer">
        {children}
      </a>
    );
  const { 'aria-label': label, className } = rest;
  return (
    <span className={className}>
      {label ? <span className="sr-only">{label}</span> : null}
      {label ? <span aria-hidden>{children}</span> : children}
    </span>
  );
}
