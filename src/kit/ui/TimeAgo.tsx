import { useSyncExternalStore } from 'react';
import { exactMomentText } from './date-format.ts';
import { timeAgo } from './time-ago.ts';

type Props = { at: string; className?: string };

/** Updates every minute. */
export function TimeAgo({ at, className }: Props) {
  const minute = useSyncExternalStore(everyMinute, currentMinute, currentMinute);
  const date = new Date(at);
  return (
    <time dateTime={at} title={exactMomentText(date)} className={className} suppressHydrationWarning>
      {timeAgo(date, new Date(minute))}
    </time>
  );
}

function currentMinute(): number {
  return Math.floor(Date.now() / 60_000) * 60_000;
}

function everyMinute(tell: () => void): () => void {
  const timer = setInterval(tell, 20_000);
  return () => clearInterval(timer);
}
