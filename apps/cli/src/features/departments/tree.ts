import { tree } from '@semestr/api/departments';
import { translator } from '@semestr/core/texts';
import { clientOf } from '../../http/client.ts';
import { exit, type ExitCode } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import { jsonText, tableLines } from '../../io/output.ts';
import { texts } from './texts.ts';
import { placed } from './units.ts';

/** Shows the structure as text, each department below its parent; with `--json` prints the response unchanged. */
export async function showTree(context: Context): Promise<ExitCode> {
  const { json, stdout, stderr, language } = context;
  const nodes = await clientOf(context).call(tree, {});
  const lines = tableLines(
    placed(nodes).map(({ unit: { code, name, abbrev, urlId }, depth }) => [
      code ?? '',
      `${'  '.repeat(depth)}${name}`,
      abbrev,
      urlId ?? '',
    ]),
  );
  if (json) stdout.write(jsonText(nodes));
  else stdout.write(lines.map((line) => `${line}\n`).join(''));
  if (lines.length === 0) stderr.write(`${translator(texts, language)('none')}\n`);
  return exit.ok;
}
