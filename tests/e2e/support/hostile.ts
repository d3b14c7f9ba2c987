/**
 * Hostile input: known ways to get a script or markup into a page, each in many disguises. The list
 * is the same in every run.
 */
const MARK = 'window.pwned=1';

const VECTORS = [
  `<script>${MARK}</script>`,
  `"><script>${MARK}</script>`,
  `'><img src=x onerror=${MARK}>`,
  `<img src=x onerror="${MARK}">`,
  `<svg onload=${MARK}>`,
  `<svg><animate onbegin=${MARK} attributeName=x dur=1s>`,
  `<iframe srcdoc="<script>parent.pwned=1</script>">`,
  `<a href="javascript:${MARK}">x</a>`,
  `javascript:${MARK}`,
  `data:text/html,<script>${MARK}</script>`,
  `<details open ontoggle=${MARK}>`,
  `<body onload=${MARK}>`,
  `<math><mtext><table><mglyph><style><img src=x onerror=${MARK}>`,
  `<style>@import 'x';*{background:red}</style>`,
  `<base href="https://attacker.invalid/">`,
  `<meta http-equiv="refresh" content="0;url=https://attacker.invalid/">`,
  `<link rel=stylesheet href=https://attacker.invalid/x.css>`,
  `<form action=https://attacker.invalid><button>x</button></form>`,
  `<template><script>${MARK}</script></template>`,
  `--><script>${MARK}</script><!--`,
  `]]><script>${MARK}</script>`,
  `{{constructor.constructor('${MARK}')()}}`,
  `\${${MARK}}`,
  `';${MARK};//`,
  `\\";${MARK};//`,
  `[x](javascript:${MARK})`,
  `![x](x" onerror="${MARK})`,
  `<x/onclick=${MARK}>click</x>`,
  `<input autofocus onfocus=${MARK}>`,
  `<video><source onerror=${MARK}>`,
  `__proto__`,
  `constructor`,
  `{"__proto__":{"pwned":1}}`,
  `//attacker.invalid`,
  `\u202e\u0000\ufeff\ud800`,
  `%`,
  `(((((((((((((((((((((((((((((a+)+)+)+)+$`,
  `${'A'.repeat(4000)}`,
  `<${'a '.repeat(500)}>`,
  `../../../../etc/passwd`,
];

const DISGUISES: ((text: string) => string)[] = [
  (text) => text,
  (text) => text.toUpperCase(),
  (text) => `segment ${text} flag`,
  (text) => encodeURIComponent(text.replace(/[\ud800-\udfff]/g, '')),
  (text) => text.replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
  (text) => text.replaceAll('<', '\\u003c').replaceAll('"', '\\"'),
  (text) => text.split('').join('\u200b'),
  (text) => `"${text}"`,
];

export const hostile: string[] = DISGUISES.flatMap((disguise) => VECTORS.map(disguise));
