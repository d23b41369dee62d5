import { translator } from '@semestr/core/texts';
import { Box, render, Text } from 'ink';
import type { ReactElement } from 'react';
import type { Context } from '../../io/io.ts';
import { rawStream } from '../../io/terminal.ts';
import type { Outcome } from './outcome.ts';
import { cells, colours, head, marks, nameWidth } from './report.ts';
import { texts } from './texts.ts';

/** Parts of the two screens of a smoke test: one run, and rounds that are repeated. */

export type Look = Pick<Context, 'language' | 'colour'> & { columns: number };

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

export function Head({ look }: { look: Look }): ReactElement {
  return (
    <Row row={head(look.language)} columns={look.columns}>
      {' '}
    </Row>
  );
}

export function Line({ outcome, look }: { outcome: Outcome; look: Look }): ReactElement {
  return (
    <Row row={cells(outcome, look.language)} columns={look.columns}>
      <Mark result={outcome.result} look={look} />
    </Row>
  );
}

export interface Progress {
  outcomes: readonly Outcome[];
  total: number;
  /** Messages about the run, in addition to its outcomes. */
  notices: readonly string[];
}

export const nothing: Progress = { outcomes: [], total: 1, notices: [] };

export function Below({ outcomes, total, notices, look }: Progress & { look: Look }): ReactElement {
  const t = translator(texts, look.language);
  return (
    <>
      {outcomes.length < total ? <Text>{`… ${t('running')}: ${outcomes.length}/${total}`}</Text> : null}
      {notices.map((notice) => (
        <Text key={notice}>{notice}</Text>
      ))}
    </>
  );
}

/** Renders a screen that is replaced as a whole by each update. */
export function drawing(context: Context, first: ReactElement) {
  const { stdout, stdin, stderr } = context;
  const screen = render(first, {
    stdout: rawStream(stdout),
    stdin,
    stderr: rawStream(stderr),
    interactive: true,
    patchConsole: false,
    exitOnCtrlC: false,
  });
  return {
    draw: screen.rerender,
    finish: async () => {
      screen.unmount();
      await screen.waitUntilExit();
    },
  };
}

export const lookOf = (context: Context): Look => ({ ...context, columns: context.stdout.columns || 80 });
