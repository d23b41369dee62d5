import { useLanguage, useTexts } from '@semestr/ui/language.tsx';
import { useResourceContext, useTranslate } from 'react-admin';
import { numberLabel } from '../record/record-number.ts';
import { uiTexts } from '../texts/index.ts';
import type { Formatters } from './field.ts';

/** Returns the formatters for the current record type. `nameOf` only knows loaded records. */
export function useFormatters(nameOf: Formatters['nameOf'] = (_resource, id) => numberLabel(id)): Formatters {
  const t = useTexts(uiTexts);
  const language = useLanguage();
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  return {
    language,
    yesOrNo: (value) => t(value ? 'form.yes' : 'form.no'),
    choice: (source, value) => {
      const name = String(value);
      // A full stop in a key would mean nesting.
      const key = name.replaceAll('.', '');
      return translate(`resources.${resource}.choices.${source}.${key}`, { _: name });
    },
    nameOf,
  };
}
