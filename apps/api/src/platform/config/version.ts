import manifest from '../../../package.json' with { type: 'json' };

/** Version of the product, as its packages state it. */
export const { version } = manifest;
