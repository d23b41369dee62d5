/** Reads the parts of a workbook's archive that the spreadsheet library does not report. */

const attribute = (tag: string, name: string): string | null =>
  new RegExp(`[\\s:]${name}\\s*=\\s*["']([^"']*)["']`).exec(tag)?.[1] ?? null;

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['quot', '"'],
  ['apos', "'"],
  ['lt', '<'],
  ['gt', '>'],
  ['amp', '&'],
]);

/** Decodes the five predefined entities of XML. Others stay, so that nothing outside the file is read. */
const decoded = (text: string): string =>
  text.replaceAll(/&(quot|apos|lt|gt|amp);/g, (entity, name: string) => ENTITIES.get(name) ?? entity);

const tags = (xml: string, name: string): readonly string[] =>
  xml.match(new RegExp(`<(?:[\\w.-]+:)?${name}\\s[^<>]*>`, 'g')) ?? [];

/** A sheet of a workbook, at its position. */
export interface WorkbookSheet {
  /** Number of the sheet, from 1. */
  number: number;
  name: string;
  /** Path of its file in the archive. */
  path: string;
  isHidden: boolean;
}

/** Lists the sheets of a workbook with their files. */
export function sheetsOf(parts: ReadonlyMap<string, Buffer>): readonly WorkbookSheet[] {
  const workbook = parts.get('xl/workbook.xml')?.toString() ?? '';
  const relations = parts.get('xl/_rels/workbook.xml.rels')?.toString() ?? '';
  const targets = new Map(
    tags(relations, 'Relationship').map((tag) => [attribute(tag, 'Id'), attribute(tag, 'Target') ?? '']),
  );
  return tags(workbook, 'sheet')
    .filter((tag) => attribute(tag, 'name'))
    .map((tag, index) => {
      const target = targets.get(attribute(tag, 'id')) ?? '';
      return {
        number: index + 1,
        name: decoded(attribute(tag, 'name') ?? ''),
        path: target.startsWith('/') ? target.slice(1) : `xl/${target}`,
        isHidden: /^(?:hidden|veryHidden)$/.test(attribute(tag, 'state') ?? ''),
      };
    });
}

/** Lists the number formats of a workbook's cell styles by their index; null for a format without its own code. */
export function formatsOf(parts: ReadonlyMap<string, Buffer>): readonly (string | null)[] {
  const styles = parts.get('xl/styles.xml')?.toString() ?? '';
  const codes = new Map(
    tags(styles, 'numFmt').map((tag) => [attribute(tag, 'numFmtId'), attribute(tag, 'formatCode')]),
  );
  const [, cellStyles = ''] =
    /<(?:[\w.-]+:)?cellXfs[\s>]([\s\S]*?)<\/(?:[\w.-]+:)?cellXfs>/.exec(styles) ?? [];
  return tags(cellStyles, 'xf').map((tag) => {
    const code = codes.get(attribute(tag, 'numFmtId'));
    return code ? decoded(code) : null;
  });
}
