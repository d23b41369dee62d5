import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  type PDFObject,
  PDFRef,
  PDFStream,
  PDFString,
} from '@cantoo/pdf-lib';

/** Catalog entries that are kept; scripts, attachments and signatures are in other entries. */
const catalogKeys = new Set([
  'Type',
  'Version',
  'Pages',
  'PageLabels',
  'PageLayout',
  'Outlines',
  'Dests',
  'Names',
  'Lang',
  'MarkInfo',
  'StructTreeRoot',
  'OCProperties',
  'OutputIntents',
  'ViewerPreferences',
  'AcroForm',
]);

/** Name trees that are kept: only destinations. */
const nameTreeKeys = new Set(['Dests']);

/** Removed wherever they occur: they run code, refer to an external or embedded file, or identify the author. */
const droppedKeys = new Set(
  `AA OpenAction JS JavaScript XFA EF AF EmbeddedFiles RichMediaContent RichMediaSettings Rendition Movie Sound
  FS OPI Ref PieceInfo Metadata PresSteps SigFlags Lock SV`.split(/\s+/),
);
/** Only for streams, where they mean that the bytes are in an external file; elsewhere they have other meanings. */
const droppedStreamKeys = new Set(['F', 'FFilter', 'FDecodeParms']);

/** Actions that stay within the document. A link to a web page is kept when a browser can open it. */
const harmless = new Set(['GoTo', 'Named']);
/** All other actions. Other dictionaries have an `S` too, with other values. */
const actions = new Set(
  `JavaScript Launch SubmitForm ImportData GoToR GoToE GoToDp URI Rendition Movie Sound RichMediaExecute GoTo3DView Thread
  Hide ResetForm SetOCGState Trans ECMAScript`.split(/\s+/),
);

const annotations = new Set(['FileAttachment', 'RichMedia', 'Movie', 'Sound', 'Screen', '3D', 'TrapNet']);

const nameOf = (value: PDFObject | undefined): string | null =>
  value instanceof PDFName ? value.decodeText() : null;

function isWebLink(action: PDFDict): boolean {
  const uri = action.lookup(PDFName.of('URI'));
  const text = uri instanceof PDFString || uri instanceof PDFHexString ? uri.decodeText() : '';
  return /^https?:\/\//i.test(text);
}

/** Files, signatures and printer programs: not visible on a page. */
const kinds = new Set(['Filespec', 'F', 'EmbeddedFile', 'Sig', 'DocTimeStamp', 'Rendition']);

/** Whether a dictionary is an action that leaves the document, or a part that plays, exports or signs something. */
function isActive(dict: PDFDict): boolean {
  const action = nameOf(dict.lookup(PDFName.of('S')));
  const subtype = nameOf(dict.lookup(PDFName.of('Subtype')));
  if (action === 'URI') return !isWebLink(dict);
  const type = nameOf(dict.lookup(PDFName.of('Type'))) ?? '';
  if (action !== null && type === 'Action') return !harmless.has(action);
  return actions.has(action ?? '') || annotations.has(subtype ?? '') || kinds.has(type) || subtype === 'PS';
}

const keysOf = (dict: PDFDict): { key: PDFName; name: string }[] =>
  dict.keys().map((key) => ({ key, name: key.decodeText() }));

/** Removes disallowed entries from a dictionary. */
function strip(dict: PDFDict, isOfStream: boolean): void {
  const isOver = isActive(dict);
  for (const { key, name } of keysOf(dict))
    if (isOver || droppedKeys.has(name) || (isOfStream && droppedStreamKeys.has(name))) dict.delete(key);
}

const keep = (dict: PDFDict, names: ReadonlySet<string>): void => {
  for (const { key, name } of keysOf(dict)) if (!names.has(name)) dict.delete(key);
};

/** Strips everything that is reachable from the root, and removes the rest. */
function stripAll(context: PDFContext, root: PDFRef): void {
  const visited = new Set<PDFRef>();
  const waiting: PDFObject[] = [root];
  for (let value = waiting.pop(); value; value = waiting.pop()) {
    if (value instanceof PDFRef) {
      const target = visited.has(value) ? undefined : context.lookup(value);
      visited.add(value);
      if (target) waiting.push(target);
    } else if (value instanceof PDFArray) waiting.push(...value.asArray());
    else if (value instanceof PDFDict || value instanceof PDFStream) {
      const dict = value instanceof PDFDict ? value : value.dict;
      strip(dict, value instanceof PDFStream);
      waiting.push(...dict.values());
    }
  }
  for (const [ref] of context.enumerateIndirectObjects()) if (!visited.has(ref)) context.delete(ref);
}

/**
 * Rewrites a document without anything that could run, open, send or export: its pages, web links, outline and the
 * appearance of its forms are kept. Returns null when it cannot be read or is encrypted.
 */
export async function cleanPdf(bytes: Uint8Array): Promise<Uint8Array | null> {
  try {
    const document = await PDFDocument.load(bytes, { updateMetadata: false });
    const { catalog, context } = document;
    if (document.getPageCount() === 0) return null;
    keep(catalog, catalogKeys);
    const names = catalog.lookup(PDFName.of('Names'));
    if (names instanceof PDFDict) keep(names, nameTreeKeys);
    const { Root: root } = context.trailerInfo;
    if (!(root instanceof PDFRef)) return null;
    context.trailerInfo = { Root: root };
    stripAll(context, root);
    return await document.save({ addDefaultPage: false, updateFieldAppearances: false });
  } catch {
    // Any parse error means that the document cannot be opened.
    return null;
  }
}
