import { paths } from '../../paths.ts';
import type ru from './texts/ru.ts';

type Texts = typeof ru.questions;
type Linked = { [Id in keyof Texts]: Texts[Id] extends { link: string } ? Id : never }[keyof Texts];

/** A question by its text key; `to` is the link in its answer. */
export type Question = { id: Exclude<keyof Texts, Linked>; to?: undefined } | { id: Linked; to: string };

/** Questions by topic, most frequent first. */
export const questions = {
  signIn: [
    { id: 'forgotten', to: paths.recovery },
    { id: 'first', to: paths.login },
    { id: 'unreachable' },
    { id: 'noCode' },
    { id: 'limit' },
    { id: 'blocked' },
    { id: 'secondFactor' },
  ],
  schedule: [{ id: 'subgroup', to: paths.schedules }, { id: 'wrong' }],
  account: [{ id: 'data', to: paths.settings }, { id: 'signedOut' }, { id: 'watched', to: paths.settings }],
} as const satisfies Record<string, readonly Question[]>;

export const groups = ['signIn', 'schedule', 'account'] as const satisfies (keyof typeof questions)[];
