import { localTime } from '@semestr/core/dates';
import type { Language } from '@semestr/core/languages';
import type { Scheme } from '@semestr/ui/scheme';
import type { Screen } from '../../screens/screen.ts';
import type { lastFailure } from '../../client/last-failure.ts';
import type { BugReportFact, BugReportTexts } from './texts.ts';

/** Data that the browser has about the reported page. */
export interface Circumstances {
  screen: Pick<Screen, 'query'>;
  address: Pick<URL, 'origin' | 'pathname' | 'search'>;
  browser: string;
  width: number;
  height: number;
  /** Device pixels per CSS pixel. */
  density: number;
  language: Language;
  scheme: Scheme;
  failure: ReturnType<typeof lastFailure.get>;
}

/** Maximum lengths that the call accepts, in characters. */
const [MAX_URL, MAX_BROWSER, MAX_LABELS] = [2000, 500, 300];

/**
 * Returns the address. Includes the query only if the screen uses it, because any other query may be a secret, as in a
 * password link.
 */
export const addressOf = ({ screen, address }: Pick<Circumstances, 'screen' | 'address'>): string =>
  address.origin + address.pathname + (screen.query ? address.search : '');

/** Returns the facts attached to a report, in the user's language, because the user sees them first. */
export function factsOf(
  circumstances: Circumstances,
  t: BugReportTexts,
): [name: BugReportFact, value: string][] {
  const { width, height, density, failure } = circumstances;
  const facts: [BugReportFact, string][] = [
    ['address', addressOf(circumstances)],
    ['browser', circumstances.browser],
    ['window', t('window', { width, height, density })],
    ['language', circumstances.language],
    ['scheme', circumstances.scheme],
  ];
  if (failure)
    facts.push([
      'failure',
      `${failure.status ?? t('noReply')}, ${failure.call.method} ${failure.call.path}, ${localTime(new Date(failure.at))}`,
    ]);
  return facts;
}

/** Maps the facts to fields of the call; those without a field are added to the labels. */
export function fieldsOf(circumstances: Circumstances, t: BugReportTexts) {
  const others = factsOf(circumstances, t).filter(([name]) => name !== 'address' && name !== 'browser');
  return {
    url: addressOf(circumstances).slice(0, MAX_URL),
    browser: circumstances.browser.slice(0, MAX_BROWSER),
    labels: others
      .map(([name, value]) => `${t(`fact.${name}`)}: ${value}`)
      .join('; ')
      .slice(0, MAX_LABELS),
  };
}
