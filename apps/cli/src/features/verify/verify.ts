import * as calls from '@semestr/api/verify';
import { dotted } from '@semestr/core/dates';
import { translator } from '@semestr/core/texts';
import type { SignedPaper } from '@semestr/core/verify';
import { clientOf } from '../../http/client.ts';
import { exit, type ExitCode } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import { jsonText, tableLines } from '../../io/output.ts';
import { printError } from '../../io/print-error.ts';
import { keyIn, paperSignedWith } from './signature.ts';
import { texts } from './texts.ts';
import { resolveToken } from './token.ts';

/** Content of a paper; the issuing institution comes only from the server. */
type PaperFacts = Pick<SignedPaper, 'kind' | 'number' | 'date' | 'holder'> & { institution?: string };

type Verdict = { state: 'unknown' } | { state: 'valid' | 'withdrawn' | 'signed'; paper: PaperFacts };

/** Verifies with a key only, which cannot show whether a paper was withdrawn. */
async function verdictOfKey(context: Context, token: string, file: string): Promise<Verdict> {
  const signed = paperSignedWith(await keyIn(context, file), token);
  if (!signed) return { state: 'unknown' };
  const { kind, number, date, holder } = signed;
  return { state: 'signed', paper: { kind, number, date, holder } };
}

/**
 * Returns 0 for the link of a valid record; 3 for a file, whose content is not compared with the record; 5 for an
 * invalid record.
 */
function exitCodeOf({ state }: Verdict, isInFile: boolean): ExitCode {
  if (state === 'unknown' || state === 'withdrawn') return exit.negative;
  return isInFile ? exit.partial : exit.ok;
}

/**
 * Checks the record behind a link, by the server or offline by a public key, and prints what the document must state.
 */
export async function verifyPaper(
  context: Context,
  paper: string,
  keyFile: string | null,
): Promise<ExitCode> {
  const { token, isInFile } = await resolveToken(context, paper);
  const verdict =
    keyFile === null
      ? await clientOf(context).call(calls.paper, { params: { token } })
      : await verdictOfKey(context, token, keyFile);
  const code = exitCodeOf(verdict, isInFile);
  if (context.json) {
    context.stdout.write(jsonText({ ...verdict, ...(isInFile && { content: 'not-compared' }) }));
    return code;
  }
  const t = translator(texts, context.language);
  if (verdict.state === 'unknown') {
    printError(context, t(keyFile === null ? 'unknown' : 'forged'), !context.colour.stderr);
    return code;
  }
  const { kind, number, date, holder, institution } = verdict.paper;
  const lines = tableLines([
    [t('kind'), t(kind)],
    [t('number'), number],
    [t('date'), dotted(date)],
    [t('holder'), holder],
    ...(institution === undefined ? [] : [[t('institution'), institution]]),
    [t('state'), t(verdict.state)],
  ]);
  context.stdout.write(`${lines.join('\n')}\n`);
  context.stderr.write(`${t(isInFile ? 'compareFile' : 'compareLink')}\n`);
  return code;
}
