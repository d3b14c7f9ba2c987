/**
 * The stock theme/DocsRoot, rendered again only for another route: the router renders every layer
 * for each change of the address.
 */
import {memo, type FunctionComponent} from 'react';
import DocsRoot from '@theme-original/DocsRoot';
import type {Props} from '@theme/DocsRoot';

export default memo(DocsRoot as FunctionComponent<Props>, (before, after) => before.route === after.route);
