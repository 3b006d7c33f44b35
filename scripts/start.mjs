/** `npm start`: installs what is missing, builds the web app when it changed, and serves. Ctrl-C stops everything. */
import { spawn } from 'node:child_process';
import { ensureDependencies, projectNode, root } from './install.mjs';

ensureDependencies();
const env = { ...process.env, PATH: `${root}/node_modules/.bin:${process.env.PATH}` };
// The IPC channel tells the server when this process is gone, however it ended.
const stdio = ['inherit', 'inherit', 'inherit', 'ipc'];
const server = spawn(projectNode(), ['scripts/serve.ts'], { cwd: root, env, stdio });
// Ctrl-C reaches the server directly; this process waits for its orderly stop.
process.on('SIGINT', () => undefined);
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
// A signal sent to npm ends only npm and its shell, so watch for a change of the parent.
const parent = process.ppid;
if (process.env.npm_lifecycle_event !== undefined) {
  setInterval(() => process.ppid === parent || server.kill('SIGTERM'), 500).unref();
}
server.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
