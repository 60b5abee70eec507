import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '#kit/paths.ts';
import { StatusBadge } from '#kit/ui/StatusBadge.tsx';
import { mandateStatusLabels } from '../domain/mandate.ts';
import { AskFacts, FactsAsked } from './ask-facts.tsx';
import { MandateActions } from './mandate-actions.tsx';
import { MandateScope, ScopeAsked } from './mandate-scope.tsx';
import { mandateTones, profileText, scopeText, timeText } from './mandate-words.ts';
import type { MandateView } from './queries.ts';

type Props = { mandate: MandateView; title: ReactNode; more?: ReactNode; children?: ReactNode };

export function MandateRow({ mandate, title, more, children }: Props) {
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 px-5 py-4">
      <div className="min-w-0 flex-1 basis-64">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="break-words font-medium">{title}</span>
          <StatusBadge tone={mandateTones[mandate.status]}>{mandateStatusLabels[mandate.status]}</StatusBadge>
        </div>
        {children}
        <p className="text-muted text-small">
          {scopeText(mandate)} · {timeText(mandate)}
        </p>
        <p className="text-muted text-small">{profileText(mandate)}</p>
        <ScopeAsked mandate={mandate} />
        <FactsAsked mandate={mandate} />
      </div>
      <div className="flex flex-wrap gap-2">
        {more}
        <AskFacts mandate={mandate} />
        <MandateScope mandate={mandate} />
        <MandateActions mandate={mandate} />
      </div>
    </li>
  );
}

export function OtherSide({ mandate }: { mandate: MandateView }) {
  const { other } = mandate;
  if (!other) return <>Named once you accept</>;
  return (
    <Link className="link" to={paths.person(other.id)}>
      {other.name}
    </Link>
  );
}
