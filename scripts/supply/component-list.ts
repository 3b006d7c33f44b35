import type { ProductionPackage } from './production-packages.ts';

type Licence = { license: { id?: string; name?: string } } | { expression: string };

/** npm's CycloneDX output, as far as it is read here; everything else is passed through. */
export type ComponentList = {
  metadata: { component: { name: string } };
  components: { 'bom-ref': string; hashes?: { alg: string; content: string }[]; licenses?: Licence[] }[];
  dependencies: { ref: string; dependsOn?: string[] }[];
};

/** Licences under which we may ship a component. Add one only after a person has read it. */
const allowedLicences = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'PSF-2.0',
]);

/**
 * Reduces the list to what is shipped, under our own name: npm also lists every tool, and names the product by its
 * folder.
 */
export function shippedList(
  list: ComponentList,
  name: string,
  shipped: readonly ProductionPackage[],
): ComponentList {
  const refs = new Set(shipped.map(refOf));
  const { component } = list.metadata;
  return {
    ...list,
    metadata: { ...list.metadata, component: { ...component, name } },
    components: list.components.filter((one) => refs.has(one['bom-ref'])),
    dependencies: list.dependencies
      .filter(({ ref }) => refs.has(ref))
      .map((one) => ({ ...one, dependsOn: one.dependsOn?.filter((ref) => refs.has(ref)) ?? [] })),
  };
}

/**
 * Returns one sentence per fault of a shipped package: not listed, without the hash of the lockfile, or without an
 * allowed licence.
 */
export function faultsOf(list: ComponentList, shipped: readonly ProductionPackage[]): string[] {
  const byRef = new Map(list.components.map((one) => [one['bom-ref'], one]));
  return shipped.flatMap((wanted) => {
    const ref = refOf(wanted);
    const found = byRef.get(ref);
    if (found === undefined) return [`${ref} is not in the list.`];
    const hashes = found.hashes?.map(({ content }) => content) ?? [];
    const isHashed = wanted.integrity !== undefined && hashes.includes(hexOf(wanted.integrity));
    const licences = found.licenses?.map(licenceText) ?? [];
    const isAllowed = licences.length > 0 && licences.every(isAllowedLicence);
    return [
      ...(isHashed ? [] : [`${ref} has no hash, or not that of the lockfile.`]),
      ...(isAllowed ? [] : [`${ref} has no licence that we allow: ${licences.join(', ') || 'none'}.`]),
    ];
  });
}

/** Whether an SPDX expression leaves us an allowed choice. */
function isAllowedLicence(expression: string): boolean {
  return expression
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((one) => allowedLicences.has(one.trim())));
}

function licenceText(given: Licence): string {
  return 'expression' in given ? given.expression : (given.license.id ?? given.license.name ?? '');
}

function refOf({ name, version }: ProductionPackage): string {
  return `${name}@${version}`;
}

/** Converts a hash from base64, as in a lockfile, to hexadecimal digits, as in CycloneDX. */
function hexOf(integrity: string): string {
  return Buffer.from(integrity.slice(integrity.indexOf('-') + 1), 'base64').toString('hex');
}
