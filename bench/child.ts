import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { nodeFlags } from '../tools/node-flags.mjs';

/** A program that runs in a separate process. */
export interface Child {
  url: string;
  /** Returns its memory, in bytes. */
  memory: () => number;
  close: () => Promise<void>;
  /** Kills it without a graceful shutdown. */
  kill: () => Promise<void>;
}

/**
 * Starts a program and waits until it reports its address, with the memory settings that `npm start` uses for the
 * server.
 */
export async function startChild(program: string, env: Record<string, string>): Promise<Child> {
  const child = spawn(process.execPath, [...nodeFlags.flags, program], {
    env: { ...process.env, ...nodeFlags.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  const url = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const [found] = /http:\/\/[\w.]+:\d+/.exec(output) ?? [];
      if (found) resolve(found);
    });
    void ended.then(() => reject(new Error(`${program} ended: ${output}`)));
  });
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    child.kill(signal);
    await ended;
  };
  return {
    url,
    memory: () => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)])) * 1024,
    close: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}
