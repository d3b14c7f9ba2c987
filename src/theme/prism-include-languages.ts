/**
 * The stock theme registers prism languages here; ours are highlighted at build
 * time (plugins/code-blocks).
 */
export default function prismIncludeLanguages(): void {}
