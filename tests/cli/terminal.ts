import { type IPty, spawn } from '@lydell/node-pty';
import { expect } from '@playwright/test';
import headless from '@xterm/headless';
import { atTestTime, program } from './semestr.ts';

/** Escape sequences of keys. */
const keys = {
  up: '\u001b[A',
  down: '\u001b[B',
  right: '\u001b[C',
  left: '\u001b[D',
  enter: '\r',
  escape: '\u001b',
  interrupt: '\u0003',
} as const;

/** Escape sequences that hide and show the cursor. */
const cursor = { hide: '\u001b[?25l', show: '\u001b[?25h' };

interface Options {
  env?: Record<string, string>;
  columns?: number;
  rows?: number;
}

/** A terminal that runs `semestr`. Accepts input, and renders the output as users see it. */
export class TerminalWindow {
  readonly exitCode: Promise<number>;
  readonly #pty: IPty;
  readonly #screen: InstanceType<typeof headless.Terminal>;
  /** The complete output, including escape sequences. */
  written = '';

  constructor(args: readonly string[], { env = {}, columns = 80, rows = 24 }: Options = {}) {
    this.#screen = new headless.Terminal({ cols: columns, rows, allowProposedApi: true });
    this.#pty = spawn(process.execPath, [...program, ...args], {
      cols: columns,
      rows,
      // Environment without the settings of the test runner, such as colours and non-interactive mode.
      env: {
        PATH: process.env['PATH'],
        HOME: process.env['HOME'],
        TERM: 'xterm-256color',
        SEMESTR_LANG: 'en',
        ...atTestTime,
        ...env,
      },
    });
    this.#pty.onData((data) => {
      this.written += data;
      this.#screen.write(data);
    });
    const { promise, resolve } = Promise.withResolvers<number>();
    this.#pty.onExit(({ exitCode }) => resolve(exitCode));
    this.exitCode = promise;
  }

  press(...pressed: (keyof typeof keys)[]): void {
    for (const key of pressed) this.#pty.write(keys[key]);
  }

  type(text: string): void {
    this.#pty.write(text);
  }

  resize(columns: number, rows: number): void {
    this.#screen.resize(columns, rows);
    this.#pty.resize(columns, rows);
  }

  signal(name: NodeJS.Signals): void {
    this.#pty.kill(name);
  }

  /** The visible lines. */
  get lines(): string[] {
    const { active } = this.#screen.buffer;
    return Array.from(
      { length: this.#screen.rows },
      (_, row) => active.getLine(active.baseY + row)?.translateToString(true) ?? '',
    );
  }

  /** Whether a program uses the full screen. */
  get isTaken(): boolean {
    return this.#screen.buffer.active.type === 'alternate';
  }

  async expectText(text: string | RegExp): Promise<void> {
    await expect.poll(() => this.lines.join('\n')).toMatch(text);
  }

  /** Expects the program to have restored the screen, the cursor and the echo of input. */
  async expectRestored(): Promise<void> {
    await expect.poll(() => this.isTaken).toBe(false);
    await expect
      .poll(() => this.written.lastIndexOf(cursor.show) - this.written.lastIndexOf(cursor.hide))
      .toBeGreaterThanOrEqual(0);
  }
}
