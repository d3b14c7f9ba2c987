/** The stock page, with its data beside it (plugins/static-pages). */
import type {ReactNode} from 'react';
import DocItem from '@theme-init/DocItem';
import type {Props} from '@theme/DocItem';

import {PageDataScript} from '../../client/PageDataScript';

export default function DocItemWithData(props: Props): ReactNode {
  return (
    <>
      <DocItem {...props} />
      <PageDataScript content={props.content} />
    </>
  );
}
