/**
 * The components that pages can use and that need React in the browser. A component named
 * here works in HTML, in `npm run dev` and in production; one that is not fails the build
 * with page and line. Tabs, cards, badges and the like are HTML by the time a page is
 * built: plugins/static-pages.
 */
import {Aid} from '@site/plugins/playground/client';
import {StaticHtml} from '@site/plugins/static-pages/client/StaticHtml';

export default {Aid, StaticHtml};
