import { dayInWords, localToday } from '#kernel/days.ts';
import { Badge } from '#kit/ui/Badge.tsx';

type Props = {
  of: {
    source: string;
    sourceUrl: string | null;
    asOf: string;
    verified: boolean;
    reviewDue: string;
    note: string | null;
  };
};

export function SourceLine({ of }: Props) {
  const { source, sourceUrl, asOf, verified, reviewDue, note } = of;
  return (
    <span className="wrap-anywhere block text-muted text-small">
      {sourceUrl === null ? (
        source
      ) : (
        <a href={sourceUrl} target="_blank" rel="noopener noreferrer" className="link">
          {source}
        </a>
      )}
      , as of {dayInWords(asOf)}; {reviewDue < localToday() ? 'review was due' : 'next review by'}{' '}
      {dayInWords(reviewDue)}.{note && ` ${note}`}{' '}
      {!verified && (
        <Badge tone="amber" className="ml-1 align-middle">
          guide range
        </Badge>
      )}
    </span>
  );
}
