import { existsSync, readFileSync } from 'node:fs';
import { askOf } from '../../conformance/ask.ts';
import { Engine } from './engine.ts';
import { chooseSandboxAccess, type SandboxAccess } from './sandbox-access.ts';
import { SandboxProcess } from './sandbox-process.ts';
import { SnapshotFile } from './snapshot-file.ts';

/** Result of a program that ran in a sandbox. */
type Run = {
  stdout: string;
  /** The file `/proc/<pid>/status` of the sandbox process. */
  status: string;
  /** Whether the process was gone when the engine had stopped. */
  isGone: boolean;
};

/** Runs a small program in a sandbox with this user and these files. */
export async function runIn(access: SandboxAccess): Promise<Run> {
  const snapshots = new SnapshotFile(access.files.cache);
  const sandboxes: SandboxProcess[] = [];
  const engine = new Engine({ workers: 1 }, (workers, events) => {
    const sandbox = new SandboxProcess({ workers, snapshots, access }, events);
    sandboxes.push(sandbox);
    return sandbox;
  });
  await engine.ready();
  const { stdout } = await askOf(engine).outcome('print(6 * 7)');
  const proc = `/proc/${sandboxes[0]?.pid}`;
  const status = readFileSync(`${proc}/status`, 'utf8');
  await engine.stop(0);
  snapshots.remove();
  return { stdout, status, isGone: !existsSync(proc) };
}

/** Started as a program, prints its result as JSON, so that the test can run it as any user. */
if (import.meta.main) {
  const access = chooseSandboxAccess({}, (problem) => process.stderr.write(problem));
  console.log(JSON.stringify(await runIn(access)));
}
