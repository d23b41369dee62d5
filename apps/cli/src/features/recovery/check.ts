import { contactTypeName } from '@semestr/core/contacts';
import { localDate, localTime } from '@semestr/core/dates';
import { ruOrEn } from '@semestr/core/languages';
import { translator } from '@semestr/core/texts';
import { exit, type ExitCode } from '../../io/failure.ts';
import { printFacts } from '../../io/facts.ts';
import type { Context } from '../../io/io.ts';
import { lockedText } from '../../io/locked.ts';
import { accountOf } from './account.ts';
import { askAsStranger } from './ask.ts';
import { texts } from './texts.ts';
import { type Account, type MaskedContacts, type Verdict, verdictOn, verdictOnRefusal } from './verdict.ts';

/** Loads what a visitor with a forgotten password is shown, and derives the verdict. */
async function ask(
  context: Context,
  login: string,
  account: Account,
): Promise<{ contacts: MaskedContacts | null; verdict: Verdict }> {
  try {
    const contacts = await askAsStranger(context, login);
    return { contacts, verdict: verdictOn(contacts, account) };
  } catch (error) {
    const verdict = verdictOnRefusal(error, account);
    if (!verdict) throw error;
    return { contacts: null, verdict };
  }
}

/** Formats where recovery stops; when it works, to which contacts it would send a code. */
function verdictText(
  context: Context,
  { stop, until }: Verdict,
  masked: Pick<MaskedContacts, 'contacts'> | null,
): string {
  const t = translator(texts, context.language);
  if (stop === 'ban') return lockedText(context, until);
  if (stop !== null) return t(`stops.${stop}`);
  const values = masked?.contacts.map(({ contactValue }) => contactValue) ?? [];
  if (values.length === 0) return t('open');
  const locale = ruOrEn(context.language) === 'ru' ? 'ru' : 'en-GB';
  return t('openTo', { contacts: new Intl.ListFormat(locale, { type: 'disjunction' }).format(values) });
}

/**
 * Prints what recovery would show for a username and where it would stop; sends no code. Exits with 5 when it stops,
 * with 1 when the server does not respond. A server that does not reveal usernames responds for unknown ones too; a
 * signed-in administrator gets the real state.
 */
export async function checkRecovery(context: Context, login: string): Promise<ExitCode> {
  const { language } = context;
  const t = translator(texts, language);
  const account = await accountOf(context, login);
  const { contacts, verdict } = await ask(context, login, account);
  const until = verdict.until === null ? null : new Date(verdict.until);
  printFacts(
    context,
    [
      [t('facts.login'), login],
      [t('facts.account'), t(`accounts.${account}`)],
      [
        t('facts.employee'),
        contacts?.employee == null ? null : t(contacts.employee ? 'employee' : 'student'),
      ],
      [
        t('facts.contacts'),
        contacts?.contacts
          .map(
            ({ contactTypeId, contactValue }) =>
              `${contactTypeName[contactTypeId][ruOrEn(language)]} ${contactValue}`,
          )
          .join(', '),
      ],
      [t('facts.attempts'), contacts?.remainingAttempts],
      [t('facts.verdict'), verdictText(context, verdict, contacts)],
      [t('facts.until'), until && t('moment', { date: localDate(until), time: localTime(until) })],
    ],
    {
      login,
      account,
      employee: contacts?.employee ?? null,
      contacts: contacts?.contacts ?? [],
      remainingAttempts: contacts?.remainingAttempts ?? null,
      stop: verdict.stop,
      until: verdict.until,
    },
  );
  return verdict.stop === null ? exit.ok : exit.negative;
}
