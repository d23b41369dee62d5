import type { ManualTranslate } from './texts.ts';
import type { Page } from './pages.ts';

/** Escapes text so that nothing in it is a troff request and hyphens can be copied. */
const escaped = (text: string): string =>
  text
    .replaceAll('\\', '\\e')
    .replaceAll('-', '\\-')
    .replaceAll(/^(?=[.'])/gm, '\\&');

const asIs = (text: string): string => `.nf\n${escaped(text)}\n.fi`;

/** Renders the manual as a man page. */
export function troffOf(pages: readonly Page[], version: string, t: ManualTranslate): string {
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
