import { readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { describe, expect, it } from 'vitest';
import { files, filesBelow, isInside, product, root, type SourceFile, read } from './support/sources.ts';

describe('conventions', () => {
  const lines = (text: string): number => text.split('\n').length - 1;

  const sheets = ['apps', 'packages']
    .flatMap(filesBelow)
    .filter((path) => path.endsWith('.css'))
    .map(read);

  it('habits: breakpoints depend on the text size, so large text has the layout of a phone', () => {
    const wrong = sheets.filter(({ text }) => /@(?:media|container)[^{]*\dpx/.test(text));
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  it('habits: no file is longer than 350 lines', () => {
    const long = [...files, ...sheets].filter(({ text }) => lines(text) > 350);
    expect(long.map(({ path }) => path)).toEqual([]);
  });

  it('habits: parts of an application are loaded with fetchPart, which waits for the server', () => {
    const wrong = product.filter(
      ({ path, text }) =>
        /import \{[^}]*\blazy\b[^}]*\} from 'react'/.test(text) && !path.endsWith('connection/fetch-part.ts'),
    );
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  it('habits: no folder is named after a type of file', () => {
    const kinds = /[\\/](?:hooks|utils|types|services|helpers|common|lib|components)[\\/]/;
    expect(files.filter(({ path }) => kinds.test(path)).map(({ path }) => path)).toEqual([]);
  });

  it('habits: no todo notes or disabled checks', () => {
    const marks = new RegExp(
      ['TO', 'DO|FIX', 'ME|XX', 'X\\b|@ts-', '(?:ignore|nocheck|expect-error)'].join(''),
    );
    const found = files.filter(({ path, text }) => !path.endsWith('habits.test.ts') && marks.test(text));
    expect(found.map(({ path }) => path)).toEqual([]);
  });

  it('habits: no test is skipped or focused, or waits for time to pass', () => {
    const wrong = /\b(?:it|test|describe)\.(?:skip|only|todo|fixme)\b|setTimeout\(\s*resolve/;
    const tests = files.filter(
      ({ path }) => /\.(?:test|spec)\.tsx?$/.test(path) && !path.endsWith('habits.test.ts'),
    );
    expect(tests.filter(({ text }) => wrong.test(text)).map(({ path }) => path)).toEqual([]);
  });

  /** Patterns of race conditions in browser tests, with the alternatives. */
  const racePatterns = [
    {
      pattern:
        /\bexpect\((?!async\b)(?:(?!\)\.(?:to[A-Z]|not\b))[^;])*?\bawait\b(?:(?!\)\.(?:to[A-Z]|not\b))[^;])*?\.(?:count|all(?:TextContents|InnerTexts)|textContent|innerText|inputValue|getAttribute|is(?:Visible|Hidden|Checked|Enabled|Disabled|Editable)|boundingBox|evaluate(?:All)?)\(/g,
      instead: 'reads the page once: use `await expect(locator).to…` or `expect.poll`',
    },
    {
      pattern: /\(await\b[^;()]*(?:\([^;()]*\)[^;()]*)*\)\.url\(\)|\bexpect\(\s*[\w.]+\.url\(\)\s*\)/g,
      instead: 'reads the address of a page once: use `await expect(page).toHaveURL`',
    },
    {
      pattern: /\bawait\s+[\w.]+(?:\(\))?\.waitFor(?:Event|Request|Response)\(/g,
      instead: 'begins to wait after the act: store the promise before it, await it afterwards',
    },
    {
      pattern: /networkidle|waitForTimeout/g,
      instead: 'waits for a time: wait for the effect, or for `followRequests`',
    },
  ] as const;

  const racesIn = ({ path, text }: Pick<SourceFile, 'path' | 'text'>): string[] =>
    racePatterns.flatMap(({ pattern, instead }) =>
      [...text.matchAll(pattern)].map(({ index }) => {
        const line = text.slice(0, index).split('\n').length;
        return `${path}:${line} ${instead}`;
      }),
    );

  it('habits: browser tests have no known race conditions', () => {
    const stories = files.filter(({ path }) => isInside(path, 'tests') && !path.endsWith('habits.test.ts'));
    expect(stories.flatMap(racesIn)).toEqual([]);
  });

  it.each([
    'expect(await rows(page).count()).toBe(3);',
    "expect((await page.getByRole('link').allTextContents())[0]).toBe('a');",
    "expect(read(await card.innerText())).toContain('a');",
    "expect(\n  await page.evaluate(() => localStorage.getItem('user')),\n).toBe(null);",
    'expect((await dialog.boundingBox())?.width).toBe(360);',
    "expect((await opened).url()).toBe('/');",
    "const address = (await page.waitForEvent('popup')).url();",
    "expect(popup.url()).toBe('/');",
    "const file = await page.waitForEvent('download');",
    'await page.waitForResponse(/login/);',
    "await page.waitForLoadState('networkidle');",
    "await page.goto('/', { waitUntil: 'networkidle' });",
    'await page.waitForTimeout(100);',
  ])('habits: rejects the race condition in %j', (text) => {
    expect(racesIn({ path: 'a.spec.ts', text })).not.toEqual([]);
  });

  it.each([
    'await expect(rows(page)).toHaveCount(3);',
    'await expect.poll(() => rows(page).count()).toBeGreaterThan(3);',
    'expect((await response.json()).id).toBe(1);',
    "expect((await (await fetched).body()).subarray(0, 5).toString()).toBe('%PDF-');",
    "const came = page.waitForEvent('download');\nawait button.click();\nexpect((await came).suggestedFilename()).toBe('a');",
    "const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);",
    'const before = await rows(page).count();',
    'await page.goto(page.url());',
  ])('habits: accepts %j', (text) => {
    expect(racesIn({ path: 'a.spec.ts', text })).toEqual([]);
  });

  it('habits: a table of tests is a literal, or checked to be non-empty', () => {
    const empty = /\.each\((?!\s*(?:nonEmpty\(|\[(?!\s*(?:\]|\.\.\.))))/;
    const tests = files.filter(({ path }) => /\.(?:test|spec)\.tsx?$/.test(path));
    expect(tests.filter(({ text }) => empty.test(text)).map(({ path }) => path)).toEqual([]);
  });

  it('habits: clock and randomness are only used at the edges', () => {
    const edges = new Set(
      [
        'apps/server/src/main.ts',
        'apps/server/src/operate/main.ts',
        'apps/server/src/operate/thread.ts',
        'packages/ui/src/clock.ts',
        'apps/cli/src/main.ts',
      ].map((path) => path.replaceAll('/', sep)),
    );
    const wrong = product
      .filter(({ path }) => !edges.has(path) && !/fixture\.tsx?$/.test(path))
      .filter(({ text }) => /new Date\(\)|Date\.now\(\)|Math\.random\(\)/.test(text));
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  it('habits: TLS certificates are always verified', () => {
    const wrong = product.filter(({ text }) =>
      /rejectUnauthorized|TLS_REJECT|checkServerIdentity/.test(text),
    );
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  it("habits: colours are only defined in the theme's tokens", () => {
    const wrong = ['apps/portal', 'apps/console']
      .flatMap(filesBelow)
      .filter((path) => /\.(?:css|tsx?)$/.test(path))
      .filter((path) =>
        /#[0-9a-f]{6}\b|#[0-9a-f]{3}\b(?!\w)/i.test(
          readFileSync(join(root, path), 'utf8').replaceAll(/#000\b/g, ''),
        ),
      );
    expect(wrong).toEqual([]);
  });

  it('habits: refusals are only built in one place', () => {
    const wrong = product.filter(
      ({ path, text }) => text.includes('new Refused(') && !path.endsWith(join('http', 'refuse.ts')),
    );
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  it('habits: the type any is not used', () => {
    const wrong = files.filter(
      ({ path, text }) =>
        /\.tsx?$/.test(path) && /:\s*any(?=\s*(?:[;,)=|&[\]}>]|$))|\bas any\b|<any>/m.test(text),
    );
    expect(wrong.map(({ path }) => path).filter((path) => !path.endsWith('habits.test.ts'))).toEqual([]);
  });
});
