/** Runs the built server in this process. Plain JavaScript: the first TypeScript file costs a process 50 MB. */
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
await import('../apps/api/main.mjs');
