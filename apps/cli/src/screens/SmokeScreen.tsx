import { translator } from '@semestr/core/texts';
import { Box, render, Static, Text, useWindowSize } from 'ink';
import type { ReactElement } from 'react';
import type { Context } from '../io/io.ts';
import { rawStream } from '../io/terminal.ts';
import type { Display } from '../features/smoke/display.ts';
import type { Outcome } from '../features/smoke/outcome.ts';
import { cells, colours, head, marks, nameWidth } from '../features/smoke/report.ts';
import { texts } from '../features/smoke/texts.ts';
import type { WatchDisplay } from '../features/smoke/watch/display.ts';
import { lineOfRound, timeOf } from '../features/smoke/watch/report.ts';

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

function Head({ look }: { look: Look }): ReactElement {
  return (
    <Row row={head(look.language)} columns={look.columns}>
      {' '}
    </Row>
  );
}

function Line({ outcome, look }: { outcome: Outcome; look: Look }): ReactElement {
  return (
    <Row row={cells(outcome, look.language)} columns={look.columns}>
      <Mark result={outcome.result} look={look} />
    </Row>
  );
}

interface Progress {
  outcomes: readonly Outcome[];
  total: number;
  /** Messages about the run, in addition to its outcomes. */
  notices: readonly string[];
}

const nothing: Progress = { outcomes: [], total: 1, notices: [] };

function Below({ outcomes, total, notices, look }: Progress & { look: Look }): ReactElement {
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

/** Renders updates on the terminal. */
function drawing(context: Context, first: ReactElement) {
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

const lookOf = (context: Context): Look => ({ ...context, columns: context.stdout.columns || 80 });

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

interface Watch extends Progress {
  url: string;
  /** One line for each round. */
  lines: readonly string[];
  /** Outcomes of the last complete round, and when the next begins. */
  last: readonly Outcome[];
  next: string | null;
}

/** Lines outside the table of the last round: its header, the messages below it, and the prompt. */
const MARGIN = 6;

/** The last round, failures first; as much of it as fits on the terminal. */
function LastRound({ last, look }: { last: readonly Outcome[]; look: Look }): ReactElement {
  const { rows } = useWindowSize();
  const worst = last.toSorted((a, b) => Number(b.result === 'failed') - Number(a.result === 'failed'));
  const shown = worst.slice(0, Math.max(1, rows - MARGIN));
  const left = last.length - shown.length;
  return (
    <>
      <Head look={look} />
      {shown.map((outcome) => (
        <Line key={last.indexOf(outcome)} outcome={outcome} look={look} />
      ))}
      {left > 0 ? <Text>{translator(texts, look.language)('watch.more', { count: left })}</Text> : null}
    </>
  );
}

function WatchScreen({ url, lines, last, next, look, ...progress }: Watch & { look: Look }): ReactElement {
  const t = translator(texts, look.language);
  return (
    <>
      <Static items={[t('title', { url }), ...lines]}>
        {(line, index) => <Text key={index}>{line}</Text>}
      </Static>
      {last.length > 0 ? <LastRound last={last} look={look} /> : null}
      <Below {...progress} look={look} />
      {next === null ? null : <Text>{t('watch.next', { time: next })}</Text>}
    </>
  );
}

/** Renders a line for each round of a watch, and the table of the last one below. */
export function watchScreen(context: Context): WatchDisplay {
  let watch: Watch = { ...nothing, url: context.url, lines: [], last: [], next: null };
  const drawn = (): ReactElement => <WatchScreen {...watch} look={lookOf(context)} />;
  const { draw, finish } = drawing(context, drawn());
  const show = (changes: Partial<Watch>): void => {
    watch = { ...watch, ...changes };
    draw(drawn());
  };
  return {
    update: (outcomes, total) => show({ outcomes: [...outcomes], total, next: null }),
    notice: (text) => show({ notices: [...watch.notices, text] }),
    showRound: (report, outcomes, next) => {
      const line = lineOfRound(report, context.language, { isLog: false });
      show({ lines: [...watch.lines, line], last: [...outcomes], next: timeOf(next), notices: [] });
    },
    finish: () => {
      show({ total: 0, next: null });
      return finish();
    },
  };
}
