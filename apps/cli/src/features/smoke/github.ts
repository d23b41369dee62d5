import { printable } from '../../io/output.ts';
import type { Outcome } from './outcome.ts';

/** Text within an annotation: what has a meaning there is escaped. */
const escaped = (text: string): string => printable(text).replaceAll('%', '%25');
const property = (text: string): string => escaped(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/** The failures as annotations of GitHub's runners, a line each. */
export const annotations = (outcomes: readonly Outcome[]): string =>
  outcomes
    .filter(({ result }) => result === 'failed')
    .map(
      ({ name, as, step, method, path, detail }) =>
        `::error title=${property(`${name} (${step === null ? as : `${as}, ${step}`})`)}::${escaped(`${method} ${path}: ${detail ?? ''}`)}\n`,
    )
    .join('');
