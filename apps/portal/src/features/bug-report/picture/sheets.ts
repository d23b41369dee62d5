/** Returns the condition of a group of rules: "@container (width < 60em)". */
const preludeOf = (rule: CSSGroupingRule): string => rule.cssText.slice(0, rule.cssText.indexOf('{'));

/** Loads a file as a data URL; null when it fails to load. */
export async function dataUrlOf(address: string): Promise<string | null> {
  try {
    const response = await fetch(address, { cache: 'force-cache' });
    if (!response.ok) return null;
    const reader = new FileReader();
    reader.readAsDataURL(await response.blob());
    await new Promise((resolve, reject) => {
      reader.addEventListener('load', resolve);
      reader.addEventListener('error', reject);
    });
    return typeof reader.result === 'string' ? reader.result : null;
  } catch {
    return null;
  }
}

/** Whether characters of this font file are used. Browsers list fonts in the order of their rules. */
function isFontUsed(rule: CSSFontFaceRule): boolean {
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  const index = rules.filter((one) => one instanceof CSSFontFaceRule).indexOf(rule);
  return [...document.fonts][index]?.status === 'loaded';
}

/** Embeds the font files that the page needs. */
async function fontOf(rule: CSSFontFaceRule, base: string): Promise<string> {
  const [, file] = /url\("?([^")]+)"?\)/.exec(rule.cssText) ?? [];
  if (file === undefined) return rule.cssText;
  const font = isFontUsed(rule) ? await dataUrlOf(new URL(file, base).href) : null;
  return font === null ? '' : rule.cssText.replace(file, font);
}

async function textOf(rule: CSSRule, base: string): Promise<string> {
  if (rule instanceof CSSFontFaceRule) return fontOf(rule, base);
  // Evaluates media queries, because the image does not know the device.
  if (rule instanceof CSSMediaRule)
    return matchMedia(rule.media.mediaText).matches ? textOfAll(rule.cssRules, base) : '';
  if (rule instanceof CSSGroupingRule && !(rule instanceof CSSStyleRule))
    return `${preludeOf(rule)}{${await textOfAll(rule.cssRules, base)}}`;
  return rule.cssText;
}

const textOfAll = async (rules: CSSRuleList, base: string): Promise<string> =>
  (await Promise.all([...rules].map((rule) => textOf(rule, base)))).join('\n');

/** Returns all style sheets of the page as one text without external files. */
export async function styleOfPage(): Promise<string> {
  const sheets = [...document.styleSheets].map((sheet) =>
    textOfAll(sheet.cssRules, sheet.href ?? document.baseURI),
  );
  return (await Promise.all(sheets)).join('\n');
}
