/** One template per language: settings in, the lines that create a client out. */
import type {SdkLanguage, SdkState} from './sdk';

export type Settings = Omit<SdkState, 'language' | 'evaluation' | 'address'> & {url: string; local: boolean; variable: string};

/** Lines that apply, joined. */
function lines(...parts: (string | false)[]): string {
  return parts.filter((part) => part !== false).join('\n');
}

export const SDK_TEMPLATES: Record<SdkLanguage, (settings: Settings) => string> = {
  browser: ({url, analytics, realtime, cache}) =>
    lines(
      "import flagsmith from '@flagsmith/flagsmith';",
      '',
      'await flagsmith.init({',
      "  environmentID: 'YOUR_ENVIRONMENT_KEY',",
      `  api: '${url}',`,
      cache > 0 && '  cacheFlags: true,',
      cache > 0 && `  cacheOptions: { ttl: ${cache * 60_000}, skipAPI: true, loadStale: true },`,
      analytics && '  enableAnalytics: true,',
      realtime && '  realtime: true,',
      '});',
    ),
  nodejs: ({url, local, refresh, timeout, retries, analytics, variable}) =>
    lines(
      "import { Flagsmith } from '@flagsmith/nodejs';",
      '',
      'const flagsmith = new Flagsmith({',
      `  environmentKey: process.env.${variable},`,
      `  apiUrl: '${url}',`,
      local && '  enableLocalEvaluation: true,',
      local && `  environmentRefreshIntervalSeconds: ${refresh},`,
      timeout > 0 && `  requestTimeoutSeconds: ${timeout},`,
      retries >= 0 && `  retries: ${retries},`,
      analytics && '  enableAnalytics: true,',
      '});',
    ),
  python: ({url, local, refresh, timeout, retries, analytics, realtime, variable}) =>
    lines(
      'import os',
      '',
      'from flagsmith import Flagsmith',
      retries >= 0 && 'from urllib3 import Retry',
      '',
      'flagsmith = Flagsmith(',
      `    environment_key=os.environ["${variable}"],`,
      `    api_url="${url}",`,
      local && '    enable_local_evaluation=True,',
      local && `    environment_refresh_interval_seconds=${refresh},`,
      realtime && '    enable_realtime_updates=True,',
      timeout > 0 && `    request_timeout_seconds=${timeout},`,
      retries >= 0 && `    retries=Retry(total=${retries}, backoff_factor=0.1),`,
      analytics && '    enable_analytics=True,',
      ')',
    ),
  java: ({url, local, refresh, timeout, retries, analytics, variable}) =>
    lines(
      'import com.flagsmith.FlagsmithClient;',
      'import com.flagsmith.config.FlagsmithConfig;',
      retries >= 0 && 'import com.flagsmith.config.Retry;',
      '',
      'public class Flags {',
      '  static FlagsmithClient newClient() {',
      '    return FlagsmithClient.newBuilder()',
      `        .setApiKey(System.getenv("${variable}"))`,
      '        .withConfiguration(',
      '            FlagsmithConfig.newBuilder()',
      `                .baseUri("${url}")`,
      local && '                .withLocalEvaluation(true)',
      local && `                .withEnvironmentRefreshIntervalSeconds(${refresh})`,
      timeout > 0 && `                .readTimeout(${timeout * 1000})`,
      retries >= 0 && `                .retries(new Retry(${retries}))`,
      analytics && '                .withEnableAnalytics(true)',
      '                .build())',
      '        .build();',
      '  }',
      '}',
    ),
  go: ({url, local, refresh, timeout, retries, analytics, realtime, variable}) => {
    const needsTime = local || timeout > 0 || retries >= 0;
    const needsContext = local || analytics;
    return lines(
      'package main',
      '',
      'import (',
      needsContext && '\t"context"',
      '\t"os"',
      needsTime && '\t"time"',
      '',
      '\tflagsmith "github.com/Flagsmith/flagsmith-go-client/v5"',
      ')',
      '',
      `func newClient(${needsContext ? 'ctx context.Context' : ''}) *flagsmith.Client {`,
      '\treturn flagsmith.NewClient(',
      `\t\tos.Getenv("${variable}"),`,
      `\t\tflagsmith.WithBaseURL("${url}"),`,
      local && '\t\tflagsmith.WithLocalEvaluation(ctx),',
      local && `\t\tflagsmith.WithEnvironmentRefreshInterval(${refresh}*time.Second),`,
      realtime && '\t\tflagsmith.WithRealtime(),',
      timeout > 0 && `\t\tflagsmith.WithRequestTimeout(${timeout}*time.Second),`,
      retries >= 0 && `\t\tflagsmith.WithRetries(${retries}, time.Second),`,
      analytics && '\t\tflagsmith.WithAnalytics(ctx),',
      '\t)',
      '}',
    );
  },
  csharp: ({url, local, refresh, timeout, retries, analytics, variable}) =>
    lines(
      'using System;',
      'using Flagsmith;',
      '',
      'var flagsmith = new FlagsmithClient(new FlagsmithConfiguration',
      '{',
      `    EnvironmentKey = Environment.GetEnvironmentVariable("${variable}"),`,
      `    ApiUri = new Uri("${url}"),`,
      local && '    EnableLocalEvaluation = true,',
      local && `    EnvironmentRefreshInterval = TimeSpan.FromSeconds(${refresh}),`,
      timeout > 0 && `    RequestTimeout = ${timeout},`,
      retries >= 0 && `    Retries = ${retries},`,
      analytics && '    EnableAnalytics = true,',
      '});',
    ),
  ruby: ({url, local, refresh, timeout, retries, analytics, realtime, variable}) => {
    const options = [
      `environment_key: ENV.fetch('${variable}')`,
      `api_url: '${url}'`,
      local && 'enable_local_evaluation: true',
      local && `environment_refresh_interval_seconds: ${refresh}`,
      realtime && 'enable_realtime_updates: true',
      timeout > 0 && `request_timeout_seconds: ${timeout}`,
      retries >= 0 && `retries: ${retries}`,
      analytics && 'enable_analytics: true',
    ].filter((option) => option !== false);
    return lines("require 'flagsmith'", '', 'flagsmith = Flagsmith::Client.new(', options.map((option) => `  ${option}`).join(',\n'), ')');
  },
  php: ({url, local, refresh, analytics, variable}) =>
    lines(
      '<?php',
      '',
      "require __DIR__ . '/vendor/autoload.php';",
      '',
      'use Flagsmith\\Flagsmith;',
      local && 'use Symfony\\Component\\Cache\\Adapter\\FilesystemAdapter;',
      local && 'use Symfony\\Component\\Cache\\Psr16Cache;',
      '',
      '$flagsmith = new Flagsmith(',
      `    apiKey: getenv('${variable}'),`,
      `    host: '${url}',`,
      local && `    environmentTtl: ${refresh},`,
      analytics && '    enableAnalytics: true,',
      ');',
      local && "$flagsmith = $flagsmith->withCache(new Psr16Cache(new FilesystemAdapter('flags')));",
      local && '$flagsmith->updateEnvironment();',
    ),
  rust: ({url, local, refresh, timeout, analytics, variable}) =>
    lines(
      'use flagsmith::{Flagsmith, FlagsmithOptions};',
      '',
      'fn new_client() -> Flagsmith {',
      `    let key = std::env::var("${variable}").expect("${variable} is set");`,
      '    let options = FlagsmithOptions {',
      `        api_url: "${url}".to_string(),`,
      local && '        enable_local_evaluation: true,',
      local && `        environment_refresh_interval_mills: ${refresh * 1000},`,
      timeout > 0 && `        request_timeout_seconds: ${timeout},`,
      analytics && '        enable_analytics: true,',
      '        ..Default::default()',
      '    };',
      '    Flagsmith::new(key, options)',
      '}',
    ),
  elixir: ({url, local, refresh, timeout, retries, analytics, variable}) => {
    const options = [
      `environment_key: System.fetch_env!("${variable}")`,
      `api_url: "${url}"`,
      local && 'enable_local_evaluation: true',
      local && `environment_refresh_interval_milliseconds: ${refresh * 1000}`,
      timeout > 0 && `request_timeout_milliseconds: ${timeout * 1000}`,
      retries >= 0 && `retries: ${retries}`,
      analytics && 'enable_analytics: true',
    ].filter((option) => option !== false);
    return lines(
      (local || analytics) && '# Put Flagsmith.Supervisor among the children of your supervision tree.',
      (local || analytics) && '{:ok, _} = Supervisor.start_link([Flagsmith.Supervisor], strategy: :one_for_one)',
      (local || analytics) && '',
      'config =',
      '  Flagsmith.Client.new(',
      options.map((option) => `    ${option}`).join(',\n'),
      '  )',
    );
  },
};
