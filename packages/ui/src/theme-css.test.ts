import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { themeCss } from './theme-css.ts';
import { tokens } from './tokens.ts';

const css = themeCss();

it('theme: the style sheet is the one that the colours produce', async () =>
  expect(await readFile(join(import.meta.dirname, 'theme.css'), 'utf8')).toBe(css));

it('theme: every colour role has a distinct name', () => {
  expect(css).toContain(`--ink-2: ${tokens.light.ink2.toLowerCase()};`);
  expect(css).toContain(`--pen-tint: ${tokens.light.penTint.toLowerCase()};`);
  expect(css).toContain(`--lesson-lk-tint: ${tokens.light.lesson.lk.tint.toLowerCase()};`);
});

const blocks = css.split('\n@media screen');

it('theme: dark pages are printed on white', () => {
  expect(blocks).toHaveLength(3);
  expect(blocks[0]).not.toContain(tokens.dark.surface.toLowerCase());
});

it("theme: overlays of a dark bar use the page's colour scheme", () => {
  const [light, dark, system] = blocks;
  expect(light).toMatch(/:root,\s\[data-scheme="page"\] \{\s+color-scheme: light;/);
  expect(dark).toMatch(
    /\[data-theme="dark"\] \[data-scheme="page"\],\s+\[data-scheme="ink"\] \{\s+color-scheme: dark;/,
  );
  expect(system).toMatch(/\[data-theme="system"\] \[data-scheme="page"\] \{\s+color-scheme: dark;/);
});
