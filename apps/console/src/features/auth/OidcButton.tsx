import { read } from '@semestr/api/institution';
import { start } from '@semestr/api/oidc';
import { Button } from '@semestr/ui/Button.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Landmark } from 'lucide-react';
import { type Location, useLocation } from 'react-router-dom';
import { client } from '../../client.ts';
import { authTexts } from './texts.ts';

/**
 * Returns the target after sign-in: the page from which react-admin redirected, the page on which the session ended,
 * else the first page of the console.
 */
function targetOf({ pathname, search, state }: Location): string {
  if (pathname !== '/login') return `/console${pathname}${search}`;
  const target: unknown =
    typeof state === 'object' && state !== null && 'nextPathname' in state ? state.nextPathname : '/';
  return typeof target === 'string' ? `/console${encodeURI(target)}` : '/console/';
}

/**
 * Redirects to the university's identity provider, when one is configured. The portal completes the sign-in and
 * redirects back here.
 */
export function OidcButton({ onFailure }: { onFailure: (failure: unknown) => void }) {
  const t = useTexts(authTexts);
  const location = useLocation();
  const { data: institution } = useQuery({
    queryKey: ['institution'],
    queryFn: () => client.call(read, {}),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const { redirectUrl } = await client.call(start, { body: { next: targetOf(location) } });
      window.location.assign(redirectUrl);
    },
    onMutate: () => onFailure(null),
    onError: onFailure,
  });
  const way = institution?.signInWith;
  if (!way) return null;
  return (
    <Button isPending={isPending} onClick={() => mutate()}>
      <Landmark size={16} strokeWidth={1.75} aria-hidden />
      {way.name === null ? t('oidc') : t('oidcOf', { name: way.name })}
    </Button>
  );
}
