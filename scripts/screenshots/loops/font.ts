/**
 * The site's font for what loops show besides the dashboard: fonts of the machine would give other
 * pixels on another one.
 */
import {readFileSync} from 'node:fs';

export const FONT = `@font-face { font-family: Inter; font-weight: 100 900; src: url(data:font/woff2;base64,${readFileSync('static/fonts/inter-latin-1.woff2', 'base64')}); }`;
