import type { TranslationMessages } from 'react-admin';
import { fromPolyglot } from '../from-polyglot.ts';
import { ruControls } from './ru-controls.ts';
import { ruMessages } from './ru-messages.ts';

/**
 * react-admin's own messages in Russian. Sentences avoid declining the name of a resource («нет студентов»), which is
 * only available in the nominative.
 */
const messages = { ...ruControls, ...ruMessages } satisfies TranslationMessages['ra'];

export default fromPolyglot(messages, 'ru');
