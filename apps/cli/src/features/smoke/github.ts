import { printable } from '../../io/output.ts';
import type { Outcome } from './outcome.ts';

/** Escapes text for an annotation. */
const escapeText = (text: string): string => printable(text).replaceAll('%', '%25');
const property = (text: string): string => escapeText(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/** Formats the failures as annotations of GitHub's runners, one line each. */
export const annotations = (outcomes: readonly Outcome[]): string =>
  outcomes
    .filter(({ result }) => result === 'failed')
    .map(
      ({ name, as, step, method, path, detail }) =>
        `::error title=${property(`${name} (${step === null ? as : `${as}, ${step}`})`)}::${escapeText(`${method} ${path}: ${detail ?? ''}`)}\n`,
    )
    .join('');
