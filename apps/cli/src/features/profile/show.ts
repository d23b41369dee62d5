import { illiquidData, personalInformation } from '@semestr/api/profile';
import { translator } from '@semestr/core/texts';
import { withSession } from '../../http/session.ts';
import type { ExitCode } from '../../io/failure.ts';
import { printFacts } from '../../io/facts.ts';
import type { Context } from '../../io/io.ts';
import { texts } from './texts.ts';

/** Shows the signed-in user's data, and pending corrections. */
export async function showProfile(context: Context): Promise<ExitCode> {
  const t = translator(texts, context.language);
  const [about, wrong] = await withSession(context, async ({ client }) => [
    await client.call(personalInformation, {}),
    await client.call(illiquidData, {}),
  ]);
  const { studies, employee } = about;
  return printFacts(
    context,
    [
      [t('card'), studies?.studentCardNumber],
      [t('group'), studies?.groupNumber],
      [t('course'), studies && about.course],
      [t('faculty'), studies?.facultyName],
      [t('speciality'), studies?.specialityName],
      [t('form'), studies?.educationForm],
      [t('phone'), about.phone],
      [t('email'), about.email],
      [t('page'), employee && `${context.url}/employees/${employee.urlId}`],
      [t('fault'), wrong?.message],
    ],
    { ...about, illiquidMessage: wrong?.message ?? null },
  );
}
