import type {ReactNode} from 'react';

import {assistants} from '@site/config/assistants';
import {markdownTwinPath} from '@site/plugins/shared/markdownTwinPath';

type Props = {permalink: string; siteUrl: string; baseUrl: string};

/**
 * Plain HTML: the browser opens and closes it, and actions.ts, loaded on first use, does the rest.
 */
export function PageMenu({permalink, siteUrl, baseUrl}: Props): ReactNode {
  const twin = markdownTwinPath(permalink, baseUrl);
  const prompt = encodeURIComponent(`Read ${siteUrl}${twin} so that I can ask questions about it.`);
  return (
    <details className="page-menu" data-page-menu={twin}>
      <summary>Page options</summary>
      <ul>
        <li>
          <button type="button" data-page-action="copy">
            Copy page as Markdown
          </button>
        </li>
        <li>
          <a href={twin}>View as Markdown</a>
        </li>
        {assistants.map(({name, url}) => (
          <li key={name}>
            <a href={url.replace('{prompt}', prompt)} target="_blank" rel="noopener noreferrer">
              Open in {name}
            </a>
          </li>
        ))}
        <li>
          <button type="button" data-page-action="print">
            Print
          </button>
        </li>
      </ul>
      <span role="status" className="visually-hidden" />
    </details>
  );
}
