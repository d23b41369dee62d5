import { localTime } from '@semestr/core/dates';
import type { Language } from '@semestr/core/languages';
import type { Translate } from '@semestr/core/texts';
import type { Scheme } from '@semestr/ui/scheme';
import type { Screen } from '../../screens.ts';
import type { lastFailure } from '../../shell/last-failure.ts';
import type ru from './texts/ru.ts';

/** What the browser knows of the page that a report is about. */
export interface Circumstances {
  screen: Pick<Screen, 'query'>;
  address: Pick<URL, 'origin' | 'pathname' | 'search'>;
  browser: string;
  width: number;
  height: number;
  /** Points of the screen to a pixel of the page. */
  density: number;
  language: Language;
  scheme: Scheme;
  failure: ReturnType<typeof lastFailure.get>;
}

/** What the call takes, in letters. */
const [MAX_URL, MAX_BROWSER, MAX_LABELS] = [2000, 500, 300];

/** The address with what the screen reads of its query: anything else may be a secret, as in a link for a password. */
export const addressOf = ({ screen, address }: Pick<Circumstances, 'screen' | 'address'>): string =>
  address.origin + address.pathname + (screen.query ? address.search : '');

type Fact = keyof typeof ru.fact;

/** What support is told beside the report, in the words of the person, who reads it before. */
export function factsOf(known: Circumstances, t: Translate<typeof ru>): [name: Fact, value: string][] {
  const { width, height, density, failure } = known;
  const facts: [Fact, string][] = [
    ['address', addressOf(known)],
    ['browser', known.browser],
    ['window', t('window', { width, height, density })],
    ['language', known.language],
    ['scheme', known.scheme],
  ];
  if (failure)
    facts.push([
      'failure',
      `${failure.status ?? t('noReply')}, ${failure.call.method} ${failure.call.path}, ${localTime(new Date(failure.at))}`,
    ]);
  return facts;
}

/** Where they stand in the call; what it has no field for goes among the labels. */
export function fieldsOf(known: Circumstances, t: Translate<typeof ru>) {
  const others = factsOf(known, t).filter(([name]) => name !== 'address' && name !== 'browser');
  return {
    url: addressOf(known).slice(0, MAX_URL),
    browser: known.browser.slice(0, MAX_BROWSER),
    labels: others
      .map(([name, value]) => `${t(`fact.${name}`)}: ${value}`)
      .join('; ')
      .slice(0, MAX_LABELS),
  };
}
