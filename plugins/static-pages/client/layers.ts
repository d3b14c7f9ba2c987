/**
 * What every page needs is part of the first script, so the routes load nothing for it. The values
 * are used because the theme's package says that its modules have no side effects.
 */
import DocItem from '@theme/DocItem';
import DocRoot from '@theme/DocRoot';
import DocsRoot from '@theme/DocsRoot';
import DocVersionRoot from '@theme/DocVersionRoot';

import {loadStrings, StaticHtml} from './index';

export const layers = [DocItem, DocRoot, DocsRoot, DocVersionRoot, StaticHtml, loadStrings];
