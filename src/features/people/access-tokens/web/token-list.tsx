import type { ReactNode } from 'react';
import { Badge, type Tone } from '#kit/ui/Badge.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { DateText } from '#kit/ui/DateText.tsx';
import { Row, RowList } from '#kit/ui/RowList.tsx';
import { scopeWords } from '../domain/scope-words.ts';
import { revocationWords, type TokenState } from '../domain/token-state.ts';
import { objectKindWords } from './object-picker.tsx';
import type { TokenLine } from './queries.ts';

type Props<Line extends TokenLine> = {
  tokens: readonly Line[];
  label: string;
  /** Service tokens say whose they are. */
  ownerOf?: (token: Line) => ReactNode;
  onChange?: (token: Line) => void;
  onRevoke: (token: Line) => void;
};

const stateWords: Record<TokenState, [words: string, tone: Tone]> = {
  active: ['Active', 'good'],
  expired: ['Expired', 'amber'],
  revoked: ['Revoked', 'neutral'],
};

export function TokenList<Line extends TokenLine>({
  tokens,
  label,
  ownerOf,
  onChange,
  onRevoke,
}: Props<Line>) {
  return (
    <section aria-label={label}>
      <RowList>
        {tokens.map((token) => {
          const [state, tone] = stateWords[token.state];
          return (
            <Row
              key={token.id}
              title={
                <>
                  <span className="wrap-anywhere font-medium">{token.name}</span>
                  <Badge tone={tone}>{state}</Badge>
                </>
              }
              detail={
                <>
                  {ownerOf && <>{ownerOf(token)} · </>}
                  <TokenTimes token={token} own={ownerOf === undefined} />
                </>
              }
              below={<TokenReach token={token} />}
              action={
                token.state === 'active' && (
                  <div className="flex flex-wrap gap-2">
                    {onChange && (
                      <Button size="small" variant="quiet" onClick={() => onChange(token)}>
                        Change <span className="sr-only">{token.name}</span>
                      </Button>
                    )}
                    <Button size="small" variant="secondary" onClick={() => onRevoke(token)}>
                      Revoke <span className="sr-only">{token.name}</span>
                    </Button>
                  </div>
                )
              }
            />
          );
        })}
      </RowList>
    </section>
  );
}

type TimesProps = { token: TokenLine; own: boolean };

function TokenTimes({ token: { state, createdAt, expiresAt, revoked, lastUse }, own }: TimesProps) {
  return (
    <>
      Created <DateText at={createdAt} />,{' '}
      {revoked ? (
        <>
          revoked <DateText at={revoked.at} />{' '}
          {own && revoked.why === 'owner' ? 'by you' : revocationWords[revoked.why]}
        </>
      ) : (
        <>
          {state === 'expired' ? 'expired' : 'expires'} <DateText at={expiresAt} />
        </>
      )}{' '}
      ·{' '}
      {lastUse ? (
        <>
          last used <DateText at={lastUse.at} withTime /> by {lastUse.program} from {lastUse.network}
        </>
      ) : (
        'never used'
      )}
    </>
  );
}

function TokenReach({ token: { scopes, objects } }: { token: TokenLine }) {
  return (
    <div className="mt-1 flex flex-col gap-0.5 text-small">
      <p className="wrap-anywhere">{scopeWords(scopes)}</p>
      {objects.length > 0 && (
        <p className="wrap-anywhere text-muted">
          Only{' '}
          {objects
            .map(
              ({ kind, id, title }) => `${objectKindWords[kind].toLowerCase()} ${title ? `“${title}”` : id}`,
            )
            .join(', ')}
        </p>
      )}
    </div>
  );
}
