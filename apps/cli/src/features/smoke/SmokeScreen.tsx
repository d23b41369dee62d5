import { translator } from '@semestr/core/texts';
import { Box, Static, Text } from 'ink';
import type { ReactElement } from 'react';
import type { Context } from '../../io/io.ts';
import type { Display } from './display.ts';
import { Below, drawing, Head, Line, type Look, lookOf, nothing, type Progress } from './outcome-table.tsx';
import { texts } from './texts.ts';

function SmokeScreen({ url, look, ...progress }: Progress & { url: string; look: Look }): ReactElement {
  const t = translator(texts, look.language);
  // Static writes each item once; the header of the table is the first.
  const rows = [null, ...progress.outcomes];
  return (
    <>
      <Static items={rows}>
        {(outcome, index) =>
          outcome === null ? (
            <Box key={index} flexDirection="column">
              <Text bold={look.colour.stdout}>{t('title', { url })}</Text>
              <Head look={look} />
            </Box>
          ) : (
            <Line key={index} outcome={outcome} look={look} />
          )
        }
      </Static>
      <Below {...progress} look={look} />
    </>
  );
}

/** The live table of a smoke test: a line for each completed call, and a counter below. */
export function smokeScreen(context: Context): Display {
  let progress = nothing;
  const drawn = (): ReactElement => <SmokeScreen {...progress} url={context.url} look={lookOf(context)} />;
  const { draw, finish } = drawing(context, drawn());
  const show = (changes: Partial<Progress>): void => {
    progress = { ...progress, ...changes };
    draw(drawn());
  };
  return {
    update: (outcomes, total) => show({ outcomes: [...outcomes], total }),
    notice: (text) => show({ notices: [...progress.notices, text] }),
    finish: () => {
      show({ total: 0 });
      return finish();
    },
  };
}
