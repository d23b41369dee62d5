import { personal, type PersonalRating } from '@semestr/api/rating';
import { type RatedLesson, ratingCard } from '@semestr/core/rating-card';
import { translator } from '@semestr/core/texts';
import { withSession } from '../../http/session.ts';
import { exit, type ExitCode } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import { jsonText } from '../../io/output.ts';
import { printCard } from './print.ts';
import { texts } from './texts.ts';

/** Converts the lessons of the term to the form that the rating of other students uses. */
const lessonsOf = ({ subjects }: PersonalRating): RatedLesson[] =>
  subjects.flatMap((subject) =>
    subject.lessonTypes.flatMap((type) =>
      type.lessons.map((lesson) => ({
        lessonNameAbbrev: subject.abbrev,
        lessonTypeAbbrev: type.abbrev,
        controlPoint: lesson.controlPoint,
        gradeBookOmissions: lesson.gradebookOmissions,
        isRespectfulOmission: lesson.isRespectfulOmission ?? false,
        marks: lesson.marks.map(({ mark }) => mark),
      })),
    ),
  );

/**
 * Shows the user's own marks and hours of absence in the term, and their place in the course; with `--json` prints the
 * responses unchanged.
 */
export async function showOwnRating(context: Context): Promise<ExitCode> {
  const { json, stdout, stderr, language } = context;
  const rating = await withSession(context, ({ client }) => client.call(personal, {}));
  if (json) {
    stdout.write(jsonText(rating));
    return exit.ok;
  }
  const names = Object.fromEntries(rating.subjects.map(({ abbrev, name }) => [abbrev, name]));
  printCard(context, ratingCard(lessonsOf(rating), names));
  const { place, total } = rating.standing ?? { place: null, total: 0 };
  if (place !== null) stderr.write(`${translator(texts, language)('place', { place, total })}\n`);
  return exit.ok;
}
