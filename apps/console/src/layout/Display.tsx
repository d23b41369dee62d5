import { DisplayItems } from '@semestr/ui/DisplayItems.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { useNotify } from 'react-admin';
import { sentenceOf } from '../client.ts';
import { consoleLanguages } from '../i18n/language.ts';
import { layoutTexts } from './texts.ts';

/** Menu items for language and theme. */
export function Display() {
  const t = useTexts(layoutTexts);
  const notify = useNotify();
  return (
    <DisplayItems
      languages={consoleLanguages}
      t={t}
      onFailure={(failure) => notify(sentenceOf(failure), { type: 'error' })}
    />
  );
}
