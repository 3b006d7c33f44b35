export { createPersonalizedModule } from './personalized-module.ts';
