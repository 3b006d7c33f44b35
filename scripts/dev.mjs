/** `npm run dev`: the api restarts and the web app reloads when a file changes. Ctrl-C stops both. */
import { spawn } from 'node:child_process';
import { ensureDependencies, projectNode, root } from './install.mjs';

ensureDependencies();
const env = { ...process.env, PATH: `${root}/node_modules/.bin:${process.env.PATH}` };
const parts = [
  spawn(projectNode(), ['--watch', 'apps/api/src/main.ts'], { cwd: root, env, stdio: 'inherit' }),
  spawn('npm', ['run', '--silent', 'dev', '--workspace', 'apps/web'], { cwd: root, env, stdio: 'inherit' }),
];

let stopping = false;
function stop() {
  if (stopping) return;
  stopping = true;
  for (const part of parts) part.kill('SIGTERM');
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
for (const part of parts) part.on('exit', stop);
