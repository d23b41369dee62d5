import type { Translate } from '@semestr/core/texts';
import type { Page } from './pages.ts';
import type ru from './texts/ru.ts';

/** Text in which nothing is a request of troff, and hyphens stay what is typed. */
const escaped = (text: string): string =>
  text
    .replaceAll('\\', '\\e')
    .replaceAll('-', '\\-')
    .replaceAll(/^(?=[.'])/gm, '\\&');

const asIs = (text: string): string => `.nf\n${escaped(text)}\n.fi`;

/** The manual as a page for `man`. */
export function troffOf(pages: readonly Page[], version: string, t: Translate<typeof ru>): string {
  const [program, ...commands] = pages;
  const sections = commands.map(({ name, summary, help, like }) =>
    like === null
      ? `.SS ${escaped(name)}\n${asIs(help)}`
      : `.TP\n.B ${escaped(name)}\n${escaped(`${summary}; ${t('like', { name: like })}`)}`,
  );
  return [
    `.TH SEMESTR 1 "" "semestr ${version}"`,
    `.SH ${t('sections.name')}`,
    `semestr \\- ${escaped(t('about'))}`,
    `.SH ${t('sections.synopsis')}`,
    asIs(program?.help ?? ''),
    `.SH ${t('sections.commands')}`,
    ...sections,
    `.SH ${t('sections.environment')}`,
    asIs(t('environment')),
    '',
  ].join('\n');
}
