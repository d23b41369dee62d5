import { loginScreen } from '../auth/screen.ts';
import { recoveryScreen } from '../recovery/screen.ts';
import { schedulesScreen } from '../schedule/screen.ts';
import { settingsScreen } from '../settings/screen.ts';
import { to } from '../../screens/screen.ts';
import type { SupportQuestions as Texts } from './texts.ts';

type Linked = { [Id in keyof Texts]: Texts[Id] extends { link: string } ? Id : never }[keyof Texts];

/** A question by its text key; `to` is the link in its answer. */
export type Question = { id: Exclude<keyof Texts, Linked>; to?: undefined } | { id: Linked; to: string };

/** Questions by topic, most frequent first. */
export const questions = {
  signIn: [
    { id: 'forgotten', to: to(recoveryScreen) },
    { id: 'first', to: to(loginScreen) },
    { id: 'unreachable' },
    { id: 'noCode' },
    { id: 'limit' },
    { id: 'blocked' },
    { id: 'secondFactor' },
  ],
  schedule: [{ id: 'subgroup', to: to(schedulesScreen) }, { id: 'wrong' }],
  account: [
    { id: 'data', to: to(settingsScreen) },
    { id: 'signedOut' },
    { id: 'watched', to: to(settingsScreen) },
  ],
} as const satisfies Record<string, readonly Question[]>;

export const groups = ['signIn', 'schedule', 'account'] as const satisfies (keyof typeof questions)[];
