import type { ManualTranslate } from './texts.ts';
import type { Page } from './pages.ts';

/** Renders the manual as Markdown: a heading for each command, and its help as printed. */
export function markdownOf(pages: readonly Page[], t: ManualTranslate): string {
  const sections = pages.map(({ name, summary, help, like }) => {
    const level = '#'.repeat(Math.min(4, name.split(' ').length + 1));
    if (like !== null) return `- \`${name}\`: ${summary}; ${t('like', { name: like })}`;
    return `${level} ${name}\n\n\`\`\`text\n${help}\n\`\`\`\n`;
  });
  return [`# ${t('title')}`, '', t('about'), '', ...sections]
    .join('\n')
    .replaceAll(/\n(?=#)/g, '\n\n')
    .replaceAll(/\n{3,}/g, '\n\n');
}
