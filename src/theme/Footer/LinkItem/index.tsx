/** The stock theme/Footer/LinkItem as a plain link, as theme/DocSidebarItem/Link is. */
import type {ReactNode} from 'react';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import type {Props} from '@theme/Footer/LinkItem';
import clsx from 'clsx';

import {PlainLink} from '@site/src/components/PlainLink';

export default function FooterLinkItem({item}: Props): ReactNode {
  const {to, href, label, prependBaseUrlToHref, className, ...props} = item;
  const {withBaseUrl} = useBaseUrlUtils();
  const address = href && prependBaseUrlToHref ? withBaseUrl(href, {forcePrependBaseUrl: true}) : (href ?? to ?? '');
  return (
    <PlainLink className={clsx('footer__link-item', className)} href={address} {...props}>
      {label}
    </PlainLink>
  );
}
