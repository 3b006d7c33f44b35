/** Entry of a thread that assesses runs. */
import { constants, setPriority } from 'node:os';

// Lets the server and its database go first, as the sandbox does. On Linux a priority is that of a thread; elsewhere it
// would be that of the whole server. It is lowered before the rest is loaded: that takes longer than any assessment, and
// happens again after each one that was ended.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

await import('./assess-requests.ts');
