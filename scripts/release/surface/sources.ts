/**
 * Where the source of each SDK says what it exports. A part is a file, or what stands between two
 * lines of it, with a pattern for one name and, if the source has one, its default.
 */
export type Part = {
  file: string;
  between?: [RegExp, RegExp] | undefined;
  /** Groups: name, default. */
  pattern: RegExp;
  /** Names of fields whose options are called otherwise. */
  rename?: Record<string, string> | undefined;
};

export type SdkSource = {
  /** Key in `data/sdk-versions.json`, or the release of an SDK that is not in there. */
  sdk: string;
  release?: string;
  /** Sub-folder, if it is that of another SDK. */
  folder?: string;
  /** Folder of the files. */
  root?: string;
  parts: Part[];
  /** Tables with the rows of this SDK: value of `language`, `sdk` or `provider`, or every row. */
  tables: Record<string, string>;
  /** Pages about this SDK only. */
  pages: string[];
  /** Pages about several SDKs: only passages with this name count. */
  shared?: {pages: string[]; name: RegExp};
};

const SERVER_PAGES = [
  'docs/clients/server-side.mdx',
  'docs/clients/server-side/',
  'docs/advanced-use/experiments.mdx',
  'docs/advanced-use/transient-traits.mdx',
];
const server = (language: string, name: RegExp, samples = language): Pick<SdkSource, 'tables' | 'pages' | 'shared'> => ({
  tables: {'server-sdk-options': language, 'server-sdk-methods': language},
  pages: [`samples/${samples}/`],
  shared: {pages: SERVER_PAGES, name},
});
const client = (sdk: string, ...pages: string[]): Pick<SdkSource, 'tables' | 'pages'> => ({
  tables: {'client-sdk-options': sdk, 'client-sdk-methods': sdk},
  pages,
});
const provider = (name: string): Pick<SdkSource, 'tables' | 'pages' | 'shared'> => ({
  tables: {'openfeature-provider-options': name},
  pages: ['docs/clients/openfeature.mdx', 'samples/openfeature/'],
});

const FIELD = /^ {4}(?!_)(?:readonly )?(\w+)[?<:]/gm;
const DEEP_FIELD = /^ {4,8}(?!_)(\w+)\??:/gm;
const JAVA_METHOD = /^ {2,4}public (?:static |synchronized )*(?!class|final|enum|static)[\w<>,. ?[\]]+ (\w+)\(/gm;
const JAVA_FIELD = /^ {4}private (?:final )?\w+(?:<\w+>)? (\w+) = (.+);/gm;
const PYTHON_METHOD = /^ {4}def (?!_)(\w+)\(/gm;
const PYTHON_FIELD = /^ {4}(?!_)(\w+): [^=\n]+(?: = (.+))?$/gm;
const PYTHON_ARGUMENT = /^ {8}(?!self)(\w+): [^=]+?(?: = ([^,]+))?,\n(?= {8}\w| {4}\))/gm;
const CSHARP_MEMBER = /^ {8}public (?:static |async |abstract )*[\w<>?., ]+ (\w+)(?: =>|\(| *\{ get;.*?\}(?: = (.+);)?|\r?$)/gm;
const RUBY_METHOD = /^ +def (?!initialize|inspect)(\w+\??|\[\])/gm;
const PHP_METHOD = /^ {4}public (?:static )?function (?!__)(\w+)\(/gm;
const PHP_ARGUMENT = /^ {8}(?:public readonly )?\??[\w\\]+ \$(\w+)(?: = ([^,\n]+))?,?$/gm;
const RUST_METHOD = /^ {4}pub (?:async )?fn (\w+)/gm;
const GO_METHOD = /^func (?:\(\w+ \*?(?:Client|Flags|LocalFileHandler)\) )?([A-Z]\w*)\(/gm;
const SWIFT_MEMBER = /^ {4}(?:@discardableResult )?public (?:static )?(?:var|let|func) (\w+)(?:[^={\n]*= ([^\n]+))?/gm;
const KOTLIN_MEMBER = /^ {4}(?:fun|val) (\w+)/gm;
const KOTLIN_ARGUMENT = /^ {4,8}(?:private |override )*(?:val|var) (\w+): [\w<>?]+(?: = (.+?))?(?:,?(?: \/\/.*)?)$/gm;
const DART_MEMBER = /^ {2}(?:static )?(?:final )?(?:[A-Z][\w<>?, ]*|bool|void) (?:get )?(?!_)([a-z]\w*)(?:\(| =>|;| =)/gm;
const DECLARED = /^(?:export )?declare (?:const|function|class) (\w+)/gm;
const CLI_NAME = /(?:Use: +"|Var\w*\(&\w+, ")(?!demo)([\w-]+)/g;
const SCHEMA = /^\t{2,}"(\w+)": +schema\.\w+Attribute\{(?:(?!^\t+\},)[\s\S])*?(?:Default: +\w+\.Static\w+\((.+)\)|^\t+\},|Attributes:)/gm;

const part = (file: string, pattern: RegExp, between?: Part['between'], rename?: Part['rename']): Part => ({
  file,
  pattern,
  between,
  rename,
});
const cli = (...names: string[]): Part[] => names.map((name) => part(`internal/cmd/${name}.go`, CLI_NAME));
const terraform = (...names: string[]): Part[] => names.map((name) => part(`flagsmith/${name}.go`, SCHEMA));

const JS_TYPES: Part[] = [
  part('types.d.ts', DEEP_FIELD, [/interface IInitConfig/, /^}/m]),
  part('types.d.ts', FIELD, [/type ICacheOptions/, /^}/m]),
  part('types.d.ts', FIELD, [/interface IFlagsmith</, /^}/m]),
  part('types.d.ts', FIELD, [/interface IFlagsmithFeature/, /^}/m]),
  part('types.d.ts', FIELD, [/type GetValueOptions/, /^}/m]),
  part('types.d.ts', FIELD, [/type LoadingState/, /^}/m]),
  part('types.d.ts', FIELD, [/interface IRetrieveInfo/, /^}/m]),
  part('index.d.ts', DECLARED),
  part('src/flagsmith-core.ts', /^ {16}(\w+) ?= (.+),$/gm, [/async init\(/, /= config;/]),
];
const JS_PAGES = [
  'docs/clients/javascript.mdx',
  'docs/clients/javascript/',
  'docs/clients/react.mdx',
  'docs/clients/next-ssr.mdx',
  'samples/javascript/',
  'samples/react/',
  'samples/nextjs/',
  'samples/typescript/',
  'docs/advanced-use/experiments.mdx',
];

export const SOURCES: SdkSource[] = [
  {
    sdk: 'python',
    ...server('python', /Python/),
    parts: [
      part('flagsmith/flagsmith.py', PYTHON_METHOD),
      part('flagsmith/flagsmith.py', PYTHON_ARGUMENT, [/def __init__\(/, /^ {4}\):\n/m]),
      part('flagsmith/models.py', PYTHON_METHOD, [/^class BaseFlag/m, /^class Segment/m]),
      part('flagsmith/models.py', PYTHON_FIELD, [/^class ExperimentMetadata/m, /^class Flags/m]),
      part('flagsmith/analytics.py', PYTHON_FIELD, [/^class EventProcessorConfig/m, /^class EventProcessor:/m]),
      part('flagsmith/types.py', PYTHON_FIELD, [/^class ApplicationMetadata/m, /^class SegmentMetadata/m]),
      part('flagsmith/types.py', PYTHON_FIELD, [/^class TraitConfig/m, /^class ApplicationMetadata/m]),
      part('flagsmith/webhooks.py', /^def (\w+)/gm),
      part('flagsmith/exceptions.py', /^class (\w+)/gm),
      part('flagsmith/offline_handlers.py', /^class (\w+)/gm),
    ],
  },
  {
    sdk: 'nodejs',
    ...server('javascript', /Node\.js/, 'nodejs'),
    parts: [
      part('sdk/types.ts', FIELD, [/interface FlagsmithConfig/, /^}/m]),
      part('sdk/types.ts', /^ {4}(\w+)\(/gm, [/interface FlagsmithCache/, /^}/m]),
      part('sdk/index.ts', /^ {4}(?:async )?(?!constructor|private)(\w+)\($/gm),
      part('sdk/index.ts', /^ {4}(?:async )?(?!constructor|private)(\w+)\(.*\{$/gm),
      part('sdk/index.ts', /^ {4}(\w+)\??: \w+ = (\w+);$/gm),
      part('sdk/index.ts', /data\.(\w+) (?:\?\?|\|\|) (\w+(?:\(\))?)/g),
      part('sdk/models.ts', /^ {4}(?!constructor|static)(\w+)(?:\(|: )/gm),
      part('index.ts', /^ {4}(\w+),?$/gm),
      part('sdk/offline_handlers.ts', /^export (?:abstract )?class (\w+)/gm),
    ],
  },
  {
    sdk: 'java',
    root: 'src/main/java/com/flagsmith/',
    ...server('java', /Java\b/),
    parts: [
      part('FlagsmithClient.java', JAVA_METHOD),
      part('config/FlagsmithConfig.java', JAVA_METHOD),
      part('config/FlagsmithConfig.java', JAVA_FIELD, [/static class Builder/, /private Builder\(/], {
        connectTimeoutMillis: 'connectTimeout',
        writeTimeoutMillis: 'writeTimeout',
        readTimeoutMillis: 'readTimeout',
        enableLocalEvaluation: 'withLocalEvaluation',
        environmentRefreshIntervalSeconds: 'withEnvironmentRefreshIntervalSeconds',
        enableAnalytics: 'withEnableAnalytics',
        offlineMode: 'withOfflineMode',
        interceptors: 'addHttpInterceptor',
        supportedProtocols: 'withSupportedProtocols',
      }),
      part('config/FlagsmithCacheConfig.java', JAVA_METHOD, [/static class Builder/, /class FlagsmithCacheImpl/]),
      part('config/FlagsmithCacheConfig.java', /^ {4}private int (maxSize|expireAfterWrite) = (.+);/gm, [
        /static class Builder/,
        /private Builder\(/,
      ]),
      part('models/Flags.java', JAVA_METHOD),
      part('models/BaseFlag.java', /^ {2}private \w+ (\w+);/gm, undefined, {
        enabled: 'getEnabled',
        value: 'getValue',
        featureName: 'getFeatureName',
      }),
      part('models/TraitConfig.java', JAVA_METHOD),
    ],
  },
  {
    sdk: 'go',
    ...server('go', /\bGo\b/),
    parts: [
      ...['client', 'options', 'models', 'offline_handler', 'evaluationcontext_static'].map((name) => part(`${name}.go`, GO_METHOD)),
      part('config.go', /^\t\t(\w+): +(.+),$/gm, [/func defaultConfig/, /^}/m], {
        baseURL: 'WithBaseURL',
        timeout: 'WithRequestTimeout',
        envRefreshInterval: 'WithEnvironmentRefreshInterval',
        realtimeBaseUrl: 'WithRealtimeBaseURL',
        userProvidedClient: 'WithHTTPClient',
      }),
      part('models.go', /^\t([A-Z]\w*)/gm, [/^type Flag struct/m, /^}/m]),
    ],
  },
  {
    sdk: 'dotnet',
    root: 'Flagsmith.FlagsmithClient/',
    ...server('csharp', /\.NET|C#/),
    parts: [
      part('FlagsmithConfiguration.cs', CSHARP_MEMBER),
      part('FlagsmithConfiguration.cs', /(?<=private TimeSpan )_(timeout) = TimeSpan\.FromSeconds\((\d+)\)/g, undefined, {
        timeout: 'RequestTimeout',
      }),
      part('FlagsmithClient.cs', CSHARP_MEMBER),
      part('Flags.cs', CSHARP_MEMBER),
      part('Flag.cs', CSHARP_MEMBER),
      part('CacheConfig.cs', CSHARP_MEMBER),
      part('Trait.cs', CSHARP_MEMBER),
    ],
  },
  {
    sdk: 'ruby',
    ...server('ruby', /Ruby/),
    parts: [
      part('lib/flagsmith.rb', RUBY_METHOD, [/def analytics_processor/, /^ {4}private$/m]),
      part('lib/flagsmith/sdk/config.rb', /opt(?:ion)?s\.fetch\(:(\w+), (.+)\)$/gm),
      part('lib/flagsmith/sdk/config.rb', /opts\[:(\w+)\]/g),
      part('lib/flagsmith/sdk/models/flags.rb', RUBY_METHOD),
      part('lib/flagsmith/sdk/models/flags.rb', /(?:attr_reader|,) :(\w+)/g, [/class Collection/, /def initialize/]),
    ],
  },
  {
    sdk: 'php',
    ...server('php', /PHP/),
    parts: [
      part('src/Flagsmith.php', PHP_METHOD),
      part('src/Flagsmith.php', PHP_ARGUMENT, [/function __construct\(/, /\) \{/]),
      part('src/Flagsmith.php', /^ {4}private \??\w+ \$(cachePrefix|skipCache|useCacheAsFailover|timeToLive) = (.+);/gm, undefined, {
        cachePrefix: 'withCachePrefix',
        skipCache: 'withSkipCache',
        useCacheAsFailover: 'withUseCacheAsFailover',
        timeToLive: 'withTimeToLive',
      }),
      part('src/Models/Flags.php', PHP_METHOD),
      part('src/Models/BaseFlag.php', PHP_METHOD),
      part('src/Models/Flag.php', PHP_METHOD),
    ],
  },
  {
    sdk: 'rust',
    ...server('rust', /Rust/),
    parts: [
      part('src/flagsmith/mod.rs', RUST_METHOD),
      part('src/flagsmith/mod.rs', /^ {12}(\w+): (.+),$/gm, [/FlagsmithOptions \{\n +api_url/, /^ {8}\}/m]),
      part('src/flagsmith/mod.rs', /^ {4}pub (\w+):/gm, [/pub struct FlagsmithOptions/, /^}/m]),
      part('src/flagsmith/models.rs', RUST_METHOD),
      part('src/flagsmith/offline_handler.rs', /^pub struct (\w+)/gm),
    ],
  },
  {
    sdk: 'elixir',
    ...server('elixir', /Elixir/),
    parts: [
      part('lib/configuration/flagsmith_configuration.ex', /^ {4}:?(\w+)(?:: (.+?))?,?$/gm, [/defstruct \[/, /^ {2}\]/m]),
      part('lib/flagsmith_client.ex', /^ {2}def (\w+)/gm),
    ],
  },
  {sdk: 'js', ...client('javascript', ...JS_PAGES), parts: JS_TYPES},
  {
    sdk: 'react',
    folder: 'js',
    ...client('react', ...JS_PAGES),
    parts: [
      part('react.d.ts', DECLARED),
      part('react.d.ts', FIELD, [/type FlagsmithContextType/, /^}/m]),
      part('isomorphic.d.ts', DECLARED),
      part('next-middleware.d.ts', DECLARED),
    ],
  },
  {sdk: 'react-native', ...client('javascript', ...JS_PAGES), parts: JS_TYPES.filter(({file}) => file.endsWith('.d.ts'))},
  {
    sdk: 'swiftpm',
    root: 'FlagsmithClient/Classes/',
    ...client('ios', 'docs/clients/ios.mdx', 'samples/swift/'),
    parts: [
      part('Flagsmith.swift', SWIFT_MEMBER),
      part('Flagsmith+Concurrency.swift', /^ {4}(?:@discardableResult )?(?:func|var) (\w+)/gm),
      part('Flag.swift', SWIFT_MEMBER),
      part('Trait.swift', SWIFT_MEMBER, [/public struct Trait/, /^}/m]),
      part('Identity.swift', SWIFT_MEMBER),
      part('FlagsmithError.swift', /^ {4}case (\w+)/gm),
    ],
  },
  {
    sdk: 'android',
    root: 'FlagsmithClient/src/main/java/com/flagsmith/',
    ...client('android', 'docs/clients/android.mdx', 'samples/kotlin/'),
    parts: [
      part('Flagsmith.kt', KOTLIN_ARGUMENT, [/class Flagsmith constructor\(/, /^\)/m]),
      part('Flagsmith.kt', KOTLIN_MEMBER),
      part('FlagsmithCacheConfig.kt', KOTLIN_ARGUMENT),
    ],
  },
  {
    sdk: 'flutter',
    ...client('flutter', 'docs/clients/flutter.mdx', 'samples/dart/'),
    parts: [
      part('lib/src/flagsmith_config.dart', /^ {4}this\.(\w+) =\s+(.+),$/gm, [/const FlagsmithConfig\(/, /\}\);/]),
      part('lib/src/flagsmith_client.dart', DART_MEMBER),
    ],
  },
  {
    sdk: 'openfeature-web',
    ...provider('web'),
    parts: [
      part('src/lib/flagsmith-client-provider.d.ts', /^ {8}(\w+)\?:/gm, [/constructor\(/, /\}\);/]),
      part('src/lib/flagsmith-client-provider.d.ts', /^ {4}get (\w+)\(/gm),
    ],
  },
  {
    sdk: 'openfeature-nodejs',
    ...provider('node'),
    parts: [part('src/lib/flagsmith-provider.d.ts', FIELD, [/interface FlagsmithProviderConfig/, /^}/m])],
  },
  {
    sdk: 'openfeature-python',
    ...provider('python'),
    parts: [
      part('openfeature_flagsmith/provider.py', PYTHON_ARGUMENT, [/def __init__\(/, /^ {4}\):\n/m]),
      part('openfeature_flagsmith/tracking.py', /^([A-Z_]+)(?::[^=]+)? = (.+)$/gm),
      part('openfeature_flagsmith/hooks.py', /^class (\w+)/gm),
    ],
  },
  {
    sdk: 'openfeature-java',
    root: 'providers/flagsmith/src/main/java/dev.openfeature.contrib.providers.flagsmith/',
    ...provider('java'),
    parts: [part('FlagsmithProviderOptions.java', /^ {4}private [\w<>, ]+? (\w+)(?: = (.+))?;$/gm)],
  },
  {
    sdk: 'openfeature-go',
    release: '0.1.6',
    ...provider('go'),
    parts: [part('providers/flagsmith/pkg/provider.go', /^func (?!New)([A-Z]\w*)\(/gm)],
  },
  {
    sdk: 'openfeature-dotnet',
    release: '0.3.0',
    ...provider('dotnet'),
    parts: [part('src/OpenFeature.Contrib.Providers.Flagsmith/FlagsmithProviderConfiguration.cs', /public bool (\w+)/g)],
  },
  {
    sdk: 'openfeature-ruby',
    release: '0.1.2',
    ...provider('ruby'),
    parts: [
      part('providers/openfeature-flagsmith-provider/lib/openfeature/flagsmith/options.rb', /^ {8}(\w+):(?: (.+?))?,?$/gm, [
        /def initialize\(/,
        /^ {6}\)/m,
      ]),
    ],
  },
  {
    sdk: 'openfeature-php',
    release: '0.1.1',
    ...provider('php'),
    parts: [part('providers/Flagsmith/src/config/FlagsmithConfig.php', PHP_ARGUMENT, [/function __construct\(/, /\) \{/])],
  },
  {
    sdk: 'openfeature-rust',
    release: '0.1.0',
    ...provider('rust'),
    parts: [part('crates/flagsmith/src/lib.rs', /^ {4}pub (\w+):/gm, [/^pub struct FlagsmithOptions/m, /^}/m])],
  },
  {
    sdk: 'openfeature-kotlin',
    release: '0.1.0',
    ...provider('kotlin'),
    parts: [
      part('provider/src/main/java/com/flagsmith/openfeature/FlagsmithProvider.kt', KOTLIN_ARGUMENT, [/class FlagsmithProvider\(/, /^\)/m]),
    ],
  },
  {
    sdk: 'cli',
    tables: {'cli-commands': '*'},
    pages: ['docs/clients/CLI.mdx'],
    parts: cli(
      'root',
      'init',
      'login',
      'logout',
      'auth',
      'config',
      'flags',
      'flag_update',
      'flag_reorder',
      'evaluate',
      'feature',
      'segment',
      'organisation',
      'project',
      'environment',
      'api',
    ),
  },
  {
    sdk: 'terraform',
    tables: {'terraform-arguments': '*'},
    pages: ['docs/integrations/terraform.mdx', 'docs/integrations/terraform/', 'samples/hcl/'],
    parts: terraform(
      'provider',
      'data_source_organisation',
      'data_source_user',
      'resource_environment',
      'resource_feature',
      'resource_feature_state',
      'resource_multivariate_option',
      'resource_project',
      'resource_segment',
      'resource_tag',
    ),
  },
  {
    sdk: 'edge-proxy',
    tables: {'edge-proxy-config': '*'},
    pages: ['docs/advanced-use/edge-proxy.mdx', 'docs/deployment/configuration/environment-variables/edge-proxy.mdx'],
    parts: [
      part('src/edge_proxy/settings.py', /^ {4}(\w+): .+?(?: = (?:Field\(\s*)?(?:default=)?([^,\n]+?)(?:,.*?)?\)?)?$/gm, [
        /^class EnvironmentKeyPair/m,
        /^class AppConfig/m,
      ]),
    ],
  },
];
