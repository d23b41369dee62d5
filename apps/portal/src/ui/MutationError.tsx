import type { Endpoint } from '@semestr/api/endpoint';
import { Banner } from '@semestr/ui/Banner.tsx';
import { Button } from '@semestr/ui/Button.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { pageTexts } from './page/texts.ts';
import { handOnFocus } from './focus.ts';
import type { ApiMutation } from './use-api-mutation.ts';

/** Why a change failed, with a retry button when that may help. */
export function MutationError<E extends Endpoint>({ act: { sentence, retry } }: { act: ApiMutation<E> }) {
  const t = useTexts(pageTexts);
  if (sentence === null) return null;
  return (
    <div ref={handOnFocus}>
      <Banner
        kind="error"
        action={
          retry && (
            <Button look="text" onClick={retry}>
              {t('retry')}
            </Button>
          )
        }
      >
        {sentence}
      </Banner>
    </div>
  );
}
