import { maskedContacts } from '@semestr/api/recovery';
import { contactTypeName } from '@semestr/core/contacts';
import { localDate, localTime } from '@semestr/core/dates';
import { ruOrEn } from '@semestr/core/languages';
import { translator } from '@semestr/core/texts';
import { clientOf } from '../../http/client.ts';
import { exit, type ExitCode } from '../../io/failure.ts';
import { printFacts } from '../../io/facts.ts';
import type { Context } from '../../io/io.ts';
import { texts } from './texts.ts';
import { type Told, type Verdict, verdictOn, verdictOnRefusal } from './verdict.ts';

/** Asks as a stranger would, who has forgotten the password. */
async function ask(context: Context, login: string): Promise<{ told: Told | null; verdict: Verdict }> {
  try {
    const told = await clientOf(context).call(maskedContacts, { query: { login } });
    return { told, verdict: verdictOn(told) };
  } catch (error) {
    const verdict = verdictOnRefusal(error);
    if (!verdict) throw error;
    return { told: null, verdict };
  }
}

/**
 * Says what recovery would show for a login and where it would stop, without sending anything to anybody. Exit code 1
 * where it stops. A server that keeps its logins to itself answers for unknown ones too.
 */
export async function checkRecovery(context: Context, login: string): Promise<ExitCode> {
  const { language } = context;
  const t = translator(texts, language);
  const { told, verdict } = await ask(context, login);
  const until = verdict.until === null ? null : new Date(verdict.until);
  printFacts(
    context,
    [
      [t('facts.login'), login],
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
      employee: told?.employee ?? null,
      contacts: told?.contacts ?? [],
      remainingAttempts: told?.remainingAttempts ?? null,
      stop: verdict.stop,
      until: verdict.until,
    },
  );
  return verdict.stop === null ? exit.ok : exit.failed;
}
