/** `npm start`: installs what is missing, builds the web app when it changed, and serves. Ctrl-C stops everything. */
import { spawn } from 'node:child_process';
import { ensureDependencies, projectNode, root } from './install.mjs';

ensureDependencies();
const env = { ...process.env, PATH: `${root}/node_modules/.bin:${process.env.PATH}` };
// The channel tells the server when this process is gone, however it ended.
const stdio = ['inherit', 'inherit', 'inherit', 'ipc'];
const server = spawn(projectNode(), ['scripts/serve.ts'], { cwd: root, env, stdio });
// A Ctrl-C reaches the server by itself; this process waits until it has stopped in an orderly way.
process.on('SIGINT', () => undefined);
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
// A stop sent to npm ends npm and its shell, and reaches nobody else.
const parent = process.ppid;
if (process.env.npm_lifecycle_event !== undefined) {
  setInterval(() => process.ppid === parent || server.kill('SIGTERM'), 500).unref();
}
server.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
