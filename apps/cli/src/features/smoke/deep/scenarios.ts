import type { SignedIn } from '@semestr/api/signed-in';
import { type Choice, isChosen, nameOf } from '../checks.ts';
import { certificates } from './certificates.ts';
import { markSheets } from './mark-sheets.ts';
import { noticeSettings } from './notice-settings.ts';
import { omissions } from './omissions.ts';
import { records } from './records.ts';
import type { Scenario } from './scenario.ts';

/** Everything that is written and taken back. What cannot be taken back whole is not here: a request on paper, a code. */
const all: readonly Scenario[] = [noticeSettings, certificates, markSheets, omissions, records];

/** The scenarios that somebody may play, of those with a call that is chosen. */
export const scenariosFor = (who: SignedIn, choice: Choice): Scenario[] =>
  all.filter(
    ({ suits, calls }) =>
      suits(who) &&
      isChosen(
        calls.map((call) => ({ name: nameOf(call), call })),
        choice,
      ),
  );
