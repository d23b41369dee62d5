import { personalCv } from '@semestr/api/cv';
import { fullName } from '@semestr/core/display';
import { translator } from '@semestr/core/texts';
import { withSession } from '../../http/session.ts';
import { dayOf } from '../../io/dates.ts';
import type { ExitCode } from '../../io/failure.ts';
import { printFacts } from '../../io/facts.ts';
import type { Context } from '../../io/io.ts';
import { texts as common } from '../../io/texts.ts';
import { codeWord } from '../../io/words.ts';
import { texts } from './texts.ts';

/** Shows the user's own CV, and whether others can see it. */
export async function showCv(context: Context): Promise<ExitCode> {
  const t = translator(texts, context.language);
  const cv = await withSession(context, ({ client }) => client.call(personalCv, {}));
  const yesOrNo = (is: boolean): string => translator(common, context.language)(is ? 'yes' : 'no');
  return printFacts(
    context,
    [
      [t('name'), fullName(cv)],
      [t('birthDate'), dayOf(cv.birthDate)],
      [t('group'), cv.studentGroup],
      [t('course'), cv.course],
      [t('faculty'), cv.faculty],
      [t('speciality'), cv.speciality],
      [t('summary'), cv.summary],
      [t('skills'), cv.skills.map(({ name }) => name).join(', ')],
      [
        t('references'),
        cv.references
          .map(({ name, reference }) => `${codeWord('link', name, context.language)} (${reference})`)
          .join(', '),
      ],
      [t('rating'), t('stars', { rating: cv.rating })],
      [t('published'), yesOrNo(cv.published)],
      [t('searchJob'), yesOrNo(cv.searchJob)],
      [t('showRating'), yesOrNo(cv.showRating)],
    ],
    cv,
  );
}
