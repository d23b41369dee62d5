import english from 'ra-language-english';
import type { TranslationMessages } from 'react-admin';

/** react-admin's own English, except where the Russian says less or more. */
export const en = {
  ra: {
    ...english.ra,
    navigation: {
      ...english.ra.navigation,
      page_range_info: '%{offsetBegin}–%{offsetEnd} of\u00a0%{total}',
      partial_page_range_info: '%{offsetBegin}–%{offsetEnd}, and more',
    },
    sort: { ...english.ra.sort, sort_by: '%{field}: sort %{order}' },
    validation: { ...english.ra.validation, required: 'This field is required!' },
    notification: { ...english.ra.notification, logged_out: 'Your session has expired.' },
  },
} satisfies TranslationMessages;
