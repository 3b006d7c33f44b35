export * from './auth.contract.ts';
export * from './contract.ts';
export * from './endpoint.ts';
export * from './error-codes.ts';
export * from './field-errors.ts';
export * from './language.ts';
export * from './learn.contract.ts';
export * from './subscriptions.contract.ts';
