/**
 * `npm run audit`: known vulnerabilities in what is installed. High and
 * critical findings exit with 1.
 * A registry without the service (mirrors often lack it), or no network, exits
 * with 2: nothing was checked.
 */
import {spawnSync} from 'node:child_process';

type Report = {
  /** Instead of a report, when the request failed. */
  message?: string;
  auditReportVersion?: number;
  metadata?: {vulnerabilities?: Record<string, number>};
  vulnerabilities?: Record<string, {severity: string; range: string}>;
};

export function judge(output: string): {code: number; text: string} {
  const report = parse(output);
  const counts = report?.metadata?.vulnerabilities;
  if (!report?.auditReportVersion || !counts)
    return {
      code: 2,
      text: [
        'Nothing was checked: the registry in use offers no audit, or cannot be reached.',
        ...(report?.message ? [`It answered: ${report.message.replace(/ - .*/, '')}.`] : []),
        'Use a registry with the npm audit service: npm run audit --registry=<url>',
      ].join('\n'),
    };
  const serious = Object.entries(report.vulnerabilities ?? {}).filter(([, {severity}]) => severity === 'high' || severity === 'critical');
  const summary = Object.entries(counts)
    .map(([severity, count]) => `${count} ${severity}`)
    .join(', ');
  return {
    code: serious.length > 0 ? 1 : 0,
    text: [`Found: ${summary}.`, ...serious.map(([name, {severity, range}]) => `${severity}: ${name} ${range}`)].join('\n'),
  };
}

function parse(output: string): Report | undefined {
  try {
    return JSON.parse(output) as Report;
  } catch {
    return undefined;
  }
}

if (require.main === module) {
  const {stdout} = spawnSync('npm', ['audit', '--json'], {encoding: 'utf8', timeout: 120_000, maxBuffer: 64 * 1024 * 1024});
  const {code, text} = judge(stdout ?? '');
  console.log(text);
  process.exitCode = code;
}
