import type {ComponentProps, ReactNode} from 'react';
import isInternalUrl from '@docusaurus/isInternalUrl';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import IconExternalLink from '@theme/Icon/ExternalLink';

type Props = Omit<ComponentProps<'a'>, 'href'> & {href: string};

/**
 * A link that does not render when the address changes, for the lists of links that are on every
 * page. src/theme/Root.tsx follows it, and plugins/navigation fetches its page ahead.
 */
export function PlainLink({href, children, ...props}: Props): ReactNode {
  return isInternalUrl(href) ? (
    <InternalLink href={href} {...props}>
      {children}
    </InternalLink>
  ) : (
    <a href={href} target="_blank" rel="noopener noreferrer" {...props}>
      {children}
      <IconExternalLink />
    </a>
  );
}

function InternalLink({href, ...props}: Props): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {withBaseUrl} = useBaseUrlUtils();
  const address = applyTrailingSlash(withBaseUrl(href), siteConfig);
  useBrokenLinks().collectLink(address);
  return <a href={address} data-route="" {...props} />;
}
