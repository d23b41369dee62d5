import { type RequestKind, requestKinds } from '@semestr/core/requests/kinds';
import { defineMessages } from '../../domain/localized.ts';

/** The same text under the name of every kind, by which the portal links the notification to the page of the request. */
const ofEveryKind = <T extends string>(text: T) =>
  Object.fromEntries(requestKinds.map((kind) => [kind, text])) as Readonly<Record<RequestKind, T>>;

export const threadMessages = defineMessages('server.request-threads', {
  ru: ofEveryKind('Вопрос по заявке {{number}}: {{question}}'),
  en: ofEveryKind('A question about your request {{number}}: {{question}}'),
});
