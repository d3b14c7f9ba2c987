/**
 * The stock theme/DocItem, rendered once for a page: the router renders the old page too when the
 * address changes.
 */
import {memo, type FunctionComponent} from 'react';
import DocItem from '@theme-original/DocItem';
import type {Props} from '@theme/DocItem';

export default memo(DocItem as FunctionComponent<Props>, (before, after) => before.content === after.content);
