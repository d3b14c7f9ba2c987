/**
 * Instead of the stock theme/prism-include-languages, which registers languages for prism; ours are
 * highlighted at build time (plugins/code-blocks).
 */
export default function prismIncludeLanguages(): void {}
