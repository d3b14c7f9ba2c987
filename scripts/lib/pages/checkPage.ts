/**
 * The rules of guide/writing.md for one page. Each problem has file, line and remedy.
 */
import {isKnownLanguage} from '../../../plugins/code-blocks/node/languages';
import {withoutFences, type Page} from '../../../plugins/shared/pageSource';
import {listFences} from './checkFences';
import {checkFrontMatter} from './checkFrontMatter';

export type Problem = {file: string; line: number; message: string};

/** Words that keep their capital inside a heading: names of products, protocols and UI parts. */
const PROPER = new Set(
  `Flagsmith API APIs Admin Edge Proxy Core SDK SDKs Docker Compose Kubernetes Helm OpenShift AWS ECS Fargate RDS Google Cloud Run SQL PostgreSQL Redis Django Python Java JavaScript TypeScript React Next Native Node Go Rust Ruby PHP Elixir
  Kotlin Swift Dart Flutter Android iOS SaaS Enterprise Terraform GitHub GitLab Jira Slack ServiceNow Segment Twilio Amplitude Heap Mixpanel RudderStack Adobe Datadog Dynatrace Grafana New Relic Sentry AppDynamics SAML OAuth LDAP ADFS Okta OIDC
  SCIM Entra LaunchDarkly InfluxDB ClickHouse Prometheus OpenTelemetry OpenFeature CLI HTTP HTTPS TLS SSE URL JSON YAML HTML CSS JWT CORS CSRF CI MCP Task Processor Organisation I Discord Unity Aptible Vercel Start-Up Scale-Up Expo Vue Svelte Angular
  Lambda ALB IAM CloudFormation Pulumi Fly Render Wolfi Gunicorn PgBouncer A/B ANY ALL NONE Backstage VS Code Windows macOS Linux Markdown OpenAPI MD5 HMAC SHA-256 DNS IP ID IDs DB CSV LTS UTC NET .NET C# UI Server-Sent Events App Store Play Bun Deno Workers Cloudflare Cognito Auth0 WorkOS Keycloak Package Manager Actions Alertmanager PingIdentity OneLogin Active Directory`.split(
    /\s+/,
  ),
);

export function checkPage(page: Page, anchors: Map<string, Set<string>>): Problem[] {
  return [
    ...checkFrontMatter(page),
    ...checkHeadings(page),
    ...checkLinks(page, anchors),
    ...checkFenceLanguages(page),
    ...checkMarks(page),
  ];
}

function checkHeadings({file, headings, frontMatter}: Page): Problem[] {
  const problems: Problem[] = [];
  const seen = new Set<string>();
  const add = (line: number, message: string) => problems.push({file, line, message});
  let former = 1;
  for (const {depth, text, line} of headings) {
    if (depth === 1) add(line, 'a page has one h1, made from its title: start headings at ##.');
    else if (depth > former + 1) add(line, `heading "${text}" jumps from level ${former} to ${depth}; go one level at a time.`);
    former = depth;
    if (seen.has(text.toLowerCase())) add(line, `heading "${text}" stands twice on the page; make it say what is different.`);
    seen.add(text.toLowerCase());
    if (/[.:;!]$/.test(text)) add(line, `heading "${text}" ends with punctuation; leave it off.`);
    const capital = text
      .split(/\s+/)
      .slice(1)
      .find((word) => /^[A-Z][a-z]+$/.test(word) && !PROPER.has(word));
    if (capital && !text.includes(`: ${capital}`))
      add(
        line,
        `heading "${text}" is not in sentence case ("${capital}"). If it is a name, add it to PROPER in scripts/lib/pages/checkPage.ts.`,
      );
  }
  const order = PARTS[String(frontMatter['type'])] ?? [];
  const parts = headings.filter(({depth, text}) => depth === 2 && order.includes(text));
  parts.forEach(({text, line}, at) => {
    const before = parts[at - 1]?.text ?? text;
    if (order.indexOf(before) <= order.indexOf(text)) return;
    add(line, `"${text}" stands after "${before}". Pages of this type have them in the order ${order.join(', ')}.`);
  });
  if (frontMatter['type'] !== 'start' && headings.at(-1)?.text !== 'Related') {
    add(headings.at(-1)?.line ?? 1, 'the last heading is "## Related" with a short list of links.');
  }
  return problems;
}

/** Parts of a page by its type, in order (guide/writing.md). A page need not have them all. */
const PARTS: Record<string, string[]> = {
  start: ['Before you start', 'Troubleshooting', 'Related'],
  'how-to': ['Before you start', 'Check', 'Undo', 'Troubleshooting', 'Related'],
  concept: ['Why it matters', 'How it works', 'Limits and trade-offs', 'Troubleshooting', 'Related'],
  reference: ['Errors', 'Limits', 'Troubleshooting', 'Related'],
  integration: ['Before you start', 'Limits', 'Remove it', 'Troubleshooting', 'Related'],
};

const VAGUE = /^(here|click here|this|this page|link|more|read more|see more|docs|documentation)$/i;

function checkLinks({file, route, links}: Page, anchors: Map<string, Set<string>>): Problem[] {
  return links.flatMap(({text, href, line}) => {
    const add = (message: string): Problem[] => [{file, line, message}];
    if (!text.trim()) return add(`the link to ${href} has no text.`);
    if (VAGUE.test(text.trim())) return add(`link text "${text}" says nothing about ${href}; name the target.`);
    if (/^(https?:|mailto:)/.test(href))
      return /docs\.flagsmith\.com/.test(href) ? add(`link to the page by its route instead of ${href}.`) : [];
    const [target = '', hash] = href.split('#');
    const pathname = target.split('?')[0] || route;
    // A file beside the page; compiling it says whether it is there.
    if (/^\.{1,2}\/.*\.\w+$/.test(href) && !/\.mdx?$/.test(href)) return [];
    if (!href.startsWith('/') && !href.startsWith('#')) return add(`"${href}" is relative; write the whole route, like /clients/.`);
    if (pathname.startsWith('/openapi/') || pathname === '/search') return [];
    const known = anchors.get(pathname);
    if (!known)
      return add(
        `there is no page ${pathname}${anchors.has(`${pathname}/`) ? ` (write ${pathname}/)` : anchors.has(pathname.replace(/\/$/, '')) ? ` (write ${pathname.replace(/\/$/, '')})` : ''}.`,
      );
    if (hash && !known.has(hash) && !known.has('*')) return add(`${pathname} has no anchor #${hash}.`);
    return [];
  });
}

/** Drawn at build time (plugins/diagrams). */
const DRAWN = ['mermaid', 'plot'];

function checkFenceLanguages({file, body, bodyLine}: Page): Problem[] {
  const unknown = listFences(body, bodyLine).filter(({language}) => !DRAWN.includes(language) && !isKnownLanguage(language));
  return unknown.map(({language, line}) => ({
    file,
    line: line - 1,
    message: language ? `unknown fence language "${language}".` : 'a fence names no language.',
  }));
}

const MARKS: [RegExp, string][] = [
  [/\(unverified\)|\bTODO\b|\bFIXME\b|coming soon|lorem ipsum/i, 'a mark of unfinished work.'],
  [/\b(simply|easily|seamless(ly)?|powerful|(?<!release-)please)\b/i, 'hype or politeness the voice avoids (see guide/writing.md).'],
  [/(^|[\s(])\/(home|root|Users)\//, 'a path of somebody’s machine.'],
];

function checkMarks({file, body, bodyLine}: Page): Problem[] {
  return withoutFences(body).flatMap((line, index) => {
    const prose = line.replace(/`[^`]*`/g, '').replace(/"[^"]*"/g, '');
    return MARKS.filter(([pattern]) => pattern.test(prose)).map(([pattern, message]) => ({
      file,
      line: bodyLine + index + 1,
      message: `"${pattern.exec(prose)?.[0]}": ${message}`,
    }));
  });
}
