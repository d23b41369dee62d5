import type { SignedIn } from '@semestr/api/signed-in';
import { type Choice, isChosen, nameOf } from '../checks.ts';
import { certificates } from './certificates.ts';
import { markSheets } from './mark-sheets.ts';
import { noticeSettings } from './notice-settings.ts';
import { omissions } from './omissions.ts';
import { records } from './records.ts';
import type { Scenario } from './scenario.ts';

/**
 * Every scenario that writes and reverts. Calls that cannot be fully reverted are excluded: a request on paper, a code.
 */
const all: readonly Scenario[] = [noticeSettings, certificates, markSheets, omissions, records];

/** Returns the scenarios with a selected call that the user may run. */
export const scenariosFor = (who: SignedIn, choice: Choice): Scenario[] =>
  all.filter(
    ({ appliesTo, calls }) =>
      appliesTo(who) &&
      isChosen(
        calls.map((call) => ({ name: nameOf(call), call })),
        choice,
      ),
  );
