import { read } from '@semestr/api/institution';
import { nameIn } from '@semestr/core/languages';
import { translator } from '@semestr/core/texts';
import { clientOf } from '../../http/client.ts';
import { nullIfNotFound } from '../../http/null-if-not-found.ts';
import { type ExitCode, failure } from '../../io/failure.ts';
import { printFacts } from '../../io/facts.ts';
import type { Context } from '../../io/io.ts';
import { texts } from './texts.ts';

/** Shows the legal entity that operates the installation, and its contacts. */
export async function showInstitution(context: Context): Promise<ExitCode> {
  const t = translator(texts, context.language);
  const institution = await nullIfNotFound(clientOf(context).call(read, {}));
  if (!institution) throw failure(texts, (printResult) => printResult('unknown'));
  return printFacts(
    context,
    [
      [t('name'), nameIn(institution, context.language).text],
      [t('taxNumber'), institution.taxNumber],
      [t('address'), institution.address],
      [t('supportPhone'), institution.supportPhone],
      [t('supportEmail'), institution.supportEmail],
      [t('deansOffice'), institution.deansOfficePhone],
    ],
    institution,
  );
}
