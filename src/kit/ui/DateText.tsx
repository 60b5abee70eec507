import { dayText, deadlineText, exactMomentText, momentText } from './date-format.ts';

type Props = { at: string; withTime?: boolean | 'and-zone'; className?: string };

/** In the reader's time zone. The server's differs, so a hydration mismatch is allowed. */
export function DateText({ at, withTime = false, className }: Props) {
  const date = new Date(at);
  return (
    <time dateTime={at} title={exactMomentText(date)} className={className} suppressHydrationWarning>
      {textOf(date, withTime)}
    </time>
  );
}

function textOf(date: Date, withTime: NonNullable<Props['withTime']>): string {
  if (withTime === 'and-zone') return deadlineText(date);
  return withTime ? momentText(date) : dayText(date);
}
