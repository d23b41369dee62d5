import { PRIVATE } from '@semestr/ui/private';
import { dataUrlOf } from './sheets.ts';

/** Elements excluded from the screenshot: scripts, and dialogs, of which only the report's own can be open. */
const EXCLUDED = 'script, noscript, template, iframe, link, dialog';

/** Returns how far a sticky element has moved from its static position, in pixels. */
function shiftOf(element: HTMLElement): { x: number; y: number } {
  const now = element.getBoundingClientRect();
  const { position } = element.style;
  element.style.position = 'static';
  const own = element.getBoundingClientRect();
  element.style.position = position;
  return { x: now.x - own.x, y: now.y - own.y };
}

/** Positions the copy where the element is visible, because nothing scrolls or sticks in a screenshot. */
function keepPosition(element: HTMLElement, copy: HTMLElement): void {
  const { position } = getComputedStyle(element);
  if (position === 'sticky') {
    const { x, y } = shiftOf(element);
    Object.assign(copy.style, { position: 'relative', inset: 'auto', left: `${x}px`, top: `${y}px` });
  }
  const { scrollLeft, scrollTop } = element;
  if (element === document.body || (scrollLeft === 0 && scrollTop === 0)) return;
  for (const child of copy.children)
    if (child instanceof HTMLElement) child.style.translate = `${-scrollLeft}px ${-scrollTop}px`;
}

/** Clears typed or selected values; the field keeps its size. */
function clearValue(element: HTMLElement, copy: HTMLElement): void {
  if (copy instanceof HTMLInputElement) {
    copy.removeAttribute('value');
    copy.removeAttribute('checked');
  }
  if (!(copy instanceof HTMLTextAreaElement || copy instanceof HTMLSelectElement)) return;
  copy.replaceChildren();
  copy.style.width = `${element.offsetWidth}px`;
  copy.style.height = `${element.offsetHeight}px`;
}

/** Returns placeholder characters of average width, so that lines break in the same places. */
const toPlaceholder = (text: string): string => text.replaceAll(/\p{L}/gu, 'о').replaceAll(/[^\sо]/g, '0');

function replaceText(copy: Element): void {
  const texts = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) texts.currentNode.nodeValue = toPlaceholder(texts.currentNode.nodeValue ?? '');
  for (const drawing of copy.querySelectorAll('svg, canvas')) drawing.replaceChildren();
}

/** Embeds an image in the copy. Personal images and those of other origins are left empty. */
async function embedImage(image: HTMLImageElement, copy: HTMLImageElement): Promise<void> {
  copy.style.width = `${image.offsetWidth}px`;
  copy.style.height = `${image.offsetHeight}px`;
  copy.alt = '';
  copy.loading = 'eager';
  copy.removeAttribute('src');
  if (image.closest(PRIVATE) || new URL(image.currentSrc || 'about:blank').origin !== location.origin) return;
  const content = await dataUrlOf(image.currentSrc);
  if (content !== null) copy.src = content;
}

/**
 * Copies the content of the page without any personal data. The copy is created synchronously; the promise waits for
 * its images.
 */
export function copyOfPage(): { copy: HTMLElement; ready: Promise<unknown> } {
  const copy = document.createElement('body');
  for (const { name, value } of document.body.attributes) copy.setAttribute(name, value);
  copy.append(...[...document.body.childNodes].map((node) => node.cloneNode(true)));
  const copies = copy.querySelectorAll('*');
  const pictures: Promise<void>[] = [];
  for (const [index, element] of document.body.querySelectorAll('*').entries()) {
    const copied = copies[index];
    if (!(element instanceof HTMLElement && copied instanceof HTMLElement)) continue;
    keepPosition(element, copied);
    clearValue(element, copied);
    if (element instanceof HTMLImageElement && copied instanceof HTMLImageElement)
      pictures.push(embedImage(element, copied));
  }
  for (const personal of copy.querySelectorAll(PRIVATE)) replaceText(personal);
  for (const part of copy.querySelectorAll(EXCLUDED)) part.remove();
  Object.assign(copy.style, { position: 'relative', left: `${-scrollX}px`, top: `${-scrollY}px` });
  return { copy, ready: Promise.all(pictures) };
}
