import { type ReactNode, useState } from 'react';
import type { TokenKind } from '#kernel/actor.ts';
import { Button } from '#kit/ui/Button.tsx';
import { EmptyState } from '#kit/ui/EmptyState.tsx';
import type { ObjectChoice } from './object-picker.tsx';
import type { TokenLine } from './queries.ts';
import { RevokeTokenDialog } from './revoke-token-dialog.tsx';
import { SecretDialog } from './secret-dialog.tsx';
import { TokenDialog } from './token-dialog.tsx';
import { TokenList } from './token-list.tsx';

type Props<Line extends TokenLine> = {
  kind: TokenKind;
  tokens: readonly Line[];
  most: number;
  choices: readonly ObjectChoice[] | undefined;
  empty: { title: string; words: ReactNode };
  ownerOf?: (token: Line) => ReactNode;
};

type Open<Line> =
  | { what: 'new' }
  | { what: 'change' | 'revoke'; token: Line }
  | { what: 'secret'; secret: string };

export function TokensPanel<Line extends TokenLine>(props: Props<Line>) {
  const { kind, tokens, most, choices, empty, ownerOf } = props;
  const [open, setOpen] = useState<Open<Line> | null>(null);
  const close = () => setOpen(null);
  const full = tokens.filter(({ state }) => state === 'active').length >= most;
  const button = (
    <Button
      disabledReason={full ? `There are ${most} active tokens. Revoke one first.` : null}
      onClick={() => setOpen({ what: 'new' })}
    >
      {kind === 'service' ? 'New service token' : 'New access token'}
    </Button>
  );
  return (
    <div className="flex flex-col gap-4">
      {tokens.length === 0 ? (
        <EmptyState title={empty.title} action={button}>
          {empty.words}
        </EmptyState>
      ) : (
        <>
          <div>{button}</div>
          <TokenList
            tokens={tokens}
            label={kind === 'service' ? 'Service tokens' : 'Your access tokens'}
            {...(ownerOf ? { ownerOf } : {})}
            {...(kind === 'personal'
              ? { onChange: (token: Line) => setOpen({ what: 'change', token }) }
              : {})}
            onRevoke={(token) => setOpen({ what: 'revoke', token })}
          />
        </>
      )}
      {(open?.what === 'new' || open?.what === 'change') && (
        <TokenDialog
          kind={kind}
          token={open.what === 'change' ? open.token : null}
          choices={choices}
          onMade={(secret) => setOpen({ what: 'secret', secret })}
          onClose={close}
        />
      )}
      {open?.what === 'secret' && <SecretDialog secret={open.secret} onDone={close} />}
      {open?.what === 'revoke' && <RevokeTokenDialog kind={kind} token={open.token} onClose={close} />}
    </div>
  );
}
