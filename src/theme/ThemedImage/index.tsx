/**
 * The stock theme/ThemedImage, lazy: the logo of the colour mode that is not shown is not fetched,
 * because browsers leave only lazy pictures alone.
 */
import type {ReactNode} from 'react';

import type {Props} from '@theme/ThemedImage';
import ThemedImage from '@theme-original/ThemedImage';

export default function LazyThemedImage(props: Props): ReactNode {
  return <ThemedImage loading="lazy" {...props} />;
}
