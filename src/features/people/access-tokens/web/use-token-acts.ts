import { useQueryClient } from '@tanstack/react-query';
import type { TokenKind } from '#kernel/actor.ts';
import { call } from '#kit/api.ts';
import { useToast } from '#kit/ui/use-toast.ts';
import { useSingleMutation } from '#kit/use-single-mutation.ts';
import {
  changeToken,
  createServiceToken,
  createToken,
  revokeServiceToken,
  revokeToken,
} from '../contract.ts';
import { serviceTokensQuery, type TokenLine, tokensQuery } from './queries.ts';
import { endOf, scopesOf, type TokenDraft } from './token-draft.ts';

function given(draft: TokenDraft) {
  return {
    name: draft.name.trim(),
    scopes: scopesOf(draft),
    objects: draft.limited ? [...draft.objects] : [],
  };
}

function useTokenList(kind: TokenKind) {
  const queries = useQueryClient();
  const { queryKey } = kind === 'service' ? serviceTokensQuery() : tokensQuery();
  return { renew: () => queries.invalidateQueries({ queryKey }) };
}

/** `onMade` gets the secret, which nothing else will ever show. */
export function useMakeToken(kind: TokenKind, onMade: (secret: string) => void) {
  const { renew } = useTokenList(kind);
  return useSingleMutation({
    mutationFn: (draft: TokenDraft) => {
      const body = { ...given(draft), expiresAt: endOf(draft, new Date()) };
      return kind === 'service' ? call(createServiceToken, { body }) : call(createToken, { body });
    },
    onSuccess: async ({ secret }) => {
      onMade(secret);
      await renew();
    },
  });
}

export function useChangeToken(onDone: () => void) {
  const { renew } = useTokenList('personal');
  const toast = useToast();
  return useSingleMutation({
    mutationFn: ({ token, draft }: { token: TokenLine; draft: TokenDraft }) =>
      call(changeToken, { params: { id: token.id }, body: { ...given(draft), version: token.version } }),
    onSuccess: async ({ name }) => {
      toast(`“${name}” is changed.`);
      onDone();
      await renew();
    },
  });
}

export function useRevokeToken(kind: TokenKind, onDone: () => void) {
  const { renew } = useTokenList(kind);
  const toast = useToast();
  return useSingleMutation({
    mutationFn: async (token: TokenLine) => {
      await call(kind === 'service' ? revokeServiceToken : revokeToken, { params: { id: token.id } });
      return token.name;
    },
    onSuccess: async (name) => {
      toast(`“${name}” is revoked.`);
      onDone();
      await renew();
    },
  });
}
