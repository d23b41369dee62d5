import type { Page } from '@playwright/test';

/**
 * Translates the page from now on as browsers do: replaces each text node, also of later content, with two nested
 * `font` elements. The texts stay as they are, so that a translated page can be compared with one that is not.
 */
export const translate = (page: Page): Promise<void> => page.evaluate(startTranslator);

function startTranslator(): void {
  const isSkipped = (element: Element | null): boolean =>
    element === null ||
    element.closest('font, script, style, textarea, svg, option, [translate=no]') !== null;

  function wrap(root: Node): void {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    for (let node: Node | null = root; node; node = walker.nextNode())
      if (node instanceof Text && node.data.trim() !== '' && !isSkipped(node.parentElement)) texts.push(node);
    for (const text of texts) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    }
  }

  wrap(document.body);
  new MutationObserver((records) => {
    for (const { target, addedNodes } of records)
      for (const node of [target, ...addedNodes]) if (document.body.contains(node)) wrap(node);
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
}
