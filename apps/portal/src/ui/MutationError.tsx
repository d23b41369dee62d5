import type { Endpoint } from '@semestr/api/endpoint';
import { Banner } from '@semestr/ui/Banner.tsx';
import { Button } from '@semestr/ui/Button.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { pageTexts } from './page/texts.ts';
import { moveFocusToHeading } from './focus.ts';
import type { ApiMutation } from './use-api-mutation.ts';

/** Error message of a failed change, with a retry button if a retry may succeed. */
export function MutationError<E extends Endpoint>({ act: { sentence, retry } }: { act: ApiMutation<E> }) {
  const t = useTexts(pageTexts);
  if (sentence === null) return null;
  return (
    <div ref={moveFocusToHeading}>
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
