import type { Page } from '@playwright/test';
import { translatedValues, type WordKind, wordKinds } from '@semestr/core/data-words';
import type { FullLanguage } from '@semestr/core/languages';
import { lessonTypes } from '@semestr/core/lesson-letters';

/**
 * Letters that a page must not have outside data: Cyrillic in English, Latin words in Russian (a letter may be a
 * group).
 */
const foreign: Readonly<Record<FullLanguage, string>> = { ru: '[A-Za-z]{3,}', en: '[А-Яа-яЁё]' };

/** Elements with data of the university or of users, which is not translated. */
const data: Readonly<Record<FullLanguage, string>> = {
  ru: 'body [lang], [translate="no"], code, kbd, pre',
  en: 'body [lang="ru"], body [lang="be"], [translate="no"]',
};

/** Names of formats, keys and products, which are the same in Russian. */
const names =
  /\.?\b(?:API|CSS|HTML|ICS|JPEG|JSON|MIT|PDF|PIN|PNG|SMS|WebP|ORCID|xlsx|docx|pdf|zip|vcf|csv|json|ics|Enter|Ctrl|Chrome|Windows|Chromium|Linux|GitHub|Telegram|LinkedIn|Semestr|ra-data-simple-rest|openapi|Google Scholar|Scopus|ResearchGate|eLIBRARY|Excel|CSV|UTC|WebAuthn|OpenID Connect|cookie SESSION|Authorization: Bearer smst_)(?![A-Za-z])/g;

/** Names of rooms in the examples of the API, as the provider writes them. */
const examples = /"[\d-]+ к\."/g;

/** Addresses have no language. */
const addresses = /(?:https?:\/)?\/\S+|\S*@\S+|(?:[\w-]+\.)+(?:by|com|org|ru|io)\b/g;

/**
 * Returns the texts and accessible names of the page in the other language, with their elements. Data must be marked
 * with its language. Codes of the provider are also returned if they are marked, because they have translations. A part
 * of an attribute cannot be marked, so attributes may contain texts that the page shows as data.
 */
export const foreignTexts = (
  page: Page,
  language: FullLanguage,
  /** Codes with words in `data-words.ts`. The values of other dictionaries are edited in the console. */
  codes: readonly WordKind[] = wordKinds,
): Promise<string[]> =>
  page.evaluate(
    ([isEnglish, letters, marked, ignored, words]) => {
      const plain = (text: string | null) => (text ?? '').replaceAll(/\s+/g, ' ').trim();
      const without = (text: string) =>
        ignored.reduce((rest, pattern) => rest.replaceAll(new RegExp(pattern, 'g'), ''), text);
      const pattern = new RegExp(letters, 'u');
      const isForeign = (text: string): boolean => pattern.test(without(text));
      const textsIn = (element: Node): string[] => {
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        const found: string[] = [];
        while (walker.nextNode()) found.push(plain(walker.currentNode.textContent));
        return found;
      };
      const elements = [...document.querySelectorAll(marked)];
      const markedTexts = elements.flatMap((element) => [plain(element.textContent), ...textsIn(element)]);
      // A name in two scripts is marked in parts.
      const whole = elements.map(({ parentElement }) => plain(parentElement?.textContent ?? ''));
      const parts = [...new Set([...markedTexts, ...whole])]
        .filter((text) => text.length > 1)
        .toSorted((one, other) => other.length - one.length);
      // Only removes the parts from texts with foreign letters, because it is slow.
      const isForeignOutside = (text: string): boolean =>
        isForeign(text) && isForeign(parts.reduce((rest, part) => rest.replaceAll(part, ''), text));
      const where = (element: Element, name = '') =>
        `${element.parentElement?.className ?? ''} > ${element.localName}.${element.className}${name}`;
      const found: string[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const { parentElement: element, textContent } = walker.currentNode;
        // Ignores input of users.
        if (!element || element.closest(`script, style, textarea, ${marked}`)) continue;
        const text = plain(textContent);
        if (isForeign(text)) found.push(`${text}  (${where(element)})`);
      }
      for (const name of ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'placeholder', 'alt'])
        for (const element of document.querySelectorAll(`[${name}]`)) {
          const text = plain(element.getAttribute(name));
          if (!element.closest(marked) && isForeignOutside(text))
            found.push(`${text}  (${where(element, `[${name}]`)})`);
        }
      if (isForeignOutside(plain(document.title))) found.push(`${document.title}  (title)`);
      const codeWords = new Set(words);
      const isCode = (text: string) =>
        codeWords.has(text) || codeWords.has(text.split(/, | · /).at(-1) ?? '') || /\d к\.$/.test(text);
      // Hints contain values that users type.
      const values = elements.filter((element) => !element.closest('[id$="-hint"]')).flatMap(textsIn);
      if (isEnglish) found.push(...values.filter(isCode).map((text) => `${text}  (a code)`));
      return [...new Set(found)];
    },
    [
      language === 'en',
      foreign[language],
      data[language],
      [addresses.source, (language === 'ru' ? names : examples).source],
      [...translatedValues(codes), ...lessonTypes],
    ] as const,
  );
