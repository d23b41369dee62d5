import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Tokens, tokens } from './tokens.ts';

/** "penTint" as "--pen-tint", "ink2" as "--ink-2". */
const nameOf = (role: string): string =>
  `--${role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/(?<=[a-z])(?=\d)/, '-')}`;

function declarations({ lesson, ...roles }: Tokens): string[] {
  const plain = Object.entries(roles).map(([role, color]) => `${nameOf(role)}: ${color.toLowerCase()};`);
  const lessons = Object.entries(lesson).flatMap(([kind, colors]) =>
    Object.entries(colors).map(([part, color]) => `--lesson-${kind}-${part}: ${color.toLowerCase()};`),
  );
  return [...plain, ...lessons];
}

const rule = (selectors: readonly string[], lines: readonly string[], indent = ''): string =>
  [
    `${selectors.map((one) => `${indent}${one}`).join(',\n')} {`,
    ...lines.map((line) => `${indent}  ${line}`),
    `${indent}}`,
  ].join('\n');

/**
 * Returns the colours as a style sheet. The document's `data-theme` selects the scheme; `system` follows the device
 * without a script. An element with `data-scheme="ink"` is dark in both; overlays inside it with `page` use the
 * document's scheme again. Print is always light.
 */
export function themeCss(): string {
  const light = ['color-scheme: light;', ...declarations(tokens.light)];
  const dark = ['color-scheme: dark;', ...declarations(tokens.dark)];
  const selectorsOf = (theme: string): string[] => [
    `[data-theme="${theme}"]`,
    `[data-theme="${theme}"] [data-scheme="page"]`,
  ];
  return `/* Generated from tokens.ts by \`node packages/ui/src/theme-css.ts\`. */
${rule([':root', '[data-scheme="page"]'], light)}

@media screen {
${rule([...selectorsOf('dark'), '[data-scheme="ink"]'], dark, '  ')}
}

@media screen and (prefers-color-scheme: dark) {
${rule(selectorsOf('system'), dark, '  ')}
}
`;
}

if (import.meta.main) await writeFile(join(import.meta.dirname, 'theme.css'), themeCss());
