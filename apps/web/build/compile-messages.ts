import { compile } from '@inlang/paraglide-js';
import { messageCompiler } from './message-compiler.ts';

await compile(messageCompiler);
