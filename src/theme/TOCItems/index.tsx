/**
 * The stock theme/TOCItems without its mark of the section that is read, which measures all
 * headings while a new page is still being put together, and at every scroll event.
 * plugins/table-of-contents marks it after the paint.
 */
import type {ReactNode} from 'react';
import TOCItems from '@theme-original/TOCItems';
import type {Props} from '@theme/TOCItems';

export default function UnmarkedTOCItems(props: Props): ReactNode {
  return <TOCItems {...props} linkActiveClassName={undefined} />;
}
