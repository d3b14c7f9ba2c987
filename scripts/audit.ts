/**
 * `npm run audit`: known vulnerabilities in what is installed. Not every registry offers the service (mirrors often do not), and it needs a network; then this says so and
 * succeeds, so that a build without it does not fail for that. High and critical findings fail.
 */
import {spawnSync} from 'node:child_process';

type Report = {
  auditReportVersion?: number;
  metadata?: {vulnerabilities?: Record<string, number>};
  vulnerabilities?: Record<string, {severity: string; range: string}>;
};

export function judge(output: string): {code: number; text: string} {
  const report = parse(output);
  const counts = report?.metadata?.vulnerabilities;
  if (!report?.auditReportVersion || !counts)
    return {code: 0, text: 'The registry in use offers no audit, or cannot be reached. Nothing was checked.'};
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
