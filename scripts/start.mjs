/** `npm start`: installs what is missing, builds what changed, and serves. Ctrl-C stops everything. */
import { spawn } from 'node:child_process';
import { ensureDependencies, projectNode, root } from './install.mjs';

ensureDependencies();
const env = { ...process.env, PATH: `${root}/node_modules/.bin:${process.env.PATH}` };
let isStopping = false;
let current = run('scripts/build.ts', serve);
// Ctrl-C reaches the child directly; this process waits for its orderly stop.
process.on('SIGINT', () => {
  isStopping = true;
});
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal));
// A signal sent to npm ends only npm and its shell, so watch for a change of the parent.
const parent = process.ppid;
if (process.env.npm_lifecycle_event !== undefined) {
  setInterval(() => process.ppid === parent || stop('SIGTERM'), 500).unref();
}

/** The build has ended in a process of its own, so that its memory is free again. */
function serve() {
  if (isStopping) process.exit(1);
  current = run('scripts/serve.mjs', () => process.exit(0));
}

function run(script, next) {
  // The IPC channel tells the child when this process is gone, however it ended.
  const stdio = ['inherit', 'inherit', 'inherit', 'ipc'];
  const child = spawn(projectNode(), [script], { cwd: root, env, stdio });
  child.on('exit', (code, signal) => {
    if (code === 0) next();
    else process.exit(code ?? (signal === 'SIGINT' ? 130 : 1));
  });
  return child;
}

function stop(signal) {
  isStopping = true;
  current.kill(signal);
}
