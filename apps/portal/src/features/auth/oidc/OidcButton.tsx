import { start } from '@semestr/api/oidc';
import { Banner } from '@semestr/ui/Banner.tsx';
import { Button } from '@semestr/ui/Button.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { useMutation } from '@tanstack/react-query';
import { Landmark } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { client } from '../../../client/client.ts';
import { ownPath } from '../../../session/next.ts';
import { useSentence } from '../../../ui/use-sentence.ts';
import { oidcTexts } from './texts.ts';

export const texts = [oidcTexts];

interface OidcButtonProps {
  /** Name of the identity provider's accounts; null when none is configured. */
  name: string | null;
  /** Returns whether to remember this device, when the button is pressed. */
  isRemembered: () => boolean;
}

/** Redirects to the identity provider, which redirects back to `OidcPage`. */
export default function OidcButton({ name, isRemembered }: OidcButtonProps) {
  const t = useTexts(oidcTexts);
  const [search] = useSearchParams();
  const { mutate, isPending, error } = useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      const next = ownPath(search.get('next'), window.location.origin);
      const { redirectUrl } = await client.call(start, { body: { rememberDevice: isRemembered(), next } });
      window.location.assign(redirectUrl);
    },
  });
  const sentence = useSentence(error);
  return (
    <>
      {sentence !== null && <Banner kind="error">{sentence}</Banner>}
      <div>
        <Button isPending={isPending} onClick={() => mutate()}>
          <Landmark size={16} strokeWidth={1.75} aria-hidden />
          {name === null ? t('way') : t('wayOf', { name })}
        </Button>
      </div>
    </>
  );
}
