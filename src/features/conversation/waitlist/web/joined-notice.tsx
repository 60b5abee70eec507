import { CircleCheck } from 'lucide-react';
import type { Service } from '#content/services.ts';
import { useRemembered } from '#kit/auth/use-remembered.ts';
import { paths } from '#kit/paths.ts';
import { LinkButton } from '#kit/ui/LinkButton.tsx';

type Props = {
  service: Service;
  email: string | null;
};

export function JoinedNotice({ service: { list, joined }, email }: Props) {
  // Someone who asked for an evaluation can begin it now; the account can wait.
  const begins = list === 'health-check';
  const next = begins ? paths.evaluation(email ?? undefined) : paths.signup({ email: email ?? undefined });
  const signedIn = useRemembered();
  return (
    <div className="flex flex-col items-start gap-4 rounded-medium border border-good/40 bg-good-soft px-4 py-4">
      <div className="flex gap-3">
        <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-good" />
        <div className="min-w-0">
          <p className="font-semibold">{joined.title}</p>
          <p className="text-muted">{joined.text}</p>
        </div>
      </div>
      {begins && signedIn ? (
        <LinkButton to={paths.healthChecks()}>Open your health check</LinkButton>
      ) : (
        joined.next && <LinkButton to={next}>{joined.next}</LinkButton>
      )}
    </div>
  );
}
