/** Replaces the types of navbar items that the configuration does not use (index.ts). */
export default function UnusedNavbarItem(): never {
  throw new Error('plugins/lean-bundle: a navbar item of a type that docusaurus.config.ts does not name.');
}
