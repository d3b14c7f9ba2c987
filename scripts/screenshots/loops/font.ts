/**
 * The site's font for what loops show besides the dashboard: fonts of the machine would give other
 * pixels on another one.
 */
import {fontFile} from '../../../plugins/hydrate-on-intent/node/fontFile';

export const FONT = `@font-face { font-family: Inter; font-weight: 100 900; src: url(data:font/woff2;base64,${fontFile(process.cwd()).data.toString('base64')}); }`;
