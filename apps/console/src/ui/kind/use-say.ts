import { useLanguage, useTexts } from '@semestr/ui/language.tsx';
import { useResourceContext, useTranslate } from 'react-admin';
import { numbered } from '../record/use-record-name.ts';
import { uiTexts } from '../texts.ts';
import type { Say } from './field.ts';

/** How values of the kind of record that is shown are told. `nameOf` knows the records whose names have come. */
export function useSay(nameOf: Say['nameOf'] = (_resource, id) => numbered(id)): Say {
  const t = useTexts(uiTexts);
  const language = useLanguage();
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  return {
    language,
    yesOrNo: (value) => t(value ? 'form.yes' : 'form.no'),
    choice: (source, value) => {
      const name = String(value);
      // A stop in a key would lead a level down.
      const key = name.replaceAll('.', '');
      return translate(`resources.${resource}.choices.${source}.${key}`, { _: name });
    },
    nameOf,
  };
}
