/**
 * Instead of the stock theme/MDXComponents: the components that pages can use and that need React
 * in the browser. A component named here works in HTML, in `npm run dev` and in production, and
 * only pages that use one load them; one that is not here fails the build with page and line. Tabs,
 * cards, badges and the like are HTML by the time a page is built: plugins/static-pages.
 */
import {ErrorBox} from '@site/plugins/assistant/client/ErrorBox';
import {SupportForm} from '@site/plugins/assistant/client/SupportForm';
import {Aid} from '@site/plugins/playground/client';

export default {Aid, ErrorBox, SupportForm};
