import english from 'ra-language-english';
import type { TranslationMessages } from 'react-admin';
import { fromPolyglot } from '../from-polyglot.ts';

/** react-admin's own English, except where the Russian text differs in content. */
const messages = {
  ...english.ra,
  notification: { ...english.ra.notification, logged_out: 'Your session has expired.' },
} satisfies TranslationMessages['ra'];

export default fromPolyglot(messages, 'en');
