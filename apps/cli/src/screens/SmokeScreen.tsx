import { translator } from '@semestr/core/texts';
import { Box, render, Static, Text } from 'ink';
import type { ReactElement } from 'react';
import type { Context } from '../io/io.ts';
import type { Display } from '../features/smoke/display.ts';
import type { Outcome } from '../features/smoke/perform.ts';
import { cells, colours, head, marks, nameWidth } from '../features/smoke/report.ts';
import { texts } from '../features/smoke/texts.ts';

type Look = Pick<Context, 'language' | 'colour'> & { columns: number };

interface RowProps {
  row: readonly string[];
  columns: number;
  children: ReactElement | string;
}

/** Static does not limit the width of its items; an explicit width makes a long reason wrap within its column. */
function Row({ row, columns, children }: RowProps): ReactElement {
  const [name, who, status, ms, bytes, result] = row;
  return (
    <Box gap={1} width={columns}>
      <Box width={1} flexShrink={0}>
        <Text>{children}</Text>
      </Box>
      <Box width={nameWidth} flexShrink={0}>
        <Text>{name}</Text>
      </Box>
      <Box width={10} flexShrink={0}>
        <Text wrap="truncate">{who}</Text>
      </Box>
      <Box width={6} flexShrink={0} justifyContent="flex-end">
        <Text>{status}</Text>
      </Box>
      <Box width={5} flexShrink={0} justifyContent="flex-end">
        <Text>{ms}</Text>
      </Box>
      <Box width={7} flexShrink={0} justifyContent="flex-end">
        <Text>{bytes}</Text>
      </Box>
      <Box flexGrow={1} flexBasis={0}>
        <Text>{result}</Text>
      </Box>
    </Box>
  );
}

function Mark({ result, look }: { result: Outcome['result']; look: Look }): ReactElement {
  return <Text {...(look.colour.stdout && { color: colours[result] })}>{marks[result]}</Text>;
}

interface Progress {
  url: string;
  outcomes: readonly Outcome[];
  total: number;
}

function SmokeScreen({ url, outcomes, total, look }: Progress & { look: Look }): ReactElement {
  const t = translator(texts, look.language);
  // Static writes each item once; the head of the table is the first.
  const rows = [null, ...outcomes];
  return (
    <>
      <Static items={rows}>
        {(outcome) =>
          outcome === null ? (
            <Box key="head" flexDirection="column">
              <Text bold={look.colour.stdout}>{t('title', { url })}</Text>
              <Row row={head(look.language)} columns={look.columns}>
                {' '}
              </Row>
            </Box>
          ) : (
            <Row
              key={`${outcome.name} ${outcome.as}`}
              row={cells(outcome, look.language)}
              columns={look.columns}
            >
              <Mark result={outcome.result} look={look} />
            </Row>
          )
        }
      </Static>
      {outcomes.length < total ? <Text>{`… ${t('running')}: ${outcomes.length}/${total}`}</Text> : null}
    </>
  );
}

/** The live table of a smoke test: a line for each call as it answers, and a counter below. */
export function smokeScreen(context: Context): Display {
  const { stdout, stdin, stderr, url } = context;
  const draw = (outcomes: readonly Outcome[], total: number): ReactElement => (
    <SmokeScreen
      url={url}
      outcomes={[...outcomes]}
      total={total}
      look={{ ...context, columns: stdout.columns || 80 }}
    />
  );
  const screen = render(draw([], 1), { stdout, stdin, stderr, patchConsole: false, exitOnCtrlC: false });
  return {
    update: (outcomes, total) => screen.rerender(draw(outcomes, total)),
    finish: async () => {
      screen.unmount();
      await screen.waitUntilExit();
    },
  };
}
