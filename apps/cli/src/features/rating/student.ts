import { ofStudent } from '@semestr/api/rating';
import { ratingCard } from '@semestr/core/rating-card';
import { clientOf } from '../../http/client.ts';
import { nullIfNotFound } from '../../http/null-if-not-found.ts';
import { exit, type ExitCode, failure } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import { jsonText } from '../../io/output.ts';
import { printCard } from './print.ts';
import { texts } from './texts.ts';

/** Shows the marks and hours of absence for a student card; with `--json` prints the response unchanged. */
export async function showStudent(context: Context, card: string): Promise<ExitCode> {
  const query = { studentCardNumber: card, names: 'true' } as const;
  const student = await nullIfNotFound(clientOf(context).call(ofStudent, { query }));
  if (!student) throw failure(texts, (t) => t('unknown', { card }));
  if (context.json) context.stdout.write(jsonText(student));
  else printCard(context, ratingCard(student.lessons, student.subjectNames));
  return exit.ok;
}
