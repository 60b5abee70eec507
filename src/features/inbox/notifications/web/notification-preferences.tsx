import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { call } from '#kit/api.ts';
import { useAuth } from '#kit/auth/auth-context.ts';
import { paths } from '#kit/paths.ts';
import { ErrorState } from '#kit/ui/ErrorState.tsx';
import { RowList } from '#kit/ui/RowList.tsx';
import { Select } from '#kit/ui/Select.tsx';
import { Skeleton } from '#kit/ui/Skeleton.tsx';
import { failureToast, useToast } from '#kit/ui/use-toast.ts';
import { useSingleMutation } from '#kit/use-single-mutation.ts';
import type { ReplyOf } from '#wire/endpoint.ts';
import { kindWordsFor } from '../domain/kind-words.ts';
import { type MailChoice, mailChoices } from '../domain/mail-choice.ts';
import { chooseNotificationMail, readNotificationPreferences } from '../preferences-contract.ts';

type Item = ReplyOf<typeof chooseNotificationMail>['items'][number];

const choiceWords: Record<MailChoice, string> = {
  instant: 'Instantly',
  digest: 'Daily digest',
  off: 'Off',
};

const place = 'notifications';

const moves = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Follows a link to this section while content still loads above it, until the person moves. */
function comeIntoSight(section: HTMLElement | null) {
  if (!section || location.hash !== `#${place}`) return;
  const moved = new AbortController();
  const follow = new ResizeObserver(() => section.scrollIntoView());
  follow.observe(document.body);
  moved.signal.addEventListener('abort', () => follow.disconnect());
  for (const kind of moves)
    addEventListener(kind, () => moved.abort(), { signal: moved.signal, passive: true });
  return () => moved.abort();
}

export function NotificationPreferences() {
  const preferences = useQuery(preferencesQuery());
  return (
    <section
      id={place}
      ref={comeIntoSight}
      aria-labelledby="notifications-heading"
      className="flex flex-col gap-3"
    >
      <h2 id="notifications-heading" className="text-title">
        Email notifications
      </h2>
      <p className="max-w-prose text-muted">
        All notifications appear under the bell. Choose which ones also come by email. Agreements to sign and
        security notices are always emailed. A program of yours can get them as{' '}
        <Link className="link" to={paths.webhooks()}>
          webhooks
        </Link>
        .
      </p>
      {preferences.isPending && <Skeleton className="h-64 w-full rounded-large" />}
      {preferences.error && !preferences.data && (
        <ErrorState
          title="Your choices could not be loaded."
          error={preferences.error}
          busy={preferences.isFetching}
          onRetry={() => void preferences.refetch()}
        />
      )}
      {preferences.data && <Choices items={preferences.data.items} />}
    </section>
  );
}

function Choices({ items }: { items: readonly Item[] }) {
  const { user } = useAuth();
  return (
    <RowList>
      {items.map((item) => {
        const words = kindWordsFor(item.kind, user?.roles ?? []);
        return words && <Choice key={item.kind} item={item} words={words} />;
      })}
    </RowList>
  );
}

type ChoiceProps = { item: Item; words: { label: string; hint: string } };

function Choice({ item, words: { label, hint } }: ChoiceProps) {
  const queries = useQueryClient();
  const toast = useToast();
  const choose = useSingleMutation({
    mutationFn: (mail: MailChoice) => call(chooseNotificationMail, { body: { kind: item.kind, mail } }),
    onSuccess: (saved) => queries.setQueryData(preferencesQuery().queryKey, saved),
    onError: (error) => toast('Your choice was not saved.', failureToast(error)),
    onSettled: () => queries.invalidateQueries({ queryKey: preferencesKey }),
  });
  const shown = choose.isPending ? choose.variables : item.mail;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-5">
      <div className="min-w-0 flex-1 basis-60">
        <h3 className="font-medium font-sans text-body">{label}</h3>
        <p className="text-muted">{hint}</p>
      </div>
      <div className="w-40 shrink-0">
        <Select
          aria-label={`Email about: ${label}`}
          value={shown}
          onValueChange={(value) => {
            const mail = mailChoices.find((one) => one === value);
            if (mail && mail !== item.mail) choose.mutate(mail);
          }}
          options={mailChoices.map((value) => ({ value, label: choiceWords[value] }))}
        />
      </div>
    </li>
  );
}

const preferencesKey = ['notification-preferences'] as const;

function preferencesQuery() {
  return queryOptions({
    queryKey: preferencesKey,
    queryFn: ({ signal }) => call(readNotificationPreferences, {}, { signal }),
  });
}
