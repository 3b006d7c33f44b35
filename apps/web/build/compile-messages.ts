import { compile } from '@inlang/paraglide-js';
import { messageCompiler } from './message-compiler.ts';

await compile(messageCompiler);
// The compiler would keep its process alive for half a minute more.
process.exit();
