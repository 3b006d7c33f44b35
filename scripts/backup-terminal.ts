import type { CommandEnd, CommandOptions } from '../apps/api/src/backup.ts';

/** Runs a command with the arguments, the settings and the signals of this process, and sets its exit code. */
export async function runInTerminal(
  command: (words: readonly string[], options: CommandOptions) => Promise<CommandEnd>,
): Promise<void> {
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stopping.abort());
  const { text, isDone } = await command(process.argv.slice(2), {
    env: process.env,
    // npm runs scripts in the folder of the project, and tells where it was called.
    folder: process.env['INIT_CWD'] ?? process.cwd(),
    now: new Date(),
    say: (line) => console.log(line),
    signal: stopping.signal,
  });
  console[isDone ? 'log' : 'error'](text);
  process.exitCode = isDone ? 0 : 1;
}
