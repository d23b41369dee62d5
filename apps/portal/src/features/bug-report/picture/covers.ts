import { PRIVATE } from '@semestr/ui/private';

/** An area of the window, in CSS pixels. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Whether the centre of an area of the element is visible and not covered. */
function isVisible(element: Element, { x, y, width, height }: Area): boolean {
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  return top !== null && (element.contains(top) || top.contains(element));
}

/** Clips an area to the box of its element; the rest is not visible. */
function clipToBox(element: Element, area: Area): Area {
  const box = element.getBoundingClientRect();
  const x = Math.max(area.x, box.x);
  const y = Math.max(area.y, box.y);
  const width = Math.min(area.x + area.width, box.right) - x;
  const height = Math.min(area.y + area.height, box.bottom) - y;
  return { x, y, width, height };
}

/** Returns the areas of an element's text lines and images. */
function partsOf(element: Element): { element: Element; areas: Iterable<Area> }[] {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const lines = [];
  while (texts.nextNode()) {
    const { currentNode } = texts;
    const parent = currentNode.parentElement;
    if (!parent || (currentNode.nodeValue ?? '').trim() === '') continue;
    const range = document.createRange();
    range.selectNodeContents(currentNode);
    lines.push({ element: parent, areas: range.getClientRects() });
  }
  const drawn = element.matches('svg, img, canvas')
    ? [element]
    : element.querySelectorAll('svg, img, canvas');
  return [...lines, ...[...drawn].map((one) => ({ element: one, areas: one.getClientRects() }))];
}

const hasValue = (field: Element): boolean =>
  field instanceof HTMLSelectElement ||
  (field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type)
    ? field.checked
    : 'value' in field && field.value !== '');

/** Returns the areas of the window with personal content, or with typed or selected values. */
export function coveredAreas(): Area[] {
  const personal = [...document.querySelectorAll(PRIVATE)].flatMap(partsOf);
  const fields = [...document.querySelectorAll('input, textarea, select')]
    .filter(hasValue)
    .map((element) => ({ element, areas: element.getClientRects() }));
  return [...personal, ...fields].flatMap(({ element, areas }) =>
    element.closest('dialog')
      ? []
      : [...areas]
          .map((area) => clipToBox(element, area))
          .filter((area) => area.width > 1 && area.height > 1 && isVisible(element, area)),
  );
}
