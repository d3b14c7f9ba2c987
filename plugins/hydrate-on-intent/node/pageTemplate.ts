/**
 * The HTML around every page (`ssrTemplate` of docusaurus.config.ts): Docusaurus' own
 * template, except that the application's scripts are only named in the head and an inline
 * loader decides when they run.
 *
 * Readers get: text, links, tables and samples that are there before any script, and an application
 * that is ready when they reach for it.
 * Reads: client/loader.ts, which is bundled here and is the same for all pages of a build.
 * In `npm run dev` the template is not used: there the scripts run at once.
 * decisions/hydrate-on-intent.md has the reasons.
 */
import path from 'node:path';

import {codeThemesFile} from '../../code-blocks/node';
import {continueFile} from '../../reading-position/node';
import {bundleScript} from '../../shared/bundleScript';
import {fontFile} from './fontFile';

type Options = {announcementId: string; baseUrl: string; siteDir: string};

export function pageTemplate(options: Options): string {
  return `
<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <%~ it.headTags %>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
    <% it.scripts.forEach((script) => { %>
      <meta name="app-script" content="<%= it.baseUrl %><%= script %>">
    <% }); %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags %>
    <script>${bundleLoader(options)}</script>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
}

export function bundleLoader({announcementId, baseUrl, siteDir}: Options): string {
  const code = bundleScript(path.join(siteDir, 'plugins/hydrate-on-intent/client/loader.ts'), {
    ANNOUNCEMENT_ID: JSON.stringify(announcementId),
    CODE_THEMES: JSON.stringify(baseUrl + codeThemesFile(siteDir).file),
    CONTINUE_READING: JSON.stringify(baseUrl + continueFile(siteDir).file),
    FONT: JSON.stringify(baseUrl + fontFile(siteDir).file),
  }).trim();
  // The template language would read its own marks in the code, and HTML the end of the script.
  if (/<%|%>|<\/script/i.test(code))
    throw new Error('plugins/hydrate-on-intent: the loader contains "<%", "%>" or "</script"; write that part differently.');
  return code;
}
