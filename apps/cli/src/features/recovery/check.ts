import { contactTypeName } from '@semestr/core/contacts';
import { localDate, localTime } from '@semestr/core/dates';
import { ruOrEn } from '@semestr/core/languages';
import { translator } from '@semestr/core/texts';
import { exit, type ExitCode } from '../../io/failure.ts';
import { printFacts } from '../../io/facts.ts';
import type { Context } from '../../io/io.ts';
import { accountOf } from './account.ts';
import { askAsStranger } from './ask.ts';
import { texts } from './texts.ts';
import { type Account, type Told, type Verdict, verdictOn, verdictOnRefusal } from './verdict.ts';

/** What a stranger is told who has forgotten the password, and what follows from it. */
async function ask(
  context: Context,
  login: string,
  account: Account,
): Promise<{ told: Told | null; verdict: Verdict }> {
  try {
    const told = await askAsStranger(context, login);
    return { told, verdict: verdictOn(told, account) };
  } catch (error) {
    const verdict = verdictOnRefusal(error, account);
    if (!verdict) throw error;
    return { told: null, verdict };
  }
}

/**
 * Prints what recovery would show for a login and where it would stop; nothing is sent. Exits with 5 where it stops, with
 * 1 where the server does not answer. A server that keeps its logins to itself answers for unknown ones too; an
 * administrator who is signed in sees through that.
 */
export async function checkRecovery(context: Context, login: string): Promise<ExitCode> {
  const { language } = context;
  const t = translator(texts, language);
  const account = await accountOf(context, login);
  const { told, verdict } = await ask(context, login, account);
  const until = verdict.until === null ? null : new Date(verdict.until);
  printFacts(
    context,
    [
      [t('facts.login'), login],
      [t('facts.account'), t(`accounts.${account}`)],
      [t('facts.employee'), told?.employee == null ? null : t(told.employee ? 'employee' : 'student')],
      [
        t('facts.contacts'),
        told?.contacts
          .map(
            ({ contactTypeId, contactValue }) =>
              `${contactTypeName[contactTypeId][ruOrEn(language)]} ${contactValue}`,
          )
          .join(', '),
      ],
      [t('facts.attempts'), told?.remainingAttempts],
      [t('facts.verdict'), t(verdict.stop === null ? 'open' : `stops.${verdict.stop}`)],
      [t('facts.until'), until && t('moment', { date: localDate(until), time: localTime(until) })],
    ],
    {
      login,
      account,
      employee: told?.employee ?? null,
      contacts: told?.contacts ?? [],
      remainingAttempts: told?.remainingAttempts ?? null,
      stop: verdict.stop,
      until: verdict.until,
    },
  );
  return verdict.stop === null ? exit.ok : exit.negative;
}
