/**
 * Lets React work on a page that the browser has translated (decision 90). Translators replace text nodes with `font`
 * elements: React would change texts that are no longer on the page, and throw when it removes them.
 */

/** The translation of each replaced text node, and the reverse. */
const translations = new WeakMap<Node, Node>();
const originals = new WeakMap<Node, Node>();

/** Finds the node that replaced a removed one, whether the translator inserts or removes first. */
function findReplacement(
  removed: Node,
  { addedNodes, previousSibling, target }: MutationRecord,
): Node | null | undefined {
  // The translation itself may be replaced again, even by a text.
  if (originals.has(removed)) return addedNodes[0];
  const before = previousSibling && (translations.get(previousSibling) ?? previousSibling);
  return [addedNodes[0], previousSibling, before ? before.nextSibling : target.firstChild].find(
    (node) => node?.nodeName === 'FONT' && !originals.has(node),
  );
}

function remove(node: Node | undefined): void {
  node?.parentNode?.removeChild(node);
}

/** Puts a changed text back, which the translator then translates like a new one. */
function restore(text: Node): void {
  const translation = translations.get(text);
  if (!text.parentNode) translation?.parentNode?.replaceChild(text, translation);
}

/** Follows replaced texts: changing one updates the page, moving one removes its former translation. */
function followTexts(): void {
  const observer = new MutationObserver((records) => {
    for (const record of records) {
      if (record.type === 'characterData') restore(record.target);
      for (const removed of record.removedNodes) {
        const text = originals.get(removed) ?? removed;
        if (!(text instanceof Text) || text.parentNode) continue;
        const replacement = findReplacement(removed, record);
        if (!replacement) continue;
        translations.set(text, replacement);
        originals.set(replacement, text);
        observer.observe(text, { characterData: true });
      }
      for (const added of record.addedNodes) if (added.parentNode) remove(translations.get(added));
    }
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** Returns the child of an element that contains a node, or its translation; null when there is none. */
function childOf(parent: Node, node: Node): Node | null {
  let child: Node | null = node.parentNode ? node : (translations.get(node) ?? node);
  while (child && child.parentNode !== parent) child = child.parentNode;
  return child;
}

/** Called once, before React starts. */
export function tolerateTranslation(): void {
  followTexts();
  // oxlint-disable-next-line typescript/unbound-method -- called with the node below
  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.removeChild = function removeAny<T extends Node>(this: Node, child: T): T {
    if (child.parentNode === this) removeChild.call(this, child);
    // An extension has moved, replaced or removed it.
    else remove(child.parentNode ? child : translations.get(child));
    return child;
  };
  Node.prototype.insertBefore = function insertAny<T extends Node>(
    this: Node,
    node: T,
    before: Node | null,
  ): T {
    insertBefore.call(this, node, before && childOf(this, before));
    return node;
  };
}
