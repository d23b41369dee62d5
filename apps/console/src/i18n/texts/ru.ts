import type { TranslationMessages } from 'react-admin';
import { fromPolyglot } from '../from-polyglot.ts';
import { ruControls } from './ru-controls.ts';
import { ruMessages } from './ru-messages.ts';

/**
 * What react-admin itself says, in Russian. Where a noun of ours would have to be declined («нет студентов»), the
 * sentence is built around it: the name of a resource is known in the nominative only.
 */
const messages = { ...ruControls, ...ruMessages } satisfies TranslationMessages['ra'];

export default fromPolyglot(messages, 'ru');
