import { dayText, exactMomentText, momentText } from './date-format.ts';

type Props = { at: string; withTime?: boolean; className?: string };

/** A date in the reader's own time zone (the server's differs, hence the leave to differ while hydrating). */
export function DateText({ at, withTime = false, className }: Props) {
  const date = new Date(at);
  return (
    <time dateTime={at} title={exactMomentText(date)} className={className} suppressHydrationWarning>
      {withTime ? momentText(date) : dayText(date)}
    </time>
  );
}
