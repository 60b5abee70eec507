import { dayText, exactMomentText, momentText } from './date-format.ts';

type Props = { at: string; withTime?: boolean; className?: string };

/** In the reader's time zone. The server's differs, so a hydration mismatch is allowed. */
export function DateText({ at, withTime = false, className }: Props) {
  const date = new Date(at);
  return (
    <time dateTime={at} title={exactMomentText(date)} className={className} suppressHydrationWarning>
      {withTime ? momentText(date) : dayText(date)}
    </time>
  );
}
