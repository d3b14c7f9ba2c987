declare module '@theme/Assistant' {
  import type {ReactNode} from 'react';

  export default function Assistant(): ReactNode;
}
