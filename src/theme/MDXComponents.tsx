/** The words that authors can use beyond Markdown and that need React. The rest (tabs, cards, admonitions, badges) is HTML by then: plugins/static-content. */
import Head from '@docusaurus/Head';
import MDXImg from '@theme/MDXComponents/Img';

import {StaticHtml} from '@site/plugins/static-content/client/StaticHtml';

export default {Head, img: MDXImg, StaticHtml};
