import { Box, render, Text } from 'ink';
import type { ReactElement } from 'react';
import { phaseName, type Progress } from './progress.ts';
import type { Context } from '../../io/io.ts';
import { rawStream } from '../../io/terminal.ts';

interface Line {
  name: string;
  done: number;
  total: number;
}

const WIDTH = 24;

const bar = ({ done, total }: Line): string => {
  const filled = total === 0 ? WIDTH : Math.round((WIDTH * done) / total);
  return '█'.repeat(filled) + '░'.repeat(WIDTH - filled);
};

function ImportProgress({
  lines,
  isColoured,
}: {
  lines: readonly Line[];
  isColoured: boolean;
}): ReactElement {
  return (
    <Box flexDirection="column">
      {lines.map((line) => {
        const isDone = line.done === line.total;
        return (
          <Box key={line.name} gap={2}>
            <Box width={24} flexShrink={0}>
              <Text>{`${isDone ? '✓' : ' '} ${line.name}`}</Text>
            </Box>
            <Text {...(isColoured && { color: isDone ? 'green' : 'cyan' })}>{bar(line)}</Text>
            <Text>{`${line.done}/${line.total}`}</Text>
          </Box>
        );
      })}
    </Box>
  );
}

/** Renders a bar for each kind. Drawn on stderr because stdout may be redirected to a file. */
export function importProgress({ stderr, stdin, language, colour }: Context): Progress {
  const lines = new Map<string, Line>();
  const draw = (): ReactElement => <ImportProgress lines={[...lines.values()]} isColoured={colour.stderr} />;
  const terminal = rawStream(stderr);
  const screen = render(draw(), {
    stdout: terminal,
    stderr: terminal,
    stdin,
    patchConsole: false,
    exitOnCtrlC: false,
  });
  return {
    update: (phase, kind, done, total) => {
      const name = phaseName(phase, kind, language);
      lines.set(name, { name, done, total });
      screen.rerender(draw());
    },
    finish: async () => {
      screen.unmount();
      await screen.waitUntilExit();
    },
  };
}
